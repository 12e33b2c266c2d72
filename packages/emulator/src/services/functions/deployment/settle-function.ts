import type { BackgroundWork, PlannedTask } from "@seamline/emulator-kit";
import { allItems } from "@seamline/emulator-kit";
import { storeVersion } from "../function-resource/function-store.ts";
import type { DeployedVersion, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import type { LongRunningOutcome, StoredLongRunning } from "../long-running/stored-long-running.ts";
import { programOf } from "../running/program.ts";
import { archiveReader } from "../running/run-function.ts";
import { deleteUnusedArchive } from "../source/archive-store.ts";

/**
 * Applies the outcome of a long-running operation to its function. The previous version is retired at this point,
 * because it serves calls until the operation ends.
 *
 * @param time the end of the operation, in RFC 3339
 * @returns the outcome, with the stored function
 */
export async function applyOutcome(
  transaction: FunctionsTransaction,
  { target, kind }: StoredLongRunning,
  outcome: LongRunningOutcome,
  time: string,
): Promise<LongRunningOutcome> {
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

/** Stores the newly deployed version of a function, and schedules the previous version's retirement. */
export async function replaceVersion(
  transaction: FunctionsTransaction,
  before: StoredFunction | undefined,
  { name, deployed }: StoredFunction,
  time: string,
): Promise<void> {
  if (!deployed || deployed.versionId === before?.deployed?.versionId) return;
  await storeVersion(transaction, name, deployed, time);
  if (before?.deployed) await transaction.plan(retirementTask(before, before.deployed, Date.parse(time)));
}

/**
 * Deletes a function, and its policy, versions, deliveries, unused archives and running program.
 *
 * @param at when to retire the program, in milliseconds since 1970
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

/** Deletes a function's deliveries. Afterwards, attempts that are still scheduled do nothing. */
async function removeDeliveries(transaction: FunctionsTransaction, name: string): Promise<void> {
  for (const { id, value } of await allItems(transaction, "deliveries"))
    if (value.function === name) await transaction.delete("deliveries", id);
}

/** @returns the ids of the removed versions' archives */
async function removeVersions(transaction: FunctionsTransaction, name: string): Promise<Set<string>> {
  const archiveIds = new Set<string>();
  const query = { index: "byFunction", equals: [name] } as const;
  for (const { id, value } of await allItems(transaction, "versions", query)) {
    archiveIds.add(value.archiveId);
    await transaction.delete("versions", id);
  }
  return archiveIds;
}

/** The background job that stops a replaced program. */
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

/** Creates the background job that stops a program when its calls have ended. */
export function retirementJob(context: FunctionsContext): BackgroundWork {
  return async ({ stored, version }: RetirementSubject) => {
    context.attached?.retire(programOf(stored, version, archiveReader(context)).id);
  };
}
