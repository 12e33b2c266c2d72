import { formatPointer } from "./json-pointer.ts";

/** Levels of objects and lists in a value; the schema of a deeper one would not fit into an overlay. */
export const MAX_VALUE_DEPTH = 200;

/** A value that no schema can be inferred from. Of the value, the error holds the names of members alone. */
export class UnobservableValueError extends Error {
  override readonly name = "UnobservableValueError";
  /** JSON pointer to the part that is wrong; it stops above what lies too deep. */
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
 * Checks the whole of a value before anything of it is counted.
 *
 * @throws {UnobservableValueError} for what JSON cannot hold, for a member `__proto__`, and for more levels than
 * {@link MAX_VALUE_DEPTH}, which includes an object that holds itself
 */
export function assertObservable(value: unknown): void {
  assertPart(value, []);
}

function assertPart(value: unknown, path: string[]): void {
  if (value === null || ["boolean", "number", "string"].includes(typeof value)) return;
  if (typeof value !== "object")
    throw new UnobservableValueError(path, `is of the type ${typeof value}`, "observe values of JSON alone");
  if (path.length >= MAX_VALUE_DEPTH)
    throw new UnobservableValueError(
      path.slice(0, 3),
      `holds objects and lists in more than ${MAX_VALUE_DEPTH} levels`,
      "leave out what lies deeper",
    );
  for (const [key, member] of Object.entries(value)) {
    path.push(key);
    if (key === "__proto__")
      throw new UnobservableValueError(path, "is a member that no client can read", "leave it out");
    assertPart(member, path);
    path.pop();
  }
}
