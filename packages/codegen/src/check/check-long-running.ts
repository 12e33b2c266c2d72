import { nearest } from "@seamline/overlay/nearest";
import type { LoadedDocument } from "../load/load-document.ts";
import { isSuccess, type OperationEntry } from "../model/operation-entry.ts";
import { templateParameters } from "../prepare/prepare-document.ts";
import { SpecError } from "../spec-error.ts";
import { bodySchemas, checkBodyPointers, type PointerShape } from "./body-pointers.ts";

const anything: readonly string[] = [];

const shape: PointerShape = {
  pointers: { done: ["boolean"], error: anything, response: anything, name: ["string"], metadata: anything },
  required: [],
};

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
  const { get, cancel, ...pointers } = extension;
  for (const [key, id] of Object.entries({ get, cancel })) {
    const fault = id === undefined ? undefined : faultOfTaker(String(id), entries);
    if (fault !== undefined) {
      const problem = `x-operation of ${entry.id} names the operation ${id}${fault.problem}`;
      throw new SpecError(problem, fault.remedy, loaded.locate([...segments, key]));
    }
  }
  if (get === undefined && pointers.done !== undefined) {
    const remedy = "name the operation that reads the state";
    throw new SpecError(`x-operation of ${entry.id} lacks get`, remedy, loaded.locate(segments));
  }
  checkBodyPointers(loaded, shape, pointers, segments, bodySchemas(entry.responses, isSuccess));
}

/** What is wrong with an operation that is asked by the name of a long-running one. */
function faultOfTaker(
  id: string,
  entries: readonly OperationEntry[],
): { problem: string; remedy: string } | undefined {
  const taker = entries.find((entry) => entry.id === id);
  if (taker === undefined) {
    const ids = entries.map((entry) => entry.id);
    return { problem: "", remedy: `write ${nearest(id, ids) ?? "an operationId of the document"}` };
  }
  const takesName = taker.operation["x-resource-name"] !== undefined;
  return takesName || templateParameters(taker.path).length === 1
    ? undefined
    : { problem: ", which takes no name", remedy: "name one with a resource name or one path parameter" };
}
