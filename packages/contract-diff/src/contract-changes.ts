import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { type Change, greatestStep, type Step } from "./change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { ContractDiffError } from "./contract-diff-error.ts";
import { type ContractDocument, documentId } from "./document.ts";
import type { JsonObject } from "./prepare-document.ts";
import { type ReleasedChanges, type ReleaseRecord, readReleasedBundle } from "./released.ts";

/** A document of the repository, with the URL of its bundle. */
export interface BundledDocument extends ContractDocument {
  readonly files: { readonly json: URL };
}

/** What to compare with the last release. */
export interface ChangesInput {
  readonly documents: readonly BundledDocument[];
  readonly record: ReleaseRecord;
  /** Folder of the bundles that were released. Default: that of this package. */
  readonly folder?: string;
}

/** The step that the first release of a document asks for. */
const FIRST: Step = "minor";

/**
 * Finds what changed in every document since the last release. A document that did not change is left out.
 *
 * @throws ContractDiffError when a bundle cannot be read
 */
export async function contractChanges({
  documents,
  record,
  folder,
}: ChangesInput): Promise<ReleasedChanges[]> {
  const current = new Map(documents.map((document) => [documentId(document), document]));
  const released = new Map(record.documents.map((document) => [documentId(document), document]));
  const jobs = [...new Set([...current.keys(), ...released.keys()])].toSorted().map((id) => async () => {
    const [now, before] = [current.get(id), released.get(id)];
    if (before === undefined) return now && entry(now, "new", FIRST, []);
    if (now === undefined) return entry(before, "removed", "major", []);
    const changes = await compareDocuments(
      await readReleasedBundle(before, folder),
      await readBundle(now),
    ).catch((error: Error) => {
      throw new ContractDiffError(`${id} cannot be compared with its last release: ${error.message}`);
    });
    const step = greatestStep(changes.map((change) => change.step));
    return step && entry(now, "changed", step, changes);
  });
  return (await inParallel(jobs)).filter((each) => each !== undefined);
}

function entry(
  { service, version, profile, title }: ContractDocument,
  state: ReleasedChanges["state"],
  step: Step,
  changes: readonly Change[],
): ReleasedChanges {
  return { service, version, profile, title, state, step, changes };
}

async function readBundle(document: BundledDocument): Promise<JsonObject> {
  try {
    return JSON.parse(await readFile(document.files.json, "utf8")) as JsonObject;
  } catch (error) {
    throw new ContractDiffError(
      `The bundle of ${documentId(document)} cannot be read: ${(error as Error).message}. Run "npx -y pnpm bundle".`,
      { cause: error },
    );
  }
}

/** Each comparison is a process of its own. */
async function inParallel<Result>(jobs: readonly (() => Promise<Result>)[]): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...jobs.entries()];
  const work = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) results[next[0]] = await next[1]();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return results;
}
