import { join } from "node:path";
import { downloadExport } from "@seamline/retention/exports";
import { folderSink } from "@seamline/retention/exports/node";
import { type Export, parseInt64, type Query, type RetentionClient } from "@seamline/retention/reference";
import { type Corpus, type OpenCase, partName } from "./case.ts";

/** Where the files of exports go, and how long to wait for each export, and for the count before it. */
export interface ExportOptions {
  readonly folder: string;
  readonly waitMs: number;
}

/** An account that the service cannot search now. Its export would fail, without saying why. */
export class UnsearchableAccountError extends Error {
  override readonly name = "UnsearchableAccountError";
}

/** Finds the export that an earlier run has started, by its name. */
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
 * Starts the export of one kind of data, unless an earlier run has done so. One that has failed is replaced.
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

/** A total may have any size, so it is a text of digits. */
async function countResults(
  { matters }: RetentionClient,
  matterId: string,
  query: Query,
  waitMs: number,
): Promise<bigint> {
  const counting = matters.count({ matterId, body: { query, view: "TOTAL_COUNT" } });
  const counted = await counting.wait({ deadlineMs: waitMs });
  const [problem] = counted.mailCountResult?.accountCountErrors ?? [];
  if (problem) throw new UnsearchableAccountError(`The account cannot be searched: ${problem.errorType}`);
  return parseInt64(counted.totalCount ?? "0");
}

/**
 * Waits for an export, whichever run has started it, and downloads the files that are not in the folder yet.
 *
 * @returns how many files the export has, and how many of them were downloaded now
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
