// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type ResourceNames, resourceNames } from "@seamline/client-core";

/** Parts of a resource name of the form `operations/{operation}`. */
export interface OperationNameParts {
  readonly operation: string;
}

/** Resource name of the form `operations/{operation}`. Any string is taken, and checked before anything is sent. */
export type OperationName = `operations/${string}` | (string & {});

const operationNames: ResourceNames<OperationNameParts> = /* @__PURE__ */ resourceNames("operations/{operation}", ["operation"]);

/**
 * Writes a resource name of the form `operations/{operation}`.
 *
 * @throws {InvalidArgumentError} when a part is missing or empty, or holds what its place cannot
 */
export function operationName(parts: OperationNameParts): OperationName {
  return operationNames.format(parts);
}

/**
 * Reads the parts of a resource name of the form `operations/{operation}`.
 *
 * @throws {InvalidArgumentError} when the name has another form
 */
export function parseOperationName(name: string): OperationNameParts {
  return operationNames.parse(name);
}
