import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import { type Config, createConfig, loadConfig } from "@redocly/openapi-core";
import { type Document, isMap, isScalar, LineCounter, parseDocument, type Scalar } from "yaml";
import seamline from "../rules/plugin.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";

/**
 * Rules that some documents cannot satisfy. A configuration that turns off such a rule must cite the source section
 * that explains why.
 */
const MAY_BE_OFF: readonly string[] = ["operation-4xx-response", "security-defined"];

/** Matches a citation such as `# Source, "Errors": no status code is shown.` */
const REASON = /^\s*Source, "[^"]+"[^:]*: \S/;

const VERSION = "oas3_1";

/**
 * Checks that a configuration does not weaken the rules in `rules/ruleset.yaml`, because a disabled rule is easy to
 * miss.
 *
 * @param configPath absolute path of a `redocly.yaml`.
 * @throws {SpecProblemsError} listing each rule that is disabled or weakened.
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

/** Reports rules whose setting differs from the ruleset. */
function weakened(configuration: Config, ruleset: Config, file: ConfigFile): SpecProblem[] {
  const lost = Object.entries(ruleset.rules[VERSION]).filter(
    ([id, setting]) => !isDeepStrictEqual(configuration.rules[VERSION][id] ?? "off", setting),
  );
  const problems = lost.filter(([id]) => file.has(id)).flatMap(([id]) => problemOf(id, configuration, file));
  if (lost.every(([id]) => file.has(id))) return problems;
  const message = "rules/ruleset.yaml does not apply in full: extend it last, and do not weaken its rules.";
  return [file.problem("extends", message), ...problems];
}

function problemOf(id: string, configuration: Config, file: ConfigFile): SpecProblem[] {
  if (!MAY_BE_OFF.includes(id) || configuration.rules[VERSION][id] !== "off") {
    return [file.problem(id, `The rule ${id} must have the same setting as in rules/ruleset.yaml.`)];
  }
  if (REASON.test(file.commentOf(id))) return [];
  const example = '# Source, "Errors": no status code is shown.';
  return [
    file.problem(
      id,
      `The rule ${id} is off without a reason: add a comment above the rule, such as ${example}`,
    ),
  ];
}

function misspelled(configuration: Config, known: Config, file: ConfigFile): SpecProblem[] {
  const ids = new Set(Object.keys(known.rules[VERSION]));
  return Object.keys(configuration.rules[VERSION])
    .filter((id) => !ids.has(id) && !id.startsWith("rule/") && id !== "assertions")
    .map((id) => file.problem(id, `Unknown rule ${id}: correct its name, or remove it.`));
}

/** Reports preprocessors and decorators, which change a document before the rules read it. */
function changed(configuration: Config, ruleset: Config, file: ConfigFile): SpecProblem[] {
  return (["preprocessors", "decorators"] as const)
    .filter((kind) => !isDeepStrictEqual(configuration[kind][VERSION], ruleset[kind][VERSION]))
    .map((kind) =>
      file.problem(
        kind,
        `${kind} are not allowed here, because they change documents before the rules read them: remove them.`,
      ),
    );
}

function aliasesOf({ resolvedConfig }: Config): string[] {
  return Object.keys(resolvedConfig.apis ?? {});
}

/**
 * Loads a configuration. Reports every error as a problem with the configuration, because Redocly has no error class
 * for problems such as a missing plugin.
 */
async function load(configPath: string): Promise<Config> {
  try {
    return await loadConfig({ configPath });
  } catch (error) {
    const message = `Redocly cannot load this configuration: ${error instanceof Error ? error.message : error}`;
    throw new SpecProblemsError([{ file: configPath, message: message.replaceAll(/\s*\n\s*/g, " ") }]);
  }
}

/** Text of a configuration, with the lines and comments of its keys. */
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

  /** Returns a problem on the line of a key, or without a line if the file does not contain the key. */
  problem(key: string, message: string): SpecProblem {
    const offset = this.#keyOf(key)?.range?.[0];
    const line = offset === undefined ? undefined : this.#lines.linePos(offset).line;
    return { file: this.#file, message, ...(line !== undefined && { line }) };
  }

  /** Returns the comment above a rule. The YAML parser attaches a comment above the first rule to the map. */
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
