import { formatFragment, type Segments } from "./json-pointer.ts";
import { SpecError, type SpecLocation } from "./spec-error.ts";

/**
 * Maximum depth of a document. Parsers, compilers and other readers are recursive, and a stack overflow error would not
 * mention the file or the position.
 */
export const maxDepth = 1000;

/** Maximum expansion factor of a large document with aliases or shared objects. */
const maxRepetition = 100;
const largeSize = 1_000_000;

/**
 * Rejects data that is circular or nested too deeply, or that would exhaust memory when shared values are expanded.
 *
 * @throws SpecError with the location of the problem
 */
export function assertNesting(data: unknown, locate: (segments: Segments) => SpecLocation): void {
  if (typeof data !== "object" || data === null) {
    return;
  }
  const { extents, circle } = measure(data);
  if (circle !== undefined) {
    const problem = `circular value at ${shortPointer(circle)}`;
    throw new SpecError(problem, "pass the document without resolving its references", locate(circle));
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

/** Returns the error for a value that is nested too deeply. */
export function tooDeep(segments: Segments, locate: (segments: Segments) => SpecLocation): SpecError {
  const problem = `the document is nested more than ${maxDepth} levels deep at ${shortPointer(segments)}`;
  return new SpecError(problem, "move inner schemas to components, and refer to them", locate(segments));
}

/** Shortens a pointer, because it can have up to a thousand segments. */
function shortPointer(segments: Segments): string {
  const shown = segments.slice(0, 8);
  return `${formatFragment(shown)}${shown.length < segments.length ? "/…" : ""}`;
}

/** A value's depth, and its number of nested values after expanding shared values. */
interface Extent {
  height: number;
  size: number;
}

interface Frame extends Extent {
  readonly node: object;
  readonly keys: readonly string[];
  next: number;
}

/** Measures every object and list once, even shared ones. Stops at the first circular reference. */
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

/** Returns the path to the first value that exceeds the limit. */
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
