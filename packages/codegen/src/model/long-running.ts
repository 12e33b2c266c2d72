import type { LongRunningOperation } from "@seamline/openapi/document";
import type { Operation } from "../document/editable-document.ts";
import type { OperationEntry } from "../document/operation-entry.ts";
import { pathParametersOf, resourceNameOf } from "./inputs.ts";
import type { LongRunningModel } from "./model.ts";

/** A key of an input, and the name that the document has for what it takes. */
export interface InputKey {
  readonly key: string;
  readonly name: string;
}

const optionalKeys = ["cancel", "doneValues", "failedValues", "error", "response", "metadata"] as const;

/**
 * How a call waits for the operation that it starts. Nothing where `x-operation` does not show what reads the state,
 * what that takes, or where the end of the operation is told: there is nothing to wait by.
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

/** Whether users of a client may go on with what an operation has started. */
export function isWaitable({ operation }: OperationEntry, entries: readonly OperationEntry[]): boolean {
  return longRunningOf(operation, entries) !== undefined;
}

/** What an operation takes that says which resource it is about: its resource name, else its path parameters. */
export function placeKeysOf(entry: OperationEntry): InputKey[] {
  const resourceName = resourceNameOf(entry, []);
  const parameters = pathParametersOf(entry, resourceName);
  return resourceName === undefined
    ? parameters
    : [{ key: resourceName.input, name: resourceName.input }, ...parameters];
}

/** Pointers by input key. `name` is short for the one thing that the operation takes. */
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
