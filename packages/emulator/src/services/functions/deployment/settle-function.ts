import type { BackgroundWork } from "../../../framework/background-jobs.ts";
import type { PlannedTask } from "../../../framework/scheduled-tasks.ts";
import { allItems } from "../../../store/store.ts";
import { storeVersion } from "../function-resource/function-store.ts";
import type { DeployedVersion, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import type { OperationOutcome, StoredOperation } from "../operations/stored-function-operation.ts";
import { programOf } from "../running/program.ts";
import { archiveReader } from "../running/run-function.ts";
import { deleteUnusedArchive } from "../source/archive-store.ts";

/**
 * Makes of the function of an operation that ends what came of it. What ran before is retired then, and not earlier:
 * until then, calls go to it.
 *
 * @param time RFC 3339, when the operation ends
 * @returns the outcome, with the function as it is now
 */
export async function applyOutcome(
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
  const settled = isNew ? { ...outcome.function, updateTime: time } : outcome.function;
  await transaction.put("functions", target, settled);
  await replaceVersion(transaction, before, settled, time);
  return { ...outcome, function: settled };
}

async function replaceVersion(
  transaction: FunctionsTransaction,
  before: StoredFunction,
  { deployed }: StoredFunction,
  time: string,
): Promise<void> {
  if (!deployed || deployed.versionId === before.deployed?.versionId) return;
  await storeVersion(transaction, before.name, deployed, time);
  if (before.deployed) await transaction.plan(retirementTask(before, before.deployed, Date.parse(time)));
}

/**
 * Takes away a function with everything that is its own: versions, policy, deliveries of events, archives that nothing
 * else names, and the program that runs.
 *
 * @param at milliseconds since 1970, when that happens
 */
async function removeFunction(
  transaction: FunctionsTransaction,
  stored: StoredFunction,
  at: number,
): Promise<void> {
  const { name, deployed } = stored;
  await transaction.delete("functions", name);
  await transaction.delete("policies", name);
  await removeDeliveries(transaction, name);
  const archiveIds = await removeVersions(transaction, name);
  for (const archiveId of archiveIds) await deleteUnusedArchive(transaction, archiveId);
  if (deployed) await transaction.plan(retirementTask(stored, deployed, at));
}

/** Attempts that are planned find nothing to bring. */
async function removeDeliveries(transaction: FunctionsTransaction, name: string): Promise<void> {
  for (const { id, value } of await allItems(transaction, "deliveries"))
    if (value.function === name) await transaction.delete("deliveries", id);
}

/** @returns the archives that they were made of */
async function removeVersions(transaction: FunctionsTransaction, name: string): Promise<Set<string>> {
  const archiveIds = new Set<string>();
  for (const { id, value } of await allItems(transaction, "versions", {
    index: "byFunction",
    equals: [name],
  })) {
    archiveIds.add(value.archiveId);
    await transaction.delete("versions", id);
  }
  return archiveIds;
}

/** The kind of the errand that ends a program which nothing calls any more. */
export const RETIREMENT_JOB = "retire";

interface RetirementSubject {
  readonly stored: Pick<StoredFunction, "name" | "environment">;
  readonly version: DeployedVersion;
}

/** @param at milliseconds since 1970 */
function retirementTask(
  { name, environment }: StoredFunction,
  version: DeployedVersion,
  at: number,
): PlannedTask {
  const subject: RetirementSubject = { stored: { name, environment }, version };
  return { id: `retire ${name} ${version.versionId}`, at, kind: RETIREMENT_JOB, subject };
}

/** Ends a program as soon as its calls have ended. */
export function retirementJob(context: FunctionsContext): BackgroundWork {
  return async ({ stored, version }: RetirementSubject) => {
    context.runner?.retire(programOf(stored, version, archiveReader(context)).id);
  };
}
