import type { Limits } from "../../../framework/service.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import { listPage, pageSizeOf } from "../../../framework/token-pages.ts";
import type { Empty, Export, ListExportsResponse } from "../../../generated/retention-v1.types.gen.ts";
import { readableMatter, writableMatter } from "../access/access-control.ts";
import { MAX_PAGE_SIZE } from "../resource-conventions.ts";
import type { RetentionCall, RetentionReader, RetentionTransaction } from "../retention-context.ts";
import { assertValidQuery } from "../search/query-rules.ts";
import { addExport } from "./export-creation.ts";
import { progressTask, progressTaskId } from "./export-progress.ts";
import { exportRepresentation, type StoredExport } from "./stored-export.ts";

/** Begins an export of what the query finds at this moment. */
export async function createExport(call: RetentionCall<"createExport">): Promise<Export> {
  const { context, caller, path, body } = call;
  const { state, world, operationMs } = context;
  const createdAt = context.clock.now();
  const { name, query, exportOptions } = body;
  const times = { createdAt, endsAt: createdAt + operationMs };
  const draft = { ...path, ...times, name, query, exportOptions, requester: caller };
  const added = await state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    assertValidQuery(query ?? {});
    await requireExportCapacity(transaction, context.limits, createdAt);
    const [stored] = await addExport(transaction, world, draft);
    await transaction.plan(progressTask(stored.id, 1, createdAt, operationMs));
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
    const pageSize = pageSizeOf(query.pageSize, MAX_PAGE_SIZE);
    const pageRequest = {
      index: "byMatter",
      equals: [matterId],
      pageToken: query.pageToken,
      pageSize,
    } as const;
    const { items, ...next } = await listPage(reader, "exports", pageRequest, faults);
    return { exports: items.map(({ value }) => exportRepresentation(value)), ...next };
  });
}

/** Deletes an export with its files. One in progress ends with that. */
export async function deleteExport(call: RetentionCall<"deleteExport">): Promise<Empty> {
  const { context, path } = call;
  await context.state.change(async (transaction) => {
    await writableMatter(transaction, call, path.matterId);
    await requireExport(transaction, path);
    await dropExport(transaction, path.exportId);
  });
  return {};
}

/** Names an export, as paths do. */
interface ExportPath {
  readonly matterId: string;
  readonly exportId: string;
}

/**
 * The export of a matter.
 *
 * @throws Refusal 404
 */
async function requireExport(
  reader: RetentionReader,
  { matterId, exportId }: ExportPath,
): Promise<StoredExport> {
  const found = await reader.get("exports", exportId);
  if (found?.matterId === matterId) return found;
  throw new ServiceError(404, `There is no export ${exportId} in the matter ${matterId}.`);
}

/** Takes away an export, what it found and what it was still to do. Its files go with it. */
async function dropExport(transaction: RetentionTransaction, exportId: string): Promise<void> {
  await transaction.drop(progressTaskId(exportId));
  await transaction.delete("exportContents", exportId);
  await transaction.delete("exports", exportId);
}

/** Takes away all exports of a matter: part of its purge. */
export async function dropExports(transaction: RetentionTransaction, matterId: string): Promise<void> {
  for (;;) {
    const query = { index: "byMatter", equals: [matterId] } as const;
    const { items } = await transaction.list("exports", query);
    if (items.length === 0) return;
    for (const { id } of items) await dropExport(transaction, id);
  }
}

/** How many exports of an organization may be in progress at once (reference facts, "Limits"). */
const MAX_EXPORTS_IN_PROGRESS = 20;

/**
 * Holds an organization, which is all of an emulator, to its exports in progress, where limits are in force.
 *
 * @param now milliseconds since 1970
 * @throws Refusal 429, to come again when the first of them ends
 */
async function requireExportCapacity(reader: RetentionReader, limits: Limits, now: number): Promise<void> {
  if (limits !== "reference") return;
  if ((await reader.count("exports", { index: "inProgress" })) < MAX_EXPORTS_IN_PROGRESS) return;
  const { items } = await reader.list("exports", { index: "inProgress", limit: 1 });
  const endsAt = items[0]?.value.endsAt ?? now;
  const problem = `An organization may have ${MAX_EXPORTS_IN_PROGRESS} exports in progress, and has as many.`;
  throw new ServiceError(429, problem, { retryAfterMs: Math.max(endsAt - now, 1) });
}
