export interface FunctionNameParts {
  readonly project: string;
  readonly location: string;
  readonly id: string;
}

const FUNCTION_NAME = /^projects\/(?<project>[^/]+)\/locations\/(?<location>[^/]+)\/functions\/(?<id>[^/]+)$/;

/** Splits a function name. @returns `undefined` if the string is not a function name */
export function parseFunctionName(name: string): FunctionNameParts | undefined {
  return FUNCTION_NAME.exec(name)?.groups as FunctionNameParts | undefined;
}

export function functionName({ project, location, id }: FunctionNameParts): string {
  return `projects/${project}/locations/${location}/functions/${id}`;
}

/** Function ids that the contract of the v2 family accepts. */
export const V2_FUNCTION_ID: RegExp = /^[a-z0-9-]{4,63}$/;

/**
 * Function ids that v1 accepts. The sources do not describe them, so the emulator accepts every id that needs no
 * encoding in a URL and cannot be confused with a custom method.
 */
export const V1_FUNCTION_ID: RegExp = /^[A-Za-z0-9][\w.~-]{0,127}$/;

/**
 * Returns the URL of a function.
 *
 * @param origin the scheme and authority that the caller used
 */
export function functionUrl(name: string, origin: string): string {
  const { project = "", location = "", id = "" } = parseFunctionName(name) ?? {};
  return `${origin}/run/${[project, location, id].map(encodeURIComponent).join("/")}`;
}

/** Returns the revision name of a function version in the v2 family, such as `hello-00001-emu`. */
export function revisionName(functionId: string, versionId: number): string {
  return `${functionId}-${`${versionId}`.padStart(5, "0")}-emu`;
}

const REVISION_NAME = /^(?<functionId>.+)-(?<version>\d{5,15})-emu$/s;

/** Splits a revision name. @returns `undefined` if the string is not a revision name */
export function parseRevisionName(
  name: string,
): { readonly functionId: string; readonly versionId: number } | undefined {
  const { functionId, version } = REVISION_NAME.exec(name)?.groups ?? {};
  return functionId === undefined ? undefined : { functionId, versionId: Number(version) };
}
