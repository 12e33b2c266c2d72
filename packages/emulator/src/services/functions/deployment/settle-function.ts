import type { BackgroundWork, PlannedTask } from "@seamline/emulator-kit";
import { allItems } from "@seamline/emulator-kit";
import { storeVersion } from "../function-resource/function-store.ts";
import type { DeployedVersion, StoredFunction } from "../function-resource/stored-function.ts";
import type { FunctionsContext, FunctionsTransaction } from "../functions-context.ts";
import type { OperationOutcome, StoredOperation } from "../operations/stored-function-operation.ts";
import { programOf } from "../running/program.ts";
import { archiveReader } from "../running/run-function.ts";
import { deleteUnusedArchive } from "../source/archive-store.ts";

/**
 * Applies the outcome of an operation that ends to its function. The version that ran before is retired only now, since
 * calls go to it until the operation ends.
 *
 * @param time when the operation ends, in RFC 3339
 * @returns the outcome, with the function as it is stored
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

/** Stores the version of a function that is deployed now, and plans the end of the one before. */
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
 * Deletes a function with everything that belongs to it: its policy, versions, deliveries, archives that nothing else
 * refers to, and the running program.
 *
 * @param at when the program is retired, in milliseconds since 1970
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

/** Attempts that are already planned find no delivery and do nothing. */
async function removeDeliveries(transaction: FunctionsTransaction, name: string): Promise<void> {
  for (const { id, value } of await allItems(transaction, "deliveries"))
    if (value.function === name) await transaction.delete("deliveries", id);
}

/** @returns the ids of the archives from which the versions were deployed */
async function removeVersions(transaction: FunctionsTransaction, name: string): Promise<Set<string>> {
  const archiveIds = new Set<string>();
  const query = { index: "byFunction", equals: [name] } as const;
  for (const { id, value } of await allItems(transaction, "versions", query)) {
    archiveIds.add(value.archiveId);
    await transaction.delete("versions", id);
  }
  return archiveIds;
}

/** The kind of the background job that ends a program that receives no more calls. */
export const RETIREMENT_JOB = "retire";

interface RetirementSubject {
  readonly stored: Pick<StoredFunction, "name" | "environment">;
  readonly version: DeployedVersion;
}

/** Plans the job that retires a version. @param at milliseconds since 1970 */
function retirementTask(
  { name, environment }: StoredFunction,
  version: DeployedVersion,
  at: number,
): PlannedTask {
  const subject: RetirementSubject = { stored: { name, environment }, version };
  return { id: `retire ${name} ${version.versionId}`, at, kind: RETIREMENT_JOB, subject };
}

/** Makes the background job that ends a program as soon as its calls have ended. */
export function retirementJob(context: FunctionsContext): BackgroundWork {
  return async ({ stored, version }: RetirementSubject) => {
    context.attached?.retire(programOf(stored, version, archiveReader(context)).id);
  };
}
