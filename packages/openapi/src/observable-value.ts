import { formatPointer } from "./json-pointer.ts";

/** Maximum depth of a value. The schema of a deeper value would not fit into an overlay. */
export const MAX_VALUE_DEPTH = 200;

/** A value from which no schema can be inferred. The error contains names of members, but no values. */
export class UnobservableValueError extends Error {
  override readonly name = "UnobservableValueError";
  /** JSON pointer to the invalid part; shortened if the value is nested too deeply. */
  readonly pointer: string;
  readonly problem: string;
  readonly remedy: string;

  constructor(segments: readonly string[], problem: string, remedy: string) {
    const pointer = formatPointer(segments);
    super(`${pointer === "" ? "the value" : pointer} ${problem}: ${remedy}`);
    this.pointer = pointer;
    this.problem = problem;
    this.remedy = remedy;
  }
}

/**
 * Checks a whole value before any part of it is counted.
 *
 * @throws {UnobservableValueError} for values that are not JSON, a member `__proto__`, and more than
 *   {@link MAX_VALUE_DEPTH} levels, which includes circular objects
 */
export function assertObservable(value: unknown): void {
  assertPart(value, []);
}

function assertPart(value: unknown, path: string[]): void {
  if (value === null || ["boolean", "number", "string"].includes(typeof value)) return;
  if (typeof value !== "object")
    throw new UnobservableValueError(path, `has the type ${typeof value}`, "pass only JSON values");
  if (path.length >= MAX_VALUE_DEPTH)
    throw new UnobservableValueError(
      path.slice(0, 3),
      `is nested more than ${MAX_VALUE_DEPTH} levels deep`,
      "remove the inner levels",
    );
  for (const [key, member] of Object.entries(value)) {
    path.push(key);
    if (key === "__proto__")
      throw new UnobservableValueError(path, "is a member that clients cannot read", "remove it");
    assertPart(member, path);
    path.pop();
  }
}
