import type { AppliedAction, Removal } from "./applied-action.ts";
import {
  type Container,
  copyTree,
  hasEntry,
  isContainer,
  isObject,
  type JsonObject,
  setEntry,
} from "./json.ts";
import { LimitError, type OverlayLimits } from "./limits.ts";
import { namedPoints } from "./points.ts";
import { sizeOf, type ValueSize } from "./value-size.ts";

/** Maximum depth of a document. Documents are copied and read recursively. */
const maxDocumentDepth = 1000;

export const maxResultDepth: number = 2 * maxDocumentDepth;

/** The action that wrote a value, and the path of the value inside the update or copied value. */
export interface Mark {
  readonly action: AppliedAction;
  readonly path: readonly string[];
}

/** A path in the document and its mark. */
export interface MarkedPlace {
  readonly segments: readonly string[];
  readonly mark: Mark;
}

type Marks = Record<string, Mark | undefined> | (Mark | undefined)[];

/**
 * A document that records which action wrote each value. Marks are stored per container rather than per path, so that
 * they stay with their values if a removal shifts list elements.
 */
export class TracedDocument {
  readonly root: JsonObject;
  readonly #marks = new Map<Container, Marks>();
  /** Original indexes of the remaining elements, for lists with removed elements. */
  readonly #formerIndexes = new Map<Container, number[]>();
  /** Original paths of entries that were moved to another object. */
  readonly #formerPaths = new Map<Container, Map<string, readonly string[]>>();
  /** The last action that removed an `x-extension-point` of a point, keyed by point id. */
  readonly removedUses: Map<string, AppliedAction> = new Map();
  readonly removals: Removal[] = [];
  readonly limits: OverlayLimits;
  #values: number;
  #characters: number;

  /**
   * @param document is copied, not modified
   * @throws RangeError if the document is nested too deeply or is circular
   */
  constructor(document: object, limits: OverlayLimits) {
    assertDepth(document);
    const { values, characters } = sizeOf(document, Number.POSITIVE_INFINITY);
    this.#values = values;
    this.#characters = characters;
    this.limits = {
      ...limits,
      maxValues: Math.max(limits.maxValues, 2 * values),
      maxCharacters: Math.max(limits.maxCharacters, 2 * characters),
    };
    this.root = copyTree(document) as JsonObject;
  }

  /** @throws LimitError if the document would exceed the limits */
  write(container: Container, key: string, value: unknown, mark: Mark): void {
    this.#noteRemovedUses(container, key, mark.action);
    this.#uncountEntry(container, key);
    // Count before copying, because values shared through aliases expand when they are copied.
    this.#count(entrySize(container, key, value, this.limits), 1);
    setEntry(container, key, copyTree(value));
    this.setMark(container, key, mark);
  }

  append(list: unknown[], value: unknown, mark: Mark): void {
    this.write(list, String(list.length), value, mark);
  }

  remove(container: Container, key: string, action: AppliedAction): void {
    this.#noteRemovedUses(container, key, action);
    this.#uncountEntry(container, key);
    const marks = this.#marks.get(container);
    if (Array.isArray(container)) {
      const indexes = this.#formerIndexes.get(container) ?? [...container.keys()];
      this.#formerIndexes.set(container, indexes);
      for (const list of [container, indexes, marks as unknown[] | undefined]) {
        list?.splice(Number(key), 1);
      }
      return;
    }
    delete container[key];
    delete (marks as JsonObject | undefined)?.[key];
  }

  /** Moves an entry and its mark from one root-level object to another. */
  moveBetween(fromKey: string, toKey: string, key: string): void {
    const from = this.root[fromKey] as JsonObject;
    if (!isObject(this.root[toKey])) {
      setEntry(this.root, toKey, {});
    }
    const to = this.root[toKey] as JsonObject;
    const mark = this.markOf(from, key);
    const formerPath = this.formerPath([fromKey, key]);
    setEntry(to, key, from[key]);
    if (mark !== undefined) {
      this.setMark(to, key, mark);
    }
    if (formerPath !== undefined) {
      const paths = this.#formerPaths.get(to) ?? new Map();
      this.#formerPaths.set(to, paths.set(key, formerPath));
    }
    delete from[key];
  }

  /** Returns the mark of the entry itself, not of its ancestors. */
  markOf(container: Container, key: string): Mark | undefined {
    return (this.#marks.get(container) as Record<string, Mark> | undefined)?.[key];
  }

  setMark(container: Container, key: string, mark: Mark): void {
    const marks = this.#marks.get(container) ?? (Array.isArray(container) ? [] : Object.create(null));
    marks[key] = mark;
    this.#marks.set(container, marks);
  }

  /** Returns the mark of a value or of its nearest marked ancestor. */
  markAt(segments: readonly string[]): Mark | undefined {
    let nearest: Mark | undefined;
    let value: unknown = this.root;
    for (const key of segments) {
      if (!isContainer(value) || !hasEntry(value, key)) {
        return undefined;
      }
      const mark = this.markOf(value, key);
      nearest = mark ?? (nearest && { ...nearest, path: [...nearest.path, key] });
      value = (value as JsonObject)[key];
    }
    return nearest;
  }

  /** Returns the original path of a value, or `undefined` if an action wrote the value or if it does not exist. */
  formerPath(segments: readonly string[]): string[] | undefined {
    let former: string[] = [];
    let value: unknown = this.root;
    for (const key of segments) {
      if (!isContainer(value) || !hasEntry(value, key) || this.markOf(value, key) !== undefined) {
        return undefined;
      }
      const index = this.#formerIndexes.get(value)?.[Number(key)];
      former = [...(this.#formerPaths.get(value)?.get(key) ?? [...former, String(index ?? key)])];
      value = (value as JsonObject)[key];
    }
    return former;
  }

  /** Yields all marked entries in document order. */
  *markedPlaces(): Generator<MarkedPlace> {
    yield* this.#markedBelow(this.root, []);
  }

  *#markedBelow(container: Container, segments: readonly string[]): Generator<MarkedPlace> {
    for (const [key, value] of Object.entries(container)) {
      const mark = this.markOf(container, key);
      const below = [...segments, key];
      if (mark !== undefined) {
        yield { segments: below, mark };
      }
      if (isContainer(value)) {
        yield* this.#markedBelow(value, below);
      }
    }
  }

  #uncountEntry(container: Container, key: string): void {
    if (hasEntry(container, key)) {
      this.#count(entrySize(container, key, (container as JsonObject)[key], this.limits), -1);
    }
  }

  #count({ values, characters }: ValueSize, sign: 1 | -1): void {
    this.#values += sign * values;
    this.#characters += sign * characters;
    if (this.#values > this.limits.maxValues) {
      throw new LimitError("maxValues", this.limits);
    }
    if (this.#characters > this.limits.maxCharacters) {
      throw new LimitError("maxCharacters", this.limits);
    }
  }

  #noteRemovedUses(container: Container, key: string, action: AppliedAction): void {
    if (!Object.hasOwn(container, key)) {
      return;
    }
    const removed = (container as JsonObject)[key];
    const ids = namedPoints(isObject(container) ? { [key]: removed } : removed);
    // A string in a list may be the id of a point. Adding other strings is harmless, because only ids of points are
    // looked up.
    if (Array.isArray(container) && typeof removed === "string") {
      ids.add(removed);
    }
    for (const id of ids) {
      this.removedUses.set(id, action);
    }
  }
}

function entrySize(container: Container, key: string, value: unknown, limits: OverlayLimits): ValueSize {
  const size = sizeOf(value, limits.maxValues);
  return Array.isArray(container) ? size : { ...size, characters: size.characters + key.length };
}

function assertDepth(document: object): void {
  const open = [{ value: document as unknown, depth: 1 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, depth } = next;
    if (isContainer(value)) {
      if (depth > maxDocumentDepth) {
        throw new RangeError(
          `the document is nested more than ${maxDocumentDepth} levels deep, or is circular: pass it without resolving its references`,
        );
      }
      for (const child of Object.values(value)) {
        open.push({ value: child, depth: depth + 1 });
      }
    }
  }
}
