import type { LongRunningOperation } from "@seamline/openapi/document";
import { SpecError } from "@seamline/openapi/spec-error";
import { nearest } from "@seamline/overlay/nearest";
import { isSuccess, type OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { type InputKey, placeKeysOf } from "../model/long-running.ts";
import { bodySchemas, checkBodyPointers, type PointerShape } from "./body-pointers.ts";

const anything: readonly string[] = [];

const shapeOf = ({ doneValues }: LongRunningOperation): PointerShape => ({
  pointers: {
    done: doneValues === undefined ? ["boolean"] : ["string"],
    error: anything,
    response: anything,
    name: ["string"],
    metadata: anything,
  },
  required: [],
});

interface Fault {
  readonly problem: string;
  readonly remedy: string;
  readonly at?: string;
}

/** @throws SpecError if `x-operation` refers to operations or parts of the body that do not exist */
export function checkLongRunning(
  loaded: LoadedDocument,
  entry: OperationEntry,
  entries: readonly OperationEntry[],
): void {
  const extension = entry.operation["x-operation"];
  if (extension === undefined) {
    return;
  }
  const segments = [...entry.segments, "x-operation"];
  const fault = faultOfTakers(extension, entries) ?? faultOfValues(extension);
  if (fault !== undefined) {
    const { problem, remedy, at } = fault;
    const location = loaded.locate(at === undefined ? segments : [...segments, at]);
    throw new SpecError(`x-operation of ${entry.id} ${problem}`, remedy, location);
  }
  const { get, cancel, parameters = {}, doneValues, failedValues, ...pointers } = extension;
  const bodies = bodySchemas(entry.responses, isSuccess);
  checkBodyPointers(loaded, shapeOf(extension), pointers, segments, bodies);
  const names = Object.fromEntries(Object.keys(parameters).map((name) => [name, ["string"]]));
  const shape = { pointers: names, required: [] };
  checkBodyPointers(loaded, shape, parameters, [...segments, "parameters"], bodies);
}

/** Checks the operations that `x-operation` refers to, and their inputs. */
function faultOfTakers(
  extension: LongRunningOperation,
  entries: readonly OperationEntry[],
): Fault | undefined {
  const { get, cancel, name, parameters, done } = extension;
  if (name !== undefined && parameters !== undefined) {
    return {
      problem: "has both name and parameters",
      remedy: "remove one: name is a shorthand for one parameter",
      at: "name",
    };
  }
  if (get === undefined && done !== undefined) {
    return { problem: "has no get", remedy: "add the operationId of the operation that reads the state" };
  }
  for (const [at, id] of Object.entries({ get, cancel })) {
    const fault = id === undefined ? undefined : faultOfTaker(String(id), extension, entries);
    if (fault !== undefined) {
      return { ...fault, at };
    }
  }
  return undefined;
}

function faultOfTaker(
  id: string,
  extension: LongRunningOperation,
  entries: readonly OperationEntry[],
): Fault | undefined {
  const taker = entries.find((entry) => entry.id === id);
  if (taker === undefined) {
    const ids = entries.map((entry) => entry.id);
    const remedy = `write ${nearest(id, ids) ?? "an operationId of the document"}`;
    return { problem: `refers to the unknown operation ${id}`, remedy };
  }
  const keys = placeKeysOf(taker);
  const reader = entries.find((entry) => entry.id === extension.get) ?? taker;
  return faultOfNames(id, keys, extension) ?? faultOfKeys(id, keys, placeKeysOf(reader));
}

/** Checks that an operation's inputs match the extension's pointers. */
function faultOfNames(
  id: string,
  keys: readonly InputKey[],
  { parameters }: LongRunningOperation,
): Fault | undefined {
  const names = keys.map(({ name }) => name);
  if (parameters === undefined) {
    if (names.length === 1) {
      return undefined;
    }
    const remedy = "use an operation with a resource name or one path parameter, or add parameters";
    return { problem: `refers to the operation ${id}, which does not have a single input`, remedy };
  }
  if (isSame(Object.keys(parameters), names)) {
    return undefined;
  }
  const problem = `refers to the operation ${id}, whose inputs are ${names.join(", ") || "empty"}`;
  return { problem, remedy: "write exactly one pointer for each input in parameters" };
}

/** Checks that an operation has the same input keys as `get`, because the runtime uses one set of keys for both. */
function faultOfKeys(id: string, taken: readonly InputKey[], read: readonly InputKey[]): Fault | undefined {
  const keyOf = ({ key }: InputKey): string => key;
  if (isSame(taken.map(keyOf), read.map(keyOf))) {
    return undefined;
  }
  const names = taken.map(({ name }) => name).join(", ");
  const problem = `refers to the operation ${id}, whose inputs are ${names}`;
  return { problem, remedy: "use an operation with the same inputs as get" };
}

function faultOfValues({ done, doneValues, failedValues = [] }: LongRunningOperation): Fault | undefined {
  if (doneValues !== undefined && done === undefined) {
    return {
      problem: "has doneValues but no done",
      remedy: "add done, a pointer to the string that contains the state",
      at: "doneValues",
    };
  }
  const stray = failedValues.find((value) => !doneValues?.includes(value));
  return stray === undefined
    ? undefined
    : {
        problem: `has ${stray} in failedValues but not in doneValues`,
        remedy: "add it to doneValues",
        at: "failedValues",
      };
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join() === [...right].sort().join();
}
