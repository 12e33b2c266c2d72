import { join } from "node:path";
import { downloadExport } from "@seamline/retention/exports";
import { folderSink } from "@seamline/retention/exports/node";
import { type Export, parseInt64, type Query, type RetentionClient } from "@seamline/retention/reference";
import { type Corpus, type OpenCase, partName } from "./case.ts";

/** Options for {@link fetchExport}. */
export interface ExportOptions {
  /** Folder for the downloaded files. */
  readonly folder: string;
  /** Maximum wait for an export, and for the preceding count, in milliseconds. */
  readonly waitMs: number;
}

/** Thrown if the service cannot search the account at the moment. An export would fail without a reason. */
export class UnsearchableAccountError extends Error {
  override readonly name = "UnsearchableAccountError";
}

/** Finds, by name, the export that an earlier run started. */
export async function findExport(
  { matters }: RetentionClient,
  { leaver, matterId }: OpenCase,
  corpus: Corpus,
): Promise<Export | undefined> {
  for await (const each of matters.exports.list({ matterId })) {
    if (each.name === partName(corpus, leaver)) return each;
  }
  return undefined;
}

/**
 * Starts the export of one type of data, unless an earlier run has started it. Replaces a failed export.
 *
 * @returns the id of the export; `undefined` if there is nothing to export
 * @throws UnsearchableAccountError
 */
export async function startExport(
  retention: RetentionClient,
  open: OpenCase,
  corpus: Corpus,
  waitMs: number,
): Promise<string | undefined> {
  const { exports } = retention.matters;
  const { leaver, matterId } = open;
  const earlier = await findExport(retention, open, corpus);
  if (earlier && earlier.status !== "FAILED") return earlier.id;
  const accountInfo = { emails: [leaver.email] };
  const query: Query = { corpus, dataScope: "ALL_DATA", method: "ACCOUNT", accountInfo };
  if ((await countResults(retention, matterId, query, waitMs)) === 0n) return undefined;
  if (earlier) await exports.delete({ matterId, exportId: earlier.id });
  return (await exports.create({ matterId, body: { name: partName(corpus, leaver), query } })).id;
}

/** Returns the number of results. The service sends totals as strings, because they can exceed 2^53. */
async function countResults(
  { matters }: RetentionClient,
  matterId: string,
  query: Query,
  waitMs: number,
): Promise<bigint> {
  const counting = matters.count({ matterId, body: { query, view: "TOTAL_COUNT" } });
  const counted = await counting.wait({ deadlineMs: waitMs });
  const [problem] = counted.mailCountResult?.accountCountErrors ?? [];
  if (problem) throw new UnsearchableAccountError(`the account cannot be searched: ${problem.errorType}`);
  return parseInt64(counted.totalCount ?? "0");
}

/**
 * Waits for an export, even if an earlier run started it, and downloads the files that are missing from the folder.
 *
 * @returns the number of files in the export, and the number of files downloaded by this run
 */
export async function fetchExport(
  retention: RetentionClient,
  { leaver, matterId }: OpenCase,
  exportId: string,
  { folder, waitMs }: ExportOptions,
): Promise<{ readonly files: number; readonly downloaded: number }> {
  const started = { operationId: "createExport", input: { matterId, exportId } };
  const finished = await retention.operations.resume<"createExport">(started).wait({ deadlineMs: waitMs });
  const files = await downloadExport(retention, finished, folderSink(join(folder, leaver.email)));
  return {
    files: files.length,
    downloaded: files.filter(({ bytes, resumedFrom }) => resumedFrom < bytes).length,
  };
}
