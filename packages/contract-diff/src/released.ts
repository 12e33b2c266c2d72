import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Change, Step } from "./change.ts";
import { ContractDiffError } from "./contract-diff-error.ts";
import { type ContractDocument, documentId } from "./document.ts";
import type { JsonObject } from "./json-object.ts";
import { replaceFolder } from "./replace-folder.ts";

/** A document in the last release. */
export interface ReleasedDocument extends ContractDocument {
  /** SHA-256 hash of the bundle in hexadecimal. */
  readonly sha256: string;
}

/** Changes to a document in a release. */
export interface ReleasedChanges extends ContractDocument {
  readonly state: "new" | "changed" | "removed";
  readonly step: Step;
  readonly changes: readonly Change[];
}

/** A release and its changed documents. */
export interface Release {
  /** Version of `@seamline/specs`. */
  readonly version: string;
  readonly documents: readonly ReleasedChanges[];
}

/** Content of `released/releases.json`. */
export interface ReleaseRecord {
  /** Documents in the last release. */
  readonly documents: readonly ReleasedDocument[];
  /** Releases, newest first. */
  readonly releases: readonly Release[];
}

/** Folder that contains `releases.json` and the bundles by document id. */
export const releasedFolder: string = fileURLToPath(new URL("../released", import.meta.url));

const RECORD = "releases.json";
const remedy = 'Restore it from Git: only "npx -y pnpm release" writes it.';

/**
 * @throws ContractDiffError if the record is missing or broken. Without the record, it is unknown whether
 *   anything was released.
 */
export async function readReleases(folder: string = releasedFolder): Promise<ReleaseRecord> {
  const file = join(folder, RECORD);
  const record = (await readJson(file, "It records the releases.")) as Partial<ReleaseRecord>;
  if (Array.isArray(record.documents) && Array.isArray(record.releases)) return record as ReleaseRecord;
  throw new ContractDiffError(`${shortened(file)} does not list documents and releases. ${remedy}`);
}

/** @throws ContractDiffError if the bundle is missing, broken or modified */
export async function readReleasedBundle(
  document: ReleasedDocument,
  folder: string = releasedFolder,
): Promise<JsonObject> {
  const file = bundleFile(document, folder);
  const bundle = await readJson(file, `It is the released bundle of ${documentId(document)}.`);
  if (hashOf(await readFile(file, "utf8")) === document.sha256) return bundle;
  throw new ContractDiffError(
    `${shortened(file)} is not the released bundle: its SHA-256 hash differs from the hash in ${RECORD}. ${remedy}`,
  );
}

/**
 * Replaces the whole record. The old record is kept if an error occurs.
 *
 * @param bundles each document's bundle, as text
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
