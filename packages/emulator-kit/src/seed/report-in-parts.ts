import { pointerTo } from "@seamline/openapi/json-pointer";
import type { SchemaFailure, SchemaReport } from "@seamline/openapi/schema-checks";

/** Maximum number of items to check in one step. */
const PART_LENGTH = 1_000;

/** A list in a seed, or in a section of a seed. */
interface LongList {
  /** One or two member names that lead to the list. */
  readonly path: readonly [string, string?];
  readonly items: readonly unknown[];
}

/**
 * Checks a seed against its schema. Yields between parts of its long lists. The schema of a list must not compare items
 * with each other, as `uniqueItems` does.
 */
export function* reportInParts(
  seed: unknown,
  report: SchemaReport,
): Generator<void, readonly SchemaFailure[]> {
  const lists = longLists(seed);
  const cut = lists.reduce(
    (value, { path, items }) => withList(value, path, items.slice(0, PART_LENGTH)),
    seed,
  );
  const failures = [...report(cut)];
  for (const list of lists) {
    for (let start = PART_LENGTH; start < list.items.length; start += PART_LENGTH) {
      yield;
      for (const failure of partFailures(cut, list, start, report)) failures.push(failure);
    }
  }
  return failures;
}

function longLists(seed: unknown): LongList[] {
  return membersOf(seed).flatMap(([name, member]): LongList[] => {
    if (Array.isArray(member)) return member.length > PART_LENGTH ? [{ path: [name], items: member }] : [];
    return membersOf(member).flatMap(([inner, items]): LongList[] =>
      Array.isArray(items) && items.length > PART_LENGTH ? [{ path: [name, inner], items }] : [],
    );
  });
}

function membersOf(value: unknown): [string, unknown][] {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** Returns a copy of a seed with a different list. */
function withList(seed: unknown, [name, inner]: LongList["path"], items: readonly unknown[]): unknown {
  const members = seed as Record<string, object>;
  return { ...members, [name]: inner === undefined ? items : { ...members[name], [inner]: items } };
}

/** Returns the failures in one part of a list. Pointers refer to the whole list. */
function partFailures(
  seed: unknown,
  { path, items }: LongList,
  start: number,
  report: SchemaReport,
): readonly SchemaFailure[] {
  const part = withList(seed, path, items.slice(start, start + PART_LENGTH));
  const prefix = `${path.map((name) => pointerTo(name as string)).join("")}/`;
  return report(part).flatMap((failure) => {
    if (!failure.pointer.startsWith(prefix)) return [];
    const [index = "", ...rest] = failure.pointer.slice(prefix.length).split("/");
    return [{ ...failure, pointer: prefix + [start + Number(index), ...rest].join("/") }];
  });
}
