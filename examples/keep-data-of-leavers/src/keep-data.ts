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

/** How to keep data. */
export interface KeepOptions extends ExportOptions {
  /** Called with a line about each thing that was done or has failed. */
  readonly report: (line: string) => void;
}

/**
 * Puts the data of all leavers on hold, which is quick, then starts the exports, and then waits for them and downloads
 * them. What fails for one leaver is reported and does not stop the others. Another run does what is left to do.
 *
 * @returns whether everything is kept
 * @throws SeamlineError when it would fail for every leaver, such as for lack of a privilege
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
      return `${files} files, ${downloaded} of them new`;
    });
  }
  return isComplete;
}

/** Lists what a run would create, by one line for each leaver. Changes nothing. */
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

/** Says why a step has failed. @throws what would fail for every leaver */
function reasonOf(error: unknown): string {
  if (isOperationTimeoutError(error)) return "not done yet; the next run goes on with it";
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
