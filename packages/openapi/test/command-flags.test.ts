import { expect, test } from "vitest";
import { describeFlagProblem, readFlags } from "../src/command-flags.ts";

const FLAGS = {
  spec: { type: "string" },
  overlay: { type: "string", multiple: true },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
} as const;

function problemsOf(args: string, most?: number): string[] {
  return readFlags(args.split(" "), FLAGS, most).problems.map(describeFlagProblem);
}

test("parses flags and positional arguments in order", () => {
  const { given, positionals, problems } = readFlags(
    ["--overlay", "b", "one", "--overlay=a", "-h", "--spec", "-", "--", "--json"],
    FLAGS,
  );
  expect(given).toEqual([
    { name: "overlay", value: "b" },
    { name: "overlay", value: "a" },
    { name: "help", value: undefined },
    { name: "spec", value: "-" },
  ]);
  expect({ positionals, problems }).toEqual({ positionals: ["one", "--json"], problems: [] });
});

test("reports all problems at once and suggests the nearest flag", () => {
  expect(problemsOf("--spce a --bogus --json=x --overlay= --spec --json --spec a --spec b", 0)).toEqual([
    "Option '--spec' argument is missing: another option follows",
    "Unknown option '--spce': write --spec",
    "Unknown option '--bogus'",
    "Option '--json' does not take an argument",
    "--overlay has an empty value",
    "--spec is given twice",
  ]);
  expect(problemsOf("one two --spec", 1)).toEqual([
    "Unexpected argument 'two'",
    "Option '--spec <value>' argument missing",
  ]);
});

test("reports every flag with a missing value", () => {
  expect(problemsOf("--spec --overlay --json")).toEqual([
    "Option '--spec' argument is missing: another option follows",
    "Option '--overlay' argument is missing: another option follows",
  ]);
});

test("does not accept names from Object.prototype as flags", () => {
  expect(problemsOf("--constructor --__proto__ --toString")).toEqual([
    "Unknown option '--constructor'",
    "Unknown option '--__proto__'",
    "Unknown option '--toString'",
  ]);
});
