/**
 * The content of `provenance.json`, which the build writes beside each bundle: the origin of every part of the bundle,
 * and its extension points. Origins are numbered, because thousands of parts share a few dozen.
 */
export interface ProvenanceFile {
  /** Paths of the overlays below the folder of specs. */
  readonly overlays: readonly string[];
  /** In the order in which they are applied. */
  readonly actions: readonly ActionEntry[];
  readonly origins: readonly OriginEntry[];
  readonly tree: OriginTree;
  /** Every extension point of the bundle. The bundle itself has the other fields of a point. */
  readonly points: readonly PointEntry[];
  /** Number of properties of schemas that overlays added. */
  readonly fieldsAdded: number;
}

/** An action of an overlay. */
export interface ActionEntry {
  /** Index in the list of overlays. */
  readonly overlay: number;
  /** 1-based line of the action's target. */
  readonly line: number;
  /** 0-based place in the overlay's list of actions. */
  readonly index: number;
  readonly target: string;
  readonly description?: string;
  /** Ids of extension points. */
  readonly fills: readonly string[];
}

/** A source heading, a reason or an action, which is an index in the list of actions. A reason may have an action. */
export interface OriginEntry {
  readonly source?: string;
  readonly reason?: string;
  readonly action?: number;
}

/**
 * The origin of a part, as an index in the list of origins, and the parts below with another origin, by key. A part
 * that is not listed has the origin of the nearest listed part above it.
 */
export type OriginTree = number | readonly [origin: number, below: Readonly<Record<string, OriginTree>>];

/** An extension point, open or not. */
export interface PointEntry {
  readonly id: string;
  /** JSON pointers of the objects that name the point as open. */
  readonly openAt: readonly string[];
}

/** Index of the origin of the part with these segments. */
export function originNumber(tree: OriginTree, segments: readonly string[]): number {
  if (typeof tree === "number") return tree;
  const [origin, below] = tree;
  const [key, ...rest] = segments;
  if (key === undefined || !Object.hasOwn(below, key)) return origin;
  return originNumber(below[key] ?? origin, rest);
}
