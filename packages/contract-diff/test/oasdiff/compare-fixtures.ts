import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";
import { parse } from "yaml";
import { compareDocuments } from "../../src/compare-documents.ts";
import type { JsonObject } from "../../src/json-object.ts";
import { type Difference, differences } from "./differences.ts";
import type { FixturePair } from "./fixture-pairs.ts";

/** Result of both programs for a pair of documents. */
export interface Comparison {
  readonly title: string;
  /** Ids of the rules that oasdiff rates as errors. */
  readonly errors: readonly string[];
  /** Descriptions of our major changes. */
  readonly majorTexts: readonly string[];
}

const ERROR_LEVEL = 3;

/** Compares both documents with oasdiff and with this package. Returns `undefined` if oasdiff rejects a document. */
export async function comparePair({ title, base, revision }: FixturePair): Promise<Comparison | undefined> {
  const errors = await oasdiffErrors(base, revision);
  if (errors === undefined) return undefined;
  const [before, after] = await Promise.all([base, revision].map(readDocument));
  const changes = await compareDocuments(before ?? {}, after ?? {});
  return {
    title,
    errors,
    majorTexts: changes.filter(({ step }) => step === "major").map(({ text }) => text),
  };
}

async function oasdiffErrors(base: string, revision: string): Promise<string[] | undefined> {
  try {
    const args = ["breaking", "--format", "json", base, revision];
    const { stdout } = await promisify(execFile)("oasdiff", args, { maxBuffer: 2 ** 26 });
    const found = (JSON.parse(stdout) ?? []) as { id: string; level: number }[];
    return found.filter(({ level }) => level === ERROR_LEVEL).map(({ id }) => id);
  } catch (error) {
    if (typeof (error as { code?: unknown }).code === "number") return undefined;
    throw new Error(`Cannot run oasdiff: ${(error as Error).message}`, { cause: error });
  }
}

async function readDocument(file: string): Promise<JsonObject> {
  return parse(await readFile(file, "utf8")) as JsonObject;
}

/**
 * Returns the differences that explain a disagreement, with `undefined` for each unexplained error or change. Empty if
 * both programs agree.
 */
export function explanationsOf({ errors, majorTexts }: Comparison): (Difference | undefined)[] {
  if (errors.length > 0 === majorTexts.length > 0) return [];
  return errors.length > 0
    ? errors.map((id) => differences.find(({ rules, texts }) => texts === undefined && rules.includes(id)))
    : majorTexts.map((text) => differences.find(({ texts }) => texts?.test(text)));
}
