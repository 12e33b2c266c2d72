import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Change, Step } from "./change.ts";
import { ContractDiffError } from "./contract-diff-error.ts";
import type { JsonObject } from "./json-object.ts";
import { placeOf } from "./place.ts";
import { prepareDocument } from "./prepare-document.ts";

/** Field of a reported change that contains the rules' ratings. */
const RATINGS = "verdicts";

/** Report of `redocly diff`, reduced to the fields that are used here. */
interface Report {
  readonly changes: readonly ReportedChange[];
}

interface ReportedChange {
  readonly path: string;
  readonly typeName: string;
  readonly kind: "added" | "removed" | "modified";
  readonly impact: Step;
  readonly property?: string;
  readonly [RATINGS]: readonly Rating[];
}

interface Rating {
  readonly ruleId: string;
  readonly impact: Step;
  readonly message: string;
}

/** Rule whose message replaces the messages of other rules about the same removal. */
const MOST_SPECIFIC = "steps/removed-before-sunset";

const cli = join(dirname(createRequire(import.meta.url).resolve("@redocly/cli/package.json")), "bin/cli.js");
const config = fileURLToPath(new URL("../rules/redocly.yaml", import.meta.url));

/**
 * Compares two versions of an OpenAPI document with `redocly diff` and the rules in this package.
 *
 * @returns changes sorted by step, largest first, and then by path. Fields that change with every release are ignored.
 * @throws ContractDiffError if `redocly diff` fails, for example because a document is not an OpenAPI document
 */
export async function compareDocuments(base: JsonObject, revision: JsonObject): Promise<Change[]> {
  const [before, after] = [base, revision].map((each) => JSON.stringify(prepareDocument(each), undefined, 1));
  if (before === after) return [];
  const folder = await mkdtemp(join(tmpdir(), "seamline-contract-diff-"));
  try {
    await writeFile(join(folder, "base.json"), before ?? "");
    await writeFile(join(folder, "revision.json"), after ?? "");
    await redoclyDiff(folder);
    const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as Report;
    return report.changes.map(changeOf).toSorted((a, b) => rank(a.step) - rank(b.step));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rank(step: Step): number {
  return ["major", "minor", "patch"].indexOf(step);
}

async function redoclyDiff(folder: string): Promise<void> {
  const documents = [join(folder, "base.json"), join(folder, "revision.json")];
  const options = ["--config", config, "--format", "json", "--output", join(folder, "report.json")];
  const args = [cli, "diff", ...documents, ...options, "--fail-on", "none"];
  const environment = Object.entries(process.env).filter(([name]) => !name.startsWith("REDOCLY_"));
  const child = spawn(process.execPath, args, {
    env: { ...Object.fromEntries(environment), REDOCLY_TELEMETRY: "off", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
  const status = await new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", resolve);
  });
  if (status !== 0) throw new ContractDiffError(`redocly diff failed: ${reasonIn(output)}`);
}

/** Returns the first 400 characters of Redocly's output on one line, without the most common status messages. */
function reasonIn(output: string): string {
  const lines = output.split("\n").map((line) => line.trim());
  return lines
    .filter((line) => line !== "" && !/^(Document|Diff report|Woohoo)/.test(line))
    .join(" ")
    .slice(0, 400);
}

/** Returns a change with the message of the rule that determined its step, or with a generic description. */
function changeOf({ path, typeName, kind, property, impact, [RATINGS]: ratings }: ReportedChange): Change {
  const pointer =
    property === undefined || property === "key" ? path : `${path.replace(/\/$/, "")}/${property}`;
  const at = { step: impact, pointer, place: placeOf(path) };
  const deciding = ratings.filter((each) => each.impact === impact);
  const rating = deciding.find(({ ruleId }) => ruleId === MOST_SPECIFIC) ?? deciding[0];
  if (rating !== undefined) return { ...at, text: rating.message };
  const what = property === undefined || property === "key" ? nameIn(path) : property;
  const verb = kind === "modified" ? "changed" : kind === "added" ? "was added" : "was removed";
  return {
    ...at,
    text: `${typeName === "SpecExtension" ? "Extension" : wordsOf(typeName)} \`${what}\` ${verb}.`,
  };
}

function nameIn(path: string): string {
  return (path.split("/").at(-1) ?? path).replaceAll("~1", "/").replaceAll("~0", "~");
}

/** Converts `MediaTypesMap` to `Media types map`. */
function wordsOf(typeName: string): string {
  const words = typeName.replace(/(?<=[a-z])(?=[A-Z])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
