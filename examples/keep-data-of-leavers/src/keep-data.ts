import { isExportDownloadError } from "@seamline/retention/exports";
import {
  isApiError,
  isOperationFailedError,
  isOperationTimeoutError,
  type RetentionClient,
} from "@seamline/retention/reference";
import { type Corpus, corpora, findCases, type OpenCase, openCase, partName } from "./case.ts";
import {
  type ExportOptions,
  fetchExport,
  findExport,
  startExport,
  UnsearchableAccountError,
} from "./exports.ts";
import type { Leaver } from "./leavers.ts";

/** Options for {@link keepData}. */
export interface KeepOptions extends ExportOptions {
  /** Called with one line for each successful or failed step. */
  readonly report: (line: string) => void;
}

/**
 * Puts the data of all leavers on hold, starts all exports, and then waits for each export and downloads it. Holds come
 * first because they are quick. If a step fails for one leaver, reports the failure and continues with the others. The
 * next run completes the remaining steps.
 *
 * @returns whether everything is kept
 * @throws SeamlineError if a step would fail for every leaver, for example because of a missing privilege
 */
export async function keepData(
  retention: RetentionClient,
  leavers: readonly Leaver[],
  { report, ...options }: KeepOptions,
): Promise<boolean> {
  let isComplete = true;
  const attempt = async (what: string, step: () => Promise<string>): Promise<void> => {
    const outcome = await step().catch((error: unknown) => {
      isComplete = false;
      return reasonOf(error);
    });
    report(`${what}: ${outcome}`);
  };

  const opened: OpenCase[] = [];
  for (const found of await findCases(retention, leavers)) {
    await attempt(found.leaver.email, async () => {
      opened.push(await openCase(retention, found));
      return "on hold";
    });
  }

  const exporting: { open: OpenCase; corpus: Corpus; exportId: string }[] = [];
  for (const open of opened) {
    for (const corpus of corpora) {
      await attempt(partName(corpus, open.leaver), async () => {
        const exportId = await startExport(retention, open, corpus, options.waitMs);
        if (exportId === undefined) return "nothing to export";
        exporting.push({ open, corpus, exportId });
        return "being exported";
      });
    }
  }

  for (const { open, corpus, exportId } of exporting) {
    await attempt(partName(corpus, open.leaver), async () => {
      const { files, downloaded } = await fetchExport(retention, open, exportId, options);
      return `${files} files, ${downloaded} new`;
    });
  }
  return isComplete;
}

/** Returns one line per leaver with the resources that a run would create. Does not change anything. */
export async function previewLines(
  retention: RetentionClient,
  leavers: readonly Leaver[],
): Promise<string[]> {
  const lines: string[] = [];
  for (const found of await findCases(retention, leavers)) {
    const { matterId, held, leaver } = found;
    const missing = matterId === undefined ? ["matter"] : [];
    for (const corpus of corpora) {
      if (!held.has(corpus)) missing.push(`hold on ${corpus}`);
      const exported = matterId && (await findExport(retention, { ...found, matterId }, corpus));
      if (!exported) missing.push(`export of ${corpus}`);
    }
    lines.push(`${leaver.email}: would create ${missing.join(", ") || "nothing"}`);
  }
  return lines;
}

/** Returns the reason for a failed step. Rethrows errors that would occur for every leaver. */
function reasonOf(error: unknown): string {
  if (isOperationTimeoutError(error)) return "not done yet; the next run will resume it";
  const concernsOne =
    isApiError(error, 400) ||
    isApiError(error, 404) ||
    isApiError(error, 409) ||
    isOperationFailedError(error) ||
    isExportDownloadError(error) ||
    error instanceof UnsearchableAccountError;
  if (!concernsOne) throw error;
  return error.message;
}
