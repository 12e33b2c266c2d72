import { actionReference, type OverlayActionReference } from "./provenance-of.ts";
import { type DocumentWithProvenance, readBundle, readProvenance } from "./spec-document.ts";

/** How much of an extension point a profile fills. */
export type PointState = "open" | "partly filled" | "filled";

/** An extension point of a document, and its state in the document's profile. */
export interface RegisteredPoint {
  /** `matter.fields`. */
  readonly id: string;
  /** The kind of information that is open: `fields`, `payload`, `errors`, … */
  readonly area: string;
  /** Heading of the source section that does not show it. */
  readonly source: string;
  readonly summary: string;
  /** ID of the point that contains this one; only points that an overlay defines have one. */
  readonly within?: string;
  /** Filled: an action fills the point, and no place names it any more. Partly filled: some place still does. */
  readonly state: PointState;
  /** Actions that fill the point, in the order in which they are applied. */
  readonly actions: readonly OverlayActionReference[];
  /** JSON pointers of the objects of the bundle that still name the point; the empty pointer is the document itself. */
  readonly openAt: readonly string[];
}

/** Totals of a register. */
export interface RegisterTotals {
  readonly points: number;
  readonly filled: number;
  readonly partlyFilled: number;
  readonly open: number;
  /** Properties of schemas that overlays added. */
  readonly fieldsAdded: number;
}

/**
 * Returns every extension point of a document in the order of their definition, including those that its profile has
 * filled. In a document as shown all points are open.
 *
 * @param document an entry of `documents` of `@seamline/specs`.
 */
export function extensionPointRegister(document: DocumentWithProvenance): RegisteredPoint[] {
  const file = readProvenance(document);
  const defined = definedPoints(readBundle(document));
  return file.points.map(({ id, openAt }) => {
    const actions = file.actions.filter(({ fills }) => fills.includes(id));
    return {
      id,
      ...(defined[id] as PointDefinition),
      state: stateOf(actions.length > 0, openAt.length > 0),
      actions: actions.map((action) => actionReference(file, action)),
      openAt,
    };
  });
}

/** Returns the number of points of a document by state, and the number of fields that its profile adds. */
export function registerTotals(document: DocumentWithProvenance): RegisterTotals {
  const states = extensionPointRegister(document).map(({ state }) => state);
  const count = (state: PointState) => states.filter((each) => each === state).length;
  return {
    points: states.length,
    filled: count("filled"),
    partlyFilled: count("partly filled"),
    open: count("open"),
    fieldsAdded: readProvenance(document).fieldsAdded,
  };
}

function stateOf(isFilled: boolean, isNamed: boolean): PointState {
  if (!isFilled) return "open";
  return isNamed ? "partly filled" : "filled";
}

type PointDefinition = Pick<RegisteredPoint, "area" | "source" | "summary" | "within">;

/** The definitions of points. The build has checked that every point of the register is defined in the bundle. */
function definedPoints(bundle: unknown): Readonly<Record<string, PointDefinition>> {
  const root = bundle as Readonly<Record<string, Record<string, PointDefinition> | undefined>>;
  return { ...root["x-extension-points"], ...root["x-filled-points"] };
}
