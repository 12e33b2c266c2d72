import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { type Config, createConfig, loadConfig } from "@redocly/openapi-core";
import { type Document, isMap, isScalar, LineCounter, parseDocument, type Scalar } from "yaml";
import seamline from "../rules/plugin.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/** Rules that a truthful document may be unable to keep. To switch one off takes the section that says why. */
const MAY_BE_OFF: readonly string[] = ["operation-4xx-response", "security-defined"];

/** `# Source, "Errors": no status code is shown.` */
const REASON = /^\s*Source, "[^"]+"[^:]*: \S/;

const VERSION = "oas3_1";

/**
 * Refuses a configuration that takes anything from the rules that every document is held to: a rule that is off, or
 * weaker, would be missed by nobody.
 *
 * @param configPath absolute path of a `redocly.yaml`.
 * @throws {SpecProblemsError} naming each rule.
 */
export async function checkConfiguration(configPath: string): Promise<void> {
  const configuration = await load(configPath);
  const ruleset = await createConfig({
    extends: ["recommended-strict", "seamline/all"],
    plugins: [seamline()],
  });
  const known = await createConfig({ extends: ["all", "seamline/all"], plugins: [seamline()] });
  const file = new ConfigFile(configPath);
  const variants = [configuration, ...aliasesOf(configuration).map((alias) => configuration.forAlias(alias))];
  const problems = variants.flatMap((variant) => [
    ...weakened(variant, ruleset, file),
    ...misspelled(variant, known, file),
    ...changed(variant, ruleset, file),
  ]);
  if (problems.length > 0) throw new SpecProblemsError(problems);
}

/** Rules of the ruleset that the configuration does not hold as the ruleset does. */
function weakened(configuration: Config, ruleset: Config, file: ConfigFile): SpecProblem[] {
  const lost = Object.entries(ruleset.rules[VERSION]).filter(
    ([id, setting]) => !isDeepStrictEqual(configuration.rules[VERSION][id] ?? "off", setting),
  );
  const problems = lost.filter(([id]) => file.has(id)).flatMap(([id]) => problemOf(id, configuration, file));
  if (lost.every(([id]) => file.has(id))) return problems;
  const message =
    "rules/ruleset.yaml does not apply in full: extend it, and after it nothing that weakens it.";
  return [file.problem("extends", message), ...problems];
}

function problemOf(id: string, configuration: Config, file: ConfigFile): SpecProblem[] {
  if (!MAY_BE_OFF.includes(id) || configuration.rules[VERSION][id] !== "off") {
    return [file.problem(id, `The rule ${id} must be as rules/ruleset.yaml has it.`)];
  }
  if (REASON.test(file.commentOf(id))) return [];
  const example = '# Source, "Errors": no status code is shown.';
  return [file.problem(id, `The rule ${id} is off without a reason: write one above it, like ${example}`)];
}

function misspelled(configuration: Config, known: Config, file: ConfigFile): SpecProblem[] {
  const ids = new Set(Object.keys(known.rules[VERSION]));
  return Object.keys(configuration.rules[VERSION])
    .filter((id) => !ids.has(id) && !id.startsWith("rule/") && id !== "assertions")
    .map((id) => file.problem(id, `There is no rule ${id}.`));
}

/** Preprocessors and decorators rewrite a document before the rules see it. */
function changed(configuration: Config, ruleset: Config, file: ConfigFile): SpecProblem[] {
  return (["preprocessors", "decorators"] as const)
    .filter((kind) => !isDeepStrictEqual(configuration[kind][VERSION], ruleset[kind][VERSION]))
    .map((kind) => file.problem(kind, `No ${kind} are allowed here: they change what the rules see.`));
}

function aliasesOf({ resolvedConfig }: Config): string[] {
  return Object.keys(resolvedConfig.apis ?? {});
}

/** Redocly has no class for what is wrong with a configuration, such as a plugin that is not there. */
async function load(configPath: string): Promise<Config> {
  try {
    return await loadConfig({ configPath });
  } catch (error) {
    const message = `Redocly cannot read this configuration: ${error instanceof Error ? error.message : error}`;
    throw new SpecProblemsError([{ file: configPath, message: message.replaceAll(/\s*\n\s*/g, " ") }]);
  }
}

/** The text of a configuration, for lines and comments. */
class ConfigFile {
  readonly #file: string;
  readonly #lines = new LineCounter();
  readonly #document: Document.Parsed;

  constructor(file: string) {
    this.#file = file;
    this.#document = parseDocument(readFileSync(file, "utf8"), { lineCounter: this.#lines });
  }

  has(key: string): boolean {
    return this.#keyOf(key) !== undefined;
  }

  /** A problem on the line of a key; on none where the key does not stand in the file. */
  problem(key: string, message: string): SpecProblem {
    const offset = this.#keyOf(key)?.range?.[0];
    const line = offset === undefined ? undefined : this.#lines.linePos(offset).line;
    return { file: this.#file, message, ...(line !== undefined && { line }) };
  }

  /** The comment above a rule. That above the first rule belongs to the map. */
  commentOf(rule: string): string {
    const rules = this.#document.get("rules");
    const isFirst = isMap(rules) && isScalar(rules.items[0]?.key) && rules.items[0].key.value === rule;
    return this.#keyOf(rule)?.commentBefore ?? (isFirst ? (rules.commentBefore ?? "") : "");
  }

  #keyOf(key: string): Scalar | undefined {
    const { contents } = this.#document;
    const maps: unknown[] = isMap(contents) ? [contents, ...contents.items.map(({ value }) => value)] : [];
    return maps
      .flatMap((map) => (isMap(map) ? map.items.map((item) => item.key) : []))
      .filter((each) => isScalar(each))
      .find(({ value }) => value === key);
  }
}
