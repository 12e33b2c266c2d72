import type { CheckedFacts } from "./ledger/checked-facts.ts";

/**
 * Content of `provenance.json`, which the build writes next to each bundle: the origin of every part of the bundle, and
 * its extension points. Origins are numbered, because thousands of parts share a few dozen origins.
 */
export interface ProvenanceFile {
  /** Paths of the overlays, relative to the specs folder. */
  readonly overlays: readonly string[];
  /** Actions in file order. */
  readonly actions: readonly ActionEntry[];
  readonly origins: readonly OriginEntry[];
  readonly tree: OriginTree;
  /** Every extension point in the bundle. A point's other fields are stored in the bundle. */
  readonly points: readonly PointEntry[];
  /** Schema properties added by overlays. */
  readonly fieldsAdded: number;
  /** Facts in the bundle that `verify` runs have checked. Missing if the contract has no ledger. */
  readonly facts?: CheckedFacts;
}

/** An action of an overlay. */
export interface ActionEntry {
  /** Index in the list of overlays. */
  readonly overlay: number;
  /** Line of the part that the action changes, starting at 1. */
  readonly line: number;
  /** Index of the action in the overlay, starting at 0. */
  readonly index: number;
  readonly target: string;
  readonly description?: string;
  /** Ids of extension points. */
  readonly fills: readonly string[];
}

/**
 * A source heading, a reason or an action. An entry with a reason can also have an action. `action` is an index in the
 * list of actions.
 */
export interface OriginEntry {
  readonly source?: string;
  readonly reason?: string;
  readonly action?: number;
}

/**
 * Origin of a part as an index in the list of origins, and the origins of its children by key. Children that are not
 * listed inherit the origin of their parent.
 */
export type OriginTree = number | readonly [origin: number, below: Readonly<Record<string, OriginTree>>];

/** An extension point, open or filled. */
export interface PointEntry {
  readonly id: string;
  /** JSON pointers to the objects that name the point as open. */
  readonly openAt: readonly string[];
  /** Authored locations of these names, without duplicates. */
  readonly marks: readonly PointMark[];
}

/** Authored location of an `x-extension-point` that leaves a point open. */
export interface PointMark {
  /** Path of an overlay, or of one of the as-shown document's files, relative to the specs folder. */
  readonly file: string;
  /** Line of the name in the `x-extension-point`, starting at 1. */
  readonly line: number;
}

/** Returns the index of the origin of the part at this path. */
export function originNumber(tree: OriginTree, segments: readonly string[]): number {
  if (typeof tree === "number") return tree;
  const [origin, below] = tree;
  const [key, ...rest] = segments;
  if (key === undefined || !Object.hasOwn(below, key)) return origin;
  return originNumber(below[key] ?? origin, rest);
}
