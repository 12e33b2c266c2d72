import { readFile } from "node:fs/promises";
import { type Change, greatestStep, type Step } from "./change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { ContractDiffError } from "./contract-diff-error.ts";
import { type ContractDocument, documentId } from "./document.ts";
import { inParallel } from "./in-parallel.ts";
import type { JsonObject } from "./json-object.ts";
import { type ReleasedChanges, type ReleaseRecord, readReleasedBundle, releasedFolder } from "./released.ts";

/** A document in the repository and the URL of its bundle. */
export interface BundledDocument extends ContractDocument {
  readonly files: { readonly json: URL };
}

/** A document to compare. */
export interface ComparedDocument extends ContractDocument {
  /** Reads the bundle. Rejects with a ContractDiffError if it cannot be read. */
  readonly read: () => Promise<JsonObject>;
}

export function releasedDocuments(
  { documents }: ReleaseRecord,
  folder: string = releasedFolder,
): ComparedDocument[] {
  return documents.map((document) => ({ ...document, read: () => readReleasedBundle(document, folder) }));
}

export function bundledDocuments(documents: readonly BundledDocument[]): ComparedDocument[] {
  return documents.map((document) => ({ ...document, read: () => readBundle(document) }));
}

/** Version bump for a new document. */
const FIRST: Step = "minor";

/**
 * Returns the changes of all documents that have changed.
 *
 * @throws ContractDiffError if a bundle cannot be read
 */
export async function contractChanges(
  before: readonly ComparedDocument[],
  after: readonly ComparedDocument[],
): Promise<ReleasedChanges[]> {
  const [old, current] = [before, after].map(byId) as [Documents, Documents];
  const ids = [...new Set([...current.keys(), ...old.keys()])].toSorted();
  const changes = await inParallel(ids.map((id) => () => changesOf(old.get(id), current.get(id))));
  return changes.filter((each) => each !== undefined);
}

type Documents = ReadonlyMap<string, ComparedDocument>;

function byId(documents: readonly ComparedDocument[]): Documents {
  return new Map(documents.map((document) => [documentId(document), document]));
}

async function changesOf(
  before: ComparedDocument | undefined,
  now: ComparedDocument | undefined,
): Promise<ReleasedChanges | undefined> {
  if (before === undefined) return now && entry(now, "new", FIRST, []);
  if (now === undefined) return entry(before, "removed", "major", []);
  const [base, revision] = [await before.read(), await now.read()];
  const changes = await compareDocuments(base, revision).catch((error: Error) => {
    throw new ContractDiffError(
      `Cannot compare ${documentId(now)} with its previous version: ${error.message}`,
    );
  });
  const step = greatestStep(changes.map((change) => change.step));
  return step && entry(now, "changed", step, changes);
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
      `Cannot read the bundle of ${documentId(document)}: ${(error as Error).message}. Run "npx -y pnpm bundle".`,
      { cause: error },
    );
  }
}
