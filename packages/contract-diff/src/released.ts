import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Change, Step } from "./change.ts";
import { ContractDiffError } from "./contract-diff-error.ts";
import { type ContractDocument, documentId } from "./document.ts";
import type { JsonObject } from "./prepare-document.ts";
import { replaceFolder } from "./replace-folder.ts";

/** A document of the last release. */
export interface ReleasedDocument extends ContractDocument {
  /** SHA-256 of its bundle, in hexadecimal digits. */
  readonly sha256: string;
}

/** What a release changed in a document. */
export interface ReleasedChanges extends ContractDocument {
  readonly state: "new" | "changed" | "removed";
  readonly step: Step;
  readonly changes: readonly Change[];
}

/** A release, with the documents that it changed. */
export interface Release {
  /** Version of `@seamline/specs`. */
  readonly version: string;
  readonly documents: readonly ReleasedChanges[];
}

/** The content of `released/releases.json`. */
export interface ReleaseRecord {
  /** The documents of the last release. */
  readonly documents: readonly ReleasedDocument[];
  /** The newest comes first. */
  readonly releases: readonly Release[];
}

/** Where the last release is recorded: `releases.json`, and the bundles by the ids of their documents. */
export const releasedFolder: string = fileURLToPath(new URL("../released", import.meta.url));

const RECORD = "releases.json";
const remedy = 'Restore it from Git, since only "npx -y pnpm release" writes it.';

/** @throws ContractDiffError when the record is missing or broken: no record is not the same as no release */
export async function readReleases(folder: string = releasedFolder): Promise<ReleaseRecord> {
  const file = join(folder, RECORD);
  const record = (await readJson(file, "It records the releases.")) as Partial<ReleaseRecord>;
  if (Array.isArray(record.documents) && Array.isArray(record.releases)) return record as ReleaseRecord;
  throw new ContractDiffError(`${shortened(file)} has no lists of documents and releases. ${remedy}`);
}

/** @throws ContractDiffError when the bundle is missing, broken, or not the one that was released */
export async function readReleasedBundle(
  document: ReleasedDocument,
  folder: string = releasedFolder,
): Promise<JsonObject> {
  const file = bundleFile(document, folder);
  const bundle = await readJson(file, `${documentId(document)} was released with it.`);
  if (hashOf(await readFile(file, "utf8")) === document.sha256) return bundle;
  throw new ContractDiffError(
    `${shortened(file)} is not the bundle that was released: its SHA-256 differs from that in ${RECORD}. ${remedy}`,
  );
}

/**
 * Replaces the record as a whole: a failure leaves the one before.
 *
 * @param bundles text of each document's bundle
 */
export async function writeReleases(
  bundles: ReadonlyMap<ContractDocument, string>,
  releases: readonly Release[],
  folder: string = releasedFolder,
): Promise<void> {
  const documents = [...bundles].map(([document, text]) => ({ ...document, sha256: hashOf(text) }));
  await replaceFolder(folder, async (next) => {
    for (const [document, text] of bundles) await write(bundleFile(document, next), text);
    await write(join(next, RECORD), `${JSON.stringify({ documents, releases }, undefined, 2)}\n`);
  });
}

function bundleFile(document: ContractDocument, folder: string): string {
  return join(folder, documentId(document), "openapi.json");
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function readJson(file: string, meaning: string): Promise<JsonObject> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as JsonObject;
  } catch (error) {
    const problem =
      (error as NodeJS.ErrnoException).code === "ENOENT"
        ? "is missing"
        : `cannot be read: ${(error as Error).message}`;
    throw new ContractDiffError(`${shortened(file)} ${problem.replace(/\.$/, "")}. ${meaning} ${remedy}`, {
      cause: error,
    });
  }
}

function shortened(file: string): string {
  const path = relative(process.cwd(), file);
  return path.startsWith("..") ? file : path;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
