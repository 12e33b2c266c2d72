/** What the v2 family calls a version of a function, such as `hello-00001-emu`. */
export function revisionName(functionId: string, versionId: number): string {
  return `${functionId}-${`${versionId}`.padStart(5, "0")}-emu`;
}

const REVISION_NAME = /^(?<functionId>.+)-(?<version>\d{5,15})-emu$/s;

/** `undefined` for what is no name of a revision. */
export function parseRevisionName(
  name: string,
): { readonly functionId: string; readonly versionId: number } | undefined {
  const { functionId, version } = REVISION_NAME.exec(name)?.groups ?? {};
  return functionId === undefined ? undefined : { functionId, versionId: Number(version) };
}
