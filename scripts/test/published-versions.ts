/** What a registry says of a package. */
export interface PublishedPackage {
  readonly versions: Readonly<Record<string, { readonly dist: { readonly integrity: string } }>>;
  readonly "dist-tags": Readonly<Record<string, string>>;
}

/**
 * Reads a package from a registry.
 *
 * @param registry URL of the registry, with a slash at its end
 */
export async function publishedPackage(registry: string, name: string): Promise<PublishedPackage> {
  const response = await fetch(registry + name.replace("/", "%2f"));
  // A package that does not exist has an error instead.
  const { versions = {}, "dist-tags": tags = {} } = (await response.json()) as Partial<PublishedPackage>;
  return { versions, "dist-tags": tags };
}

/** Lists the versions of a package. */
export async function publishedVersions(registry: string, name: string): Promise<string[]> {
  return Object.keys((await publishedPackage(registry, name)).versions);
}
