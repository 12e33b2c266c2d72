interface VersionedDocument {
  readonly "x-api-version": string;
  readonly paths: Readonly<Record<string, object>>;
}

/**
 * Derives another version's document. The versions differ only in the first segment of each path (`/v2/projects`) and
 * in `x-api-version`.
 */
export function documentOfVersion(document: object, version: string): object {
  const { "x-api-version": own, paths } = document as VersionedDocument;
  const renamed = Object.entries(paths).map(([path, item]) => [
    path.startsWith(`/${own}/`) ? `/${version}/${path.slice(own.length + 2)}` : path,
    item,
  ]);
  return { ...document, "x-api-version": version, paths: Object.fromEntries(renamed) };
}
