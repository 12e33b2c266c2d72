// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type ResourceNames, resourceNames } from "@seamline/client-core";

/** Parts of a resource name of the form `projects/{project}`. */
export interface ProjectNameParts {
  readonly project: string;
}

/** Resource name of the form `projects/{project}`. Any string is taken, and checked before anything is sent. */
export type ProjectName = `projects/${string}` | (string & {});

const projectNames: ResourceNames<ProjectNameParts> = /* @__PURE__ */ resourceNames("projects/{project}");

/**
 * Writes a resource name of the form `projects/{project}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function projectName(parts: ProjectNameParts): ProjectName {
  return projectNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `projects/{project}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseProjectName(name: string): ProjectNameParts {
  return projectNames.parse(name);
}

/** Parts of a resource name of the form `projects/{project}/locations/{location}`. */
export interface LocationNameParts {
  readonly project: string;
  readonly location: string;
}

/** Resource name of the form `projects/{project}/locations/{location}`. Any string is taken, and checked before anything is sent. */
export type LocationName = `projects/${string}/locations/${string}` | (string & {});

const locationNames: ResourceNames<LocationNameParts> = /* @__PURE__ */ resourceNames("projects/{project}/locations/{location}");

/**
 * Writes a resource name of the form `projects/{project}/locations/{location}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function locationName(parts: LocationNameParts): LocationName {
  return locationNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `projects/{project}/locations/{location}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseLocationName(name: string): LocationNameParts {
  return locationNames.parse(name);
}

/** Parts of a resource name of the form `projects/{project}/locations/{location}/functions/{function}`. */
export interface FunctionNameParts {
  readonly project: string;
  readonly location: string;
  readonly function: string;
}

/** Resource name of the form `projects/{project}/locations/{location}/functions/{function}`. Any string is taken, and checked before anything is sent. */
export type FunctionName = `projects/${string}/locations/${string}/functions/${string}` | (string & {});

const functionNames: ResourceNames<FunctionNameParts> = /* @__PURE__ */ resourceNames("projects/{project}/locations/{location}/functions/{function}");

/**
 * Writes a resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function functionName(parts: FunctionNameParts): FunctionName {
  return functionNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `projects/{project}/locations/{location}/functions/{function}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseFunctionName(name: string): FunctionNameParts {
  return functionNames.parse(name);
}

/** Parts of a resource name of the form `projects/{project}/locations/{location}/operations/{operation}`. */
export interface OperationNameParts {
  readonly project: string;
  readonly location: string;
  readonly operation: string;
}

/** Resource name of the form `projects/{project}/locations/{location}/operations/{operation}`. Any string is taken, and checked before anything is sent. */
export type OperationName = `projects/${string}/locations/${string}/operations/${string}` | (string & {});

const operationNames: ResourceNames<OperationNameParts> = /* @__PURE__ */ resourceNames("projects/{project}/locations/{location}/operations/{operation}");

/**
 * Writes a resource name of the form `projects/{project}/locations/{location}/operations/{operation}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function operationName(parts: OperationNameParts): OperationName {
  return operationNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `projects/{project}/locations/{location}/operations/{operation}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseOperationName(name: string): OperationNameParts {
  return operationNames.parse(name);
}
