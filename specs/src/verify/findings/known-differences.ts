import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Finding } from "./finding.ts";

/** An accepted difference between a service and its contract. */
export interface KnownDifference {
  readonly rule: string;
  /** Limits the entry to one operation. */
  readonly operation?: string;
  /** Limits the entry to findings whose contract pointer, response pointer or text contains this text. */
  readonly contains?: string;
  readonly reason: string;
}

/** Thrown if a file of known differences is invalid. */
export class KnownDifferencesError extends Error {
  override readonly name: string = "KnownDifferencesError";
}

const MEMBERS: readonly string[] = ["rule", "operation", "contains", "reason"];

/**
 * Reads a YAML list of known differences.
 *
 * @throws KnownDifferencesError with one line per problem
 */
export function readKnownDifferences(file: string): KnownDifference[] {
  const entries: unknown = parse(textOf(file));
  if (!Array.isArray(entries))
    throw new KnownDifferencesError(`${file} must be a list of known differences, each with rule and reason`);
  const problems = entries.flatMap((entry, index) =>
    problemsOf(entry).map((each) => `${file}: entry ${index + 1} ${each}`),
  );
  if (problems.length > 0) throw new KnownDifferencesError(problems.join("\n"));
  return entries as KnownDifference[];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    throw new KnownDifferencesError(`cannot read ${file}: check the path`);
  }
}

function problemsOf(entry: unknown): string[] {
  if (typeof entry !== "object" || entry === null) return ["must be an object with rule and reason"];
  const { rule, reason } = entry as Readonly<Record<string, unknown>>;
  const unknown = Object.keys(entry).filter((name) => !MEMBERS.includes(name));
  return [
    ...(typeof rule === "string" ? [] : ["needs a rule"]),
    ...(typeof reason === "string" ? [] : ["needs a reason"]),
    ...unknown.map((name) => `has an unknown member: ${name} (use ${MEMBERS.join(", ")})`),
  ];
}

/** Returns whether an entry covers a finding. */
export function covers({ rule, operation, contains }: KnownDifference, finding: Finding): boolean {
  const { pointer, at = "", expected, got, operations } = finding;
  const isOperation = operation === undefined || operations.every((each) => each === operation);
  const isContained =
    contains === undefined || [pointer, at, expected, got].some((text) => text.includes(contains));
  return rule === finding.rule && isOperation && isContained;
}
