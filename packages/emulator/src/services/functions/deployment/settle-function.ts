import type { StoredFunction } from "../functions/stored-function.ts";
import type { FunctionsTransaction } from "../functions-context.ts";
import type { OperationOutcome, StoredOperation } from "../operations/stored-operation.ts";
import { keepVersion } from "./keep-version.ts";
import { removeFunction } from "./remove-function.ts";
import { retireTask } from "./retire-errand.ts";

/**
 * Makes of the function of an operation that ends what came of it. What ran before is retired then, and not earlier:
 * until then, calls go to it.
 *
 * @param time RFC 3339, when the operation ends
 * @returns the outcome, with the function as it is now
 */
export async function settleFunction(
  transaction: FunctionsTransaction,
  { target, kind }: StoredOperation,
  outcome: OperationOutcome,
  time: string,
): Promise<OperationOutcome> {
  const before = await transaction.get("functions", target);
  if (!before) return outcome;
  if (kind === "DELETE_FUNCTION") {
    await removeFunction(transaction, before, Date.parse(time));
    return outcome;
  }
  if (!outcome.function) return outcome;
  const isNew = outcome.how === "done" || kind === "CREATE_FUNCTION";
  const left = isNew ? { ...outcome.function, updateTime: time } : outcome.function;
  await transaction.put("functions", target, left);
  await changeVersion(transaction, before, left, time);
  return { ...outcome, function: left };
}

async function changeVersion(
  transaction: FunctionsTransaction,
  before: StoredFunction,
  { deployed }: StoredFunction,
  time: string,
): Promise<void> {
  if (!deployed || deployed.versionId === before.deployed?.versionId) return;
  await keepVersion(transaction, before.name, deployed, time);
  if (before.deployed) await transaction.plan(retireTask(before, before.deployed, Date.parse(time)));
}
