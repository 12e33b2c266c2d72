/** Something about a value that a schema does not allow. */
export interface Problem {
  /** Keys that lead to the part of the value that is wrong. */
  readonly path: (string | number)[];
  /** What would be right there, to follow "must be". */
  expected: string;
  /** What came, to follow "is". */
  readonly received: string;
}

/** Checks a value, and adds what is wrong with it to the problems. */
export type Schema = (value: unknown, problems: Problem[]) => void;

/** How many problems of one value are looked for: there may be one for every item of a huge list. */
export const MAX_PROBLEMS = 20;

/** The longest text that a problem repeats. A longer one is not cut, since half a secret could not be redacted. */
const MAX_TEXT_LENGTH = 60;

export function reject(problems: Problem[], expected: string, value: unknown): void {
  problems.push({ path: [], expected, received: describe(value) });
}

/** Checks a part of a value. The path is put together on the way back, so that values without problems cost no path. */
export function checkPart(schema: Schema, part: unknown, key: string | number, problems: Problem[]): void {
  const before = problems.length;
  schema(part, problems);
  for (let index = before; index < problems.length; index += 1) problems[index]?.path.unshift(key);
}

/** What is wrong with a value by itself, without what is wrong with others. */
export function problemsOf(schema: Schema, value: unknown): Problem[] {
  const problems: Problem[] = [];
  schema(value, problems);
  return problems;
}

/** Whether a value is an object of JSON. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function describe(value: unknown): string {
  if (value === undefined) return "missing";
  if (Array.isArray(value)) return "an array";
  if (value !== null && /object|function/.test(typeof value)) return "an object";
  if (typeof value !== "string") return `${String(value)}`;
  return value.length > MAX_TEXT_LENGTH ? `a text of ${value.length} characters` : JSON.stringify(value);
}
