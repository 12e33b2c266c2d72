import { formatFragment, type Segments } from "@seamline/openapi/json-pointer";
import { SpecError, type SpecLocation } from "../spec-error.ts";

/**
 * How many objects and lists may lie in one another. Parsers, compilers and whoever reads a document recurse, and a
 * stack that ends says neither which file it was nor where.
 */
export const maxDepth = 1000;

/** How many times what it holds a document may stand for, by aliases or shared objects, once it is a large one. */
const maxRepetition = 100;
const largeSize = 1_000_000;

/**
 * Holds parsed data to what can be worked with: no part of it holds itself, nests too deep, or stands in so many
 * places that writing all of them out would fill the memory.
 *
 * @throws SpecError that says where
 */
export function assertNesting(data: unknown, locate: (segments: Segments) => SpecLocation): void {
  if (typeof data !== "object" || data === null) {
    return;
  }
  const { extents, circle } = measure(data);
  if (circle !== undefined) {
    const problem = `the document holds itself at ${shortPointer(circle)}`;
    throw new SpecError(problem, "give the document with its references as they are written", locate(circle));
  }
  const { height = 0, size = 0 } = extents.get(data) ?? {};
  if (height > maxDepth) {
    throw tooDeep(deepestPath(data, extents), locate);
  }
  const written = [...extents.keys()].reduce((sum, node) => sum + Object.keys(node).length, 1);
  if (size > largeSize && size > maxRepetition * written) {
    throw new SpecError("the aliases expand to too many values", "use fewer aliases", locate([]));
  }
}

/** What nests too deep, by the segments of a part beyond the limit. */
export function tooDeep(segments: Segments, locate: (segments: Segments) => SpecLocation): SpecError {
  const problem = `more than ${maxDepth} objects and lists lie in one another at ${shortPointer(segments)}`;
  return new SpecError(problem, "name inner schemas under components, and refer to them", locate(segments));
}

/** Enough of a pointer to find the place by; the whole of it would fill a screen. */
function shortPointer(segments: Segments): string {
  const shown = segments.slice(0, 8);
  return `${formatFragment(shown)}${shown.length < segments.length ? "/…" : ""}`;
}

/** How far a part reaches down, and how many values it holds once everything that is shared is written out. */
interface Extent {
  height: number;
  size: number;
}

interface Frame extends Extent {
  readonly node: object;
  readonly keys: readonly string[];
  next: number;
}

/** Measures every object and list once, however many places share it. Ends at the first that holds itself. */
function measure(root: object): { extents: ReadonlyMap<object, Extent>; circle?: string[] } {
  const extents = new Map<object, Extent>();
  const path = new Set<object>();
  const open = [enter(root, path)];
  for (let frame = open.at(-1); frame !== undefined; frame = open.at(-1)) {
    const child = nextContainer(frame);
    if (child === undefined) {
      open.pop();
      path.delete(frame.node);
      extents.set(frame.node, frame);
      absorb(open.at(-1), frame);
    } else if (path.has(child)) {
      return { extents, circle: open.map(({ keys, next }) => keys[next - 1] ?? "") };
    } else if (extents.has(child)) {
      absorb(frame, extents.get(child));
    } else {
      open.push(enter(child, path));
    }
  }
  return { extents };
}

function enter(node: object, path: Set<object>): Frame {
  path.add(node);
  const keys = Object.keys(node);
  return { node, keys, next: 0, height: 1, size: 1 + keys.length };
}

function nextContainer(frame: Frame): object | undefined {
  while (frame.next < frame.keys.length) {
    const child = (frame.node as Record<string, unknown>)[frame.keys[frame.next] as string];
    frame.next += 1;
    if (typeof child === "object" && child !== null) {
      return child;
    }
  }
  return undefined;
}

function absorb(outer: Extent | undefined, inner: Extent | undefined): void {
  if (outer !== undefined && inner !== undefined) {
    outer.height = Math.max(outer.height, inner.height + 1);
    outer.size += inner.size;
  }
}

/** The way down to the first part beyond the limit. */
function deepestPath(root: object, extents: ReadonlyMap<object, Extent>): string[] {
  const path: string[] = [];
  const heightOf = (value: unknown): number => extents.get(value as object)?.height ?? 0;
  for (let node = root; path.length < maxDepth; ) {
    const [key, child] =
      Object.entries(node).find(([, value]) => heightOf(value) === heightOf(node) - 1) ?? [];
    path.push(key ?? "");
    node = child as object;
  }
  return path;
}
