import path from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { checkConfiguration } from "../build/check-configuration.ts";
import { CopyOfSpecs, linesOf } from "./workspace/copy-of-specs.ts";

let specs: CopyOfSpecs;

beforeAll(() => {
  specs = new CopyOfSpecs("edge");
});

afterAll(() => specs[Symbol.dispose]());

const EXTENDS = "extends: [../rules/ruleset.yaml]\n";

/** Configurations of the edge service that weaken the rules, with the expected message. */
const WEAKER: readonly [what: string, text: string, message: string][] = [
  [
    "extends nothing",
    "rules:\n  info-license: error\n",
    "edge/redocly.yaml: rules/ruleset.yaml does not apply in full",
  ],
  [
    "extends less",
    "extends: [recommended-strict]\n",
    "edge/redocly.yaml:1: rules/ruleset.yaml does not apply in full",
  ],
  [
    "disables one of our rules",
    `${EXTENDS}rules:\n  seamline/operation-idempotency: off\n`,
    "edge/redocly.yaml:3: The rule seamline/operation-idempotency must have the same setting as in rules/ruleset.yaml.",
  ],
  [
    "disables one of our rules for one OpenAPI version",
    `${EXTENDS}oas3_1Rules:\n  seamline/operation-idempotency: off\n`,
    "edge/redocly.yaml:3: The rule seamline/operation-idempotency must have",
  ],
  [
    "lowers a rule to a warning",
    `${EXTENDS}rules:\n  info-license: warn\n`,
    "edge/redocly.yaml:3: The rule info-license must have",
  ],
  [
    "disables a rule for a single document",
    `${EXTENDS}apis:\n  edge:\n    root: ./openapi.yaml\n    rules:\n      no-unresolved-refs: off\n`,
    "edge/redocly.yaml:1: rules/ruleset.yaml does not apply in full",
  ],
  [
    "misspells one of our rules",
    `${EXTENDS}rules:\n  seamline/operation-idempotence: error\n`,
    "edge/redocly.yaml:3: Unknown rule seamline/operation-idempotence",
  ],
  [
    "disables a permitted rule without a reason",
    `${EXTENDS}rules:\n  # Not now.\n  security-defined: off\n`,
    "edge/redocly.yaml:4: The rule security-defined is off without a reason",
  ],
  [
    "has a reason for a different rule",
    `${EXTENDS}rules:\n  # Source, "Errors": no status code is shown.\n  operation-4xx-response: off\n  security-defined: off\n`,
    "edge/redocly.yaml:5: The rule security-defined is off without a reason",
  ],
  [
    "requires a missing plugin",
    `${EXTENDS}plugins: [./missing.ts]\n`,
    "edge/redocly.yaml: Redocly cannot load this configuration: ",
  ],
  [
    "rewrites documents before they are read",
    `${EXTENDS}decorators:\n  remove-x-internal: on\n`,
    "edge/redocly.yaml:2: decorators are not allowed here",
  ],
];

describe("weakened configurations", () => {
  test.each(WEAKER)("lint rejects a configuration that %s", async (_what, text, message) => {
    specs.write("edge/redocly.yaml", text);
    const file = path.join(specs.folder, "edge/redocly.yaml");
    const lines = await linesOf(specs.folder, () => checkConfiguration(file));
    specs.remove("edge/redocly.yaml");
    expect(lines).toEqual([expect.stringContaining(message)]);
  });

  test("lint exits with code 1 if a configuration weakens a rule", () => {
    specs.write("edge/redocly.yaml", `${EXTENDS}rules:\n  seamline/operation-place: off\n`);
    const { status, lines } = specs.run("lint");
    specs.remove("edge/redocly.yaml");
    expect(lines).toEqual([
      expect.stringMatching(/^edge\/redocly\.yaml:3: The rule seamline\/operation-place/),
    ]);
    expect(status).toBe(1);
  });
});

test("accepts a disabled rule if the rule may be off and a comment gives the reason", async () => {
  const reason = '  # Source, "Errors": no status code is shown.\n';
  specs.write("edge/redocly.yaml", `${EXTENDS}rules:\n${reason}  operation-4xx-response: off\n`);
  const file = path.join(specs.folder, "edge/redocly.yaml");
  const lines = await linesOf(specs.folder, () => checkConfiguration(file));
  specs.remove("edge/redocly.yaml");
  expect(lines).toEqual([]);
});

test("environment variables cannot disable rules", async () => {
  const file = "edge/paths/dnszone.yaml";
  const original = specs.read(file);
  specs.write(file, original.replace("x-idempotent: true", "x-idempotent: false"));
  vi.stubEnv("REDOCLY_CLI_LINT_SKIP_RULE", "seamline/operation-idempotency");
  onTestFinished(() => void vi.unstubAllEnvs());
  const lines = await specs.problemsOf("lint");
  specs.write(file, original);
  expect(lines).toEqual([expect.stringContaining("x-idempotent")]);
});
