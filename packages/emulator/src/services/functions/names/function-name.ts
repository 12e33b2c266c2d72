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
