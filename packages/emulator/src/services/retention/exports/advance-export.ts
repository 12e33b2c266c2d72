import type { TaskWork } from "../../../service/service-state.ts";
import type { RetentionCollections, RetentionContext } from "../retention-context.ts";
import type { RetentionSection } from "../seed/retention-section.ts";
import { endedExport } from "./ended-export.ts";
import { withLineFeeds } from "./formats/line-ends.ts";
import { type ProgressSubject, progressTask, STEPS } from "./progress-task.ts";
import type { ExportContents, StoredExport } from "./stored-export.ts";

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
    if (step === STEPS) {
      await transaction.put("exports", exportId, endedExport(running, contents, section));
      return;
    }
    const stats = statsAt(step / STEPS, running, contents, section);
    await transaction.put("exports", exportId, { ...running, stats });
    await transaction.plan(progressTask(exportId, step + 1, at, leftMs));
  };
}

/**
 * What is done so far. Files are written at the end, once: until then the size is that of the texts which they will
 * hold, so that it never shrinks.
 */
function statsAt(
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
