import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { PlannedTask, TaskWork } from "@seamline/emulator-kit";
import type { RetentionCollections, RetentionContext } from "../retention-context.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { exportFiles } from "./export-files.ts";
import { withLineFeeds } from "./formats/message-text.ts";
import type { ExportContents, StoredExport, StoredFile } from "./stored-export.ts";

/** Bucket for the files of all exports. */
export const EXPORT_BUCKET = "retention-exports";

export const EXPORT_PROGRESS = "exportProgress";

/** Steps per export. */
const PROGRESS_STEPS = 4;

/** Input of a task that advances an export. */
export interface ProgressSubject {
  readonly exportId: string;
  /** From 1 to {@link PROGRESS_STEPS}. */
  readonly step: number;
  /** Milliseconds between the end of this step and the end of the export. */
  readonly remainingMs: number;
}

/** Describes a step for the list of scheduled tasks. */
export function progressText(step: number): string {
  return step === PROGRESS_STEPS ? "ends" : `reaches ${(100 * step) / PROGRESS_STEPS} %`;
}

/** Returns the id of the task for an export. An export has at most one task. */
export function progressTaskId(exportId: string): string {
  return `export ${exportId}`;
}

/**
 * Creates the task for the next step of an export. The remaining time is divided evenly among the remaining steps.
 *
 * @param from the start of the step, in milliseconds since 1970
 * @param remainingMs milliseconds from `from` until the end of the export
 */
export function progressTask(exportId: string, step: number, from: number, remainingMs: number): PlannedTask {
  const stepMs = Math.round(remainingMs / (PROGRESS_STEPS - step + 1));
  const subject: ProgressSubject = { exportId, step, remainingMs: remainingMs - stepMs };
  return { id: progressTaskId(exportId), at: from + stepMs, kind: EXPORT_PROGRESS, subject };
}

/**
 * Advances an export by one step. Closing or deleting the matter does not stop the export. Only deleting the export or
 * purging the matter does.
 */
export function advanceExport(context: Pick<RetentionContext, "fixtures">): TaskWork<RetentionCollections> {
  return async ({ exportId, step, remainingMs }: ProgressSubject, transaction, at) => {
    const current = await transaction.get("exports", exportId);
    const contents = await transaction.get("exportContents", exportId);
    if (!current || !contents) return;
    const { section } = context.fixtures;
    if (step === PROGRESS_STEPS) {
      await transaction.put("exports", exportId, finishedExport(current, contents, section));
      return;
    }
    const stats = progressStats(step / PROGRESS_STEPS, current, contents, section);
    await transaction.put("exports", exportId, { ...current, stats });
    await transaction.plan(progressTask(exportId, step + 1, at, remainingMs));
  };
}

/** Returns an export's final state. An export has failed if none of its accounts could be searched. */
export function finishedExport(
  { endsAt: _endsAt, ...running }: StoredExport,
  contents: ExportContents,
  section: RetentionSection,
): StoredExport {
  if (hasFailed(contents)) return { ...running, status: "FAILED" };
  const files = exportFiles(running, contents, section).map(({ objectName, write }): StoredFile => {
    const bytes = write();
    return { bucketName: EXPORT_BUCKET, objectName, size: `${bytes.length}`, md5Hash: md5Hex(bytes) };
  });
  const sizeInBytes = files.reduce((sum, { size }) => sum + Number(size), 0);
  const { totalArtifactCount } = running.stats;
  const stats = {
    totalArtifactCount,
    exportedArtifactCount: totalArtifactCount,
    sizeInBytes: `${sizeInBytes}`,
  };
  return { ...running, status: "COMPLETED", stats, files };
}

/**
 * Returns the statistics of an export in progress. Files are only generated at the end. Until then, the reported size
 * is the length of the exported text. This is less than the final size, so the size never decreases.
 */
function progressStats(
  share: number,
  { stats: { totalArtifactCount } }: StoredExport,
  { accounts }: ExportContents,
  { messages = [] }: RetentionSection,
): StoredExport["stats"] {
  const count = Math.floor(Number(totalArtifactCount) * share);
  const exported = accounts.flatMap((each) => each.messages).slice(0, count);
  const size = exported.reduce((sum, place) => sum + withLineFeeds(messages[place]?.text ?? "").length, 0);
  return { totalArtifactCount, exportedArtifactCount: `${count}`, sizeInBytes: `${size}` };
}

function hasFailed({ accounts }: ExportContents): boolean {
  return accounts.length > 0 && accounts.every(({ error }) => error !== undefined);
}

/**
 * Returns the MD5 digest (RFC 1321) in lower-case hexadecimal. Implemented here, because Web Crypto does not support
 * MD5.
 */
function md5Hex(bytes: Uint8Array): string {
  return bytesToHex(md5(bytes));
}
