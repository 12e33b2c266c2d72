/** A function's name in its parts. */
export interface FunctionNameParts {
  readonly project: string;
  readonly location: string;
  readonly id: string;
}

const FUNCTION_NAME = /^projects\/(?<project>[^/]+)\/locations\/(?<location>[^/]+)\/functions\/(?<id>[^/]+)$/;

/** `undefined` for what is no name of a function. */
export function parseFunctionName(name: string): FunctionNameParts | undefined {
  return FUNCTION_NAME.exec(name)?.groups as FunctionNameParts | undefined;
}

export function functionName({ project, location, id }: FunctionNameParts): string {
  return `projects/${project}/locations/${location}/functions/${id}`;
}

/** What the contract of the v2 family takes for the last part of a function's name. */
export const V2_FUNCTION_ID: RegExp = /^[a-z0-9-]{4,63}$/;

/** v1 says more of ids nowhere: what may stand in an address as it is, and is no method of a resource, will do. */
export const V1_FUNCTION_ID: RegExp = /^[A-Za-z0-9][\w.~-]{0,127}$/;

/**
 * The address at which a function answers requests.
 *
 * @param origin scheme and authority that the caller used
 */
export function functionUrl(name: string, origin: string): string {
  const { project = "", location = "", id = "" } = parseFunctionName(name) ?? {};
  return `${origin}/run/${[project, location, id].map(encodeURIComponent).join("/")}`;
}

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
