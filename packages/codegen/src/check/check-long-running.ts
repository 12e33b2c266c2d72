import type { LongRunningOperation } from "@seamline/openapi/document";
import { nearest } from "@seamline/overlay/nearest";
import { isSuccess, type OperationEntry } from "../document/operation-entry.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { type InputKey, placeKeysOf } from "../model/long-running.ts";
import { SpecError } from "../spec-error.ts";
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
  /** Key of the extension. */
  readonly at?: string;
}

/** @throws SpecError when `x-operation` names operations or parts of the body that are not there */
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

/** What is wrong with the operations that are asked about a long-running one, or with what they are given. */
function faultOfTakers(
  extension: LongRunningOperation,
  entries: readonly OperationEntry[],
): Fault | undefined {
  const { get, cancel, name, parameters, done } = extension;
  if (name !== undefined && parameters !== undefined) {
    return {
      problem: "has name and parameters",
      remedy: "keep one: name is short for one parameter",
      at: "name",
    };
  }
  if (get === undefined && done !== undefined) {
    return { problem: "lacks get", remedy: "name the operation that reads the state" };
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
    return { problem: `names the operation ${id}`, remedy };
  }
  const keys = placeKeysOf(taker);
  const reader = entries.find((entry) => entry.id === extension.get) ?? taker;
  return faultOfNames(id, keys, extension) ?? faultOfKeys(id, keys, placeKeysOf(reader));
}

/** What is wrong with an operation that takes other things than the extension points to. */
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
    const remedy = "name one with a resource name or one path parameter, or write parameters";
    return { problem: `names the operation ${id}, which takes no name`, remedy };
  }
  if (isSame(Object.keys(parameters), names)) {
    return undefined;
  }
  const problem = `names the operation ${id}, which takes ${names.join(", ") || "nothing"}`;
  return { problem, remedy: "write a pointer for each of these under parameters, and no other" };
}

/** What is wrong with an operation whose input has other keys than that of `get`: the runtime knows one set of them. */
function faultOfKeys(id: string, taken: readonly InputKey[], read: readonly InputKey[]): Fault | undefined {
  const keyOf = ({ key }: InputKey): string => key;
  if (isSame(taken.map(keyOf), read.map(keyOf))) {
    return undefined;
  }
  const names = taken.map(({ name }) => name).join(", ");
  const problem = `names the operation ${id}, which takes ${names}`;
  return { problem, remedy: "name one that takes what get takes" };
}

function faultOfValues({ done, doneValues, failedValues = [] }: LongRunningOperation): Fault | undefined {
  if (doneValues !== undefined && done === undefined) {
    return {
      problem: "has doneValues and no done",
      remedy: "point to the text that is one of them",
      at: "doneValues",
    };
  }
  const stray = failedValues.find((value) => !doneValues?.includes(value));
  return stray === undefined
    ? undefined
    : { problem: `fails at ${stray}, which is no end`, remedy: "add it to doneValues", at: "failedValues" };
}

function isSame(left: readonly string[], right: readonly string[]): boolean {
  return [...left].sort().join() === [...right].sort().join();
}
