/**
 * What the build writes beside each bundle, `provenance.json`: where every part of the bundle comes from, and its
 * extension points. Origins are numbered, since thousands of parts share a few dozen.
 */
export interface ProvenanceFile {
  /** Paths of the overlays below the folder of specs. */
  readonly overlays: readonly string[];
  /** In the order in which they are applied. */
  readonly actions: readonly ActionEntry[];
  readonly origins: readonly OriginEntry[];
  readonly tree: OriginTree;
  /** Every extension point of the bundle, which says the rest about it. */
  readonly points: readonly PointEntry[];
  /** How many properties of schemas the overlays added. */
  readonly fieldsAdded: number;
}

/** An action of an overlay. */
export interface ActionEntry {
  /** A place in the list of overlays. */
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

/** A source heading, a reason or an action, which is a place in the list of actions. A reason may have an action. */
export interface OriginEntry {
  readonly source?: string;
  readonly reason?: string;
  readonly action?: number;
}

/**
 * The origin of a part, as a place in the list of origins, and what differs from it below, by key. A part that is
 * not listed has the origin of the nearest part above it that is.
 */
export type OriginTree = number | readonly [origin: number, below: Readonly<Record<string, OriginTree>>];

/** An extension point, open or not. */
export interface PointEntry {
  readonly id: string;
  /** JSON pointers of the objects that name it as open. */
  readonly openAt: readonly string[];
}

/** The number of the origin that the tree gives to the part with these segments. */
export function originNumber(tree: OriginTree, segments: readonly string[]): number {
  if (typeof tree === "number") return tree;
  const [origin, below] = tree;
  const [key, ...rest] = segments;
  if (key === undefined || !Object.hasOwn(below, key)) return origin;
  return originNumber(below[key] ?? origin, rest);
}
