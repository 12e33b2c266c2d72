import { formatPointer } from "./json-pointer.ts";

/** Maximum depth of a value. The schema of a deeper value would exceed the maximum depth of an overlay. */
export const MAX_VALUE_DEPTH = 200;

/** Thrown if no schema can be inferred from a value. The message contains member names, but no values. */
export class UnobservableValueError extends Error {
  override readonly name = "UnobservableValueError";
  /** JSON pointer to the invalid value. Shortened if the value is nested too deeply. */
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
 * Checks a value before it is counted.
 *
 * @throws {UnobservableValueError} if the value is not JSON, contains a member `__proto__`, or has more than {@link
 *   MAX_VALUE_DEPTH} levels. Circular objects have too many levels.
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
      "remove the inner values",
    );
  for (const [key, member] of Object.entries(value)) {
    path.push(key);
    if (key === "__proto__")
      throw new UnobservableValueError(path, "is a member that clients cannot read", "remove it");
    assertPart(member, path);
    path.pop();
  }
}
