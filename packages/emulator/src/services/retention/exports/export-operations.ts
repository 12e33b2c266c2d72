import type { Limits } from "@seamline/emulator-kit";
import { invalidFieldError, listPage, ServiceError } from "@seamline/emulator-kit";
import type { Empty, Export, ListExportsResponse, Query } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, writableMatter } from "../access/access-control.ts";
import { deleteMatterContents, matterPageQuery } from "../resource-conventions.ts";
import type { RetentionCall, RetentionReader, RetentionTransaction } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import { addExport } from "./export-creation.ts";
import { progressTask, progressTaskId } from "./export-progress.ts";
import { exportRepresentation, type StoredExport } from "./stored-export.ts";

/** The maximum number of exports that an organization can have in progress (reference facts, "Limits"). */
const MAX_EXPORTS_IN_PROGRESS = 20;

/** Starts an export of a query's current matches. */
export async function createExport(call: RetentionCall<"createExport">): Promise<Export> {
  const { context, caller, path, body } = call;
  const { state, fixtures, longRunningMs } = context;
  const createdAt = context.clock.now();
  const { name, query, exportOptions } = body;
  const times = { createdAt, endsAt: createdAt + longRunningMs };
  const draft = { ...path, ...times, name, query, exportOptions, requester: caller };
  const added = await state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    assertExportQuery(query);
    await assertExportCapacity(transaction, context.limits, createdAt);
    const [stored] = await addExport(transaction, fixtures, draft);
    await transaction.plan(progressTask(stored.id, 1, createdAt, longRunningMs));
    return stored;
  });
  return exportRepresentation(added);
}

export async function getExport(call: RetentionCall<"getExport">): Promise<Export> {
  const { context, path } = call;
  return context.state.read(async (reader) => {
    await readableMatter(reader, call, path.matterId);
    return exportRepresentation(await requireExport(reader, path));
  });
}

export async function listExports(call: RetentionCall<"listExports">): Promise<ListExportsResponse> {
  const { context, path, query, faults } = call;
  const { matterId } = path;
  return context.state.read(async (reader) => {
    await readableMatter(reader, call, matterId);
    const { items, ...next } = await listPage(reader, "exports", matterPageQuery(matterId, query), faults);
    return { exports: items.map(({ value }) => exportRepresentation(value)), ...next };
  });
}

/** Deletes an export and its files, and cancels it if it is in progress. */
export async function deleteExport(call: RetentionCall<"deleteExport">): Promise<Empty> {
  const { context, path } = call;
  await context.state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    await requireExport(transaction, path);
    await deleteWithContents(transaction, path.exportId);
  });
  return {};
}

export async function deleteExports(transaction: RetentionTransaction, matterId: string): Promise<void> {
  await deleteMatterContents(transaction, "exports", matterId, (id) => deleteWithContents(transaction, id));
}

/**
 * Rejects a missing query, which is more likely to be a mistake than a request to export everything.
 *
 * @throws ServiceError 400
 */
function assertExportQuery(query: Query | undefined): void {
  const problem = "An export must have a query. Send an empty query to export everything.";
  if (!query) throw invalidFieldError("/query", "required", problem);
  assertValidQuery(query);
}

interface ExportPath {
  readonly matterId: string;
  readonly exportId: string;
}

/**
 * Finds an export in a matter.
 *
 * @throws ServiceError 404
 */
async function requireExport(
  reader: RetentionReader,
  { matterId, exportId }: ExportPath,
): Promise<StoredExport> {
  const found = await reader.get("exports", exportId);
  if (found?.matterId === matterId) return found;
  throw new ServiceError(404, `There is no export ${exportId} in the matter ${matterId}.`);
}

/**
 * Deletes an export, its contents and its next step. This also deletes its files, which are generated from the
 * contents.
 */
async function deleteWithContents(transaction: RetentionTransaction, exportId: string): Promise<void> {
  await transaction.drop(progressTaskId(exportId));
  await transaction.delete("exportContents", exportId);
  await transaction.delete("exports", exportId);
}

/**
 * Enforces the limit on exports in progress if limits are enabled. The whole emulator is one organization.
 *
 * @param now milliseconds since 1970
 * @throws ServiceError 429, with the time until the next export in progress ends
 */
async function assertExportCapacity(reader: RetentionReader, limits: Limits, now: number): Promise<void> {
  if (limits !== "reference") return;
  if ((await reader.count("exports", { index: "inProgress" })) < MAX_EXPORTS_IN_PROGRESS) return;
  const { items } = await reader.list("exports", { index: "inProgress", limit: 1 });
  const endsAt = items[0]?.value.endsAt ?? now;
  const problem = `An organization may have at most ${MAX_EXPORTS_IN_PROGRESS} exports in progress.`;
  throw new ServiceError(429, problem, { retryAfterMs: Math.max(endsAt - now, 1) });
}
