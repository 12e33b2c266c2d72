import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { PlannedTask } from "../../../framework/scheduled-tasks.ts";
import type { TaskWork } from "../../../framework/service-state.ts";
import type { RetentionCollections, RetentionContext } from "../retention-context.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { exportFiles } from "./export-files.ts";
import { withLineFeeds } from "./formats/message-text.ts";
import type { ExportContents, StoredExport, StoredFile } from "./stored-export.ts";

/** In how many steps an export comes to its end. */
const PROGRESS_STEPS = 4;

/** The kind of the tasks by which an export makes progress. */
export const EXPORT_PROGRESS = "exportProgress";

/** What a step of an export is about. */
interface ProgressSubject {
  readonly exportId: string;
  /** From 1 to {@link PROGRESS_STEPS}. */
  readonly step: number;
  /** From this step to the end, in milliseconds. */
  readonly leftMs: number;
}

/** An export has one task at most. */
export function progressTaskId(exportId: string): string {
  return `export ${exportId}`;
}

/**
 * The next step of an export in progress: what is left is divided among the steps that are left.
 *
 * @param from when the step begins, in milliseconds since 1970
 * @param leftMs milliseconds from then until the export is to end
 */
export function progressTask(exportId: string, step: number, from: number, leftMs: number): PlannedTask {
  const stepMs = Math.round(leftMs / (PROGRESS_STEPS - step + 1));
  const subject: ProgressSubject = { exportId, step, leftMs: leftMs - stepMs };
  return { id: progressTaskId(exportId), at: from + stepMs, kind: EXPORT_PROGRESS, subject };
}

/**
 * Takes an export a step further. Closing its matter does not stop it, nor does the trash: what was begun in an open
 * matter comes to its end. Deleting it does, and the purge.
 */
export function advanceExport(context: Pick<RetentionContext, "world">): TaskWork<RetentionCollections> {
  return async ({ exportId, step, leftMs }: ProgressSubject, transaction, at) => {
    const running = await transaction.get("exports", exportId);
    const contents = await transaction.get("exportContents", exportId);
    if (!running || !contents) return;
    const { section } = context.world;
    if (step === PROGRESS_STEPS) {
      await transaction.put("exports", exportId, finishedExport(running, contents, section));
      return;
    }
    const stats = progressStats(step / PROGRESS_STEPS, running, contents, section);
    await transaction.put("exports", exportId, { ...running, stats });
    await transaction.plan(progressTask(exportId, step + 1, at, leftMs));
  };
}

/**
 * What is done so far. Files are written at the end, once: until then the size is that of the texts which they will
 * hold, so that it never shrinks.
 */
function progressStats(
  share: number,
  { stats: { totalArtifactCount } }: StoredExport,
  { accounts }: ExportContents,
  { messages = [] }: RetentionSection,
): StoredExport["stats"] {
  const count = Math.floor(Number(totalArtifactCount) * share);
  const done = accounts.flatMap((each) => each.messages).slice(0, count);
  const size = done.reduce((sum, place) => sum + withLineFeeds(messages[place]?.text ?? "").length, 0);
  return { totalArtifactCount, exportedArtifactCount: `${count}`, sizeInBytes: `${size}` };
}

/** The bucket of all exports. */
export const EXPORT_BUCKET = "retention-exports";

/** An export at its end: it failed where none of the accounts could be searched. */
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

function hasFailed({ accounts }: ExportContents): boolean {
  return accounts.length > 0 && accounts.every(({ error }) => error !== undefined);
}

/** MD5 (RFC 1321) in lower-case hexadecimal. Web Crypto has none. */
function md5Hex(bytes: Uint8Array): string {
  return bytesToHex(md5(bytes));
}
