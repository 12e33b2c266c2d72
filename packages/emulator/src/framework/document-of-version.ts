interface VersionedDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, object>>;
}

/**
 * The document of another version of a service that differs in its version alone: in the first segment of every path
 * (`/v2/projects`) and in `info.version`.
 */
export function documentOfVersion(document: object, version: string): object {
  const { info, paths, ...others } = document as VersionedDocument;
  const own = `/${info.version}/`;
  const renamed = Object.entries(paths).map(([path, item]) => [
    path.startsWith(own) ? `/${version}/${path.slice(own.length)}` : path,
    item,
  ]);
  return { ...others, info: { ...info, version }, paths: Object.fromEntries(renamed) };
}
