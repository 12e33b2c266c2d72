export interface PublishedPackage {
  readonly versions: Readonly<Record<string, { readonly dist: { readonly integrity: string } }>>;
  readonly "dist-tags": Readonly<Record<string, string>>;
}

/**
 * Reads a package from a registry.
 *
 * @param registry URL of the registry, with a trailing slash
 */
export async function publishedPackage(registry: string, name: string): Promise<PublishedPackage> {
  const response = await fetch(registry + name.replace("/", "%2f"));
  // For an unknown package, the response contains only an error.
  const { versions = {}, "dist-tags": tags = {} } = (await response.json()) as Partial<PublishedPackage>;
  return { versions, "dist-tags": tags };
}

export async function publishedVersions(registry: string, name: string): Promise<string[]> {
  return Object.keys((await publishedPackage(registry, name)).versions);
}
