import type { LongRunningOperation } from "@seamline/openapi/document";
import type { Operation } from "../document/editable-document.ts";
import type { OperationEntry } from "../document/operation-entry.ts";
import { pathParametersOf, resourceNameOf } from "./inputs.ts";
import type { LongRunningModel } from "./model.ts";

/** An input key, and the input's name in the document. */
export interface InputKey {
  readonly key: string;
  readonly name: string;
}

const optionalKeys = ["cancel", "doneValues", "failedValues", "error", "response", "metadata"] as const;

/**
 * Returns the data for waiting for a long-running operation. Returns `undefined` if `x-operation` does not name the
 * operation that reads the state, its inputs, and the field that indicates whether the operation is done.
 */
export function longRunningOf(
  { "x-operation": extension = {} }: Operation,
  entries: readonly OperationEntry[],
): LongRunningModel | undefined {
  const { get, done } = extension;
  const reader = entries.find(({ id }) => id === get);
  const pointers = reader && parametersOf(extension, placeKeysOf(reader));
  if (get === undefined || pointers === undefined || done === undefined) {
    return undefined;
  }
  const shown = optionalKeys.filter((key) => extension[key] !== undefined);
  return {
    get,
    parameters: Object.fromEntries(pointers),
    done,
    ...Object.fromEntries(shown.map((key) => [key, extension[key]])),
  };
}

/** Returns whether clients can wait for a long-running operation. */
export function isWaitable({ operation }: OperationEntry, entries: readonly OperationEntry[]): boolean {
  return longRunningOf(operation, entries) !== undefined;
}

/** Returns the inputs that identify a resource: the resource name, or else the path parameters. */
export function placeKeysOf(entry: OperationEntry): InputKey[] {
  const resourceName = resourceNameOf(entry, []);
  const parameters = pathParametersOf(entry, resourceName);
  return resourceName === undefined
    ? parameters
    : [{ key: resourceName.input, name: resourceName.input }, ...parameters];
}

/** Returns pointers by input key. `name` is a shorthand for the only input. */
function parametersOf(
  { name, parameters }: LongRunningOperation,
  keys: readonly InputKey[],
): [key: string, pointer: string][] | undefined {
  const [only] = keys;
  if (name !== undefined) {
    return only && [[only.key, name]];
  }
  return parameters && keys.map((each) => [each.key, parameters[each.name] ?? ""]);
}
