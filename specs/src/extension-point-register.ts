import { factsOfPoint } from "./fact-totals.ts";
import type { CheckedFacts } from "./ledger/checked-facts.ts";
import type { PointMark } from "./provenance-file.ts";
import { actionReference, type OverlayActionReference } from "./provenance-of.ts";
import { type DocumentWithProvenance, readBundle, readProvenance } from "./spec-document.ts";
import { factsOf } from "./verification-of.ts";

/** State of an extension point in a profile. */
export type PointState = "open" | "partly filled" | "filled";

/** An extension point in a document, and its state in the document's profile. */
export interface RegisteredPoint {
  /** Identifier such as `matter.fields`. */
  readonly id: string;
  /** Kind of information that is open, such as `fields`, `payload` or `errors`. */
  readonly area: string;
  /** Heading of the source section that leaves the information open. */
  readonly source: string;
  readonly summary: string;
  /** ID of the point that contains this one. Only points defined by an overlay have this field. */
  readonly within?: string;
  /**
   * State of the point. If a point is filled, no object in the bundle names it. A partly filled point has an action
   * that fills it, but the point or one of its parts is still open.
   */
  readonly state: PointState;
  /** Actions that fill the point, in file order. */
  readonly actions: readonly OverlayActionReference[];
  /** JSON pointers to the objects in the bundle that still name the point. The empty pointer is the document itself. */
  readonly openAt: readonly string[];
  /** Files and lines to edit to fill the rest of the point. Empty if only parts of the point are open. */
  readonly marks: readonly PointMark[];
  /** Facts that the actions wrote and that `verify` runs have checked, by JSON pointer. Missing if there are none. */
  readonly facts?: CheckedFacts;
}

/** Totals for a register. */
export interface RegisterTotals {
  readonly points: number;
  readonly filled: number;
  readonly partlyFilled: number;
  readonly open: number;
  /** Schema properties added by overlays. */
  readonly fieldsAdded: number;
  /** Facts checked by `verify` runs, by JSON pointer. Missing if there are none. */
  readonly facts?: CheckedFacts;
}

/**
 * Returns every extension point in a document, in definition order, including points filled by its profile. In a
 * document as shown, all points are open.
 *
 * @param document an entry of `documents` from `@seamline/specs`.
 */
export function extensionPointRegister(document: DocumentWithProvenance): RegisteredPoint[] {
  const file = readProvenance(document);
  const facts = factsOf(document);
  const { open, filled } = definedPoints(readBundle(document));
  return file.points.map(({ id, openAt, marks }) => {
    const actions = file.actions.filter(({ fills }) => fills.includes(id));
    return {
      id,
      ...((filled[id] ?? open[id]) as PointDefinition),
      state: Object.hasOwn(filled, id) ? "filled" : actions.length > 0 ? "partly filled" : "open",
      actions: actions.map((action) => actionReference(file, action)),
      openAt,
      marks,
      ...withFacts(factsOfPoint(facts, file, id)),
    };
  });
}

function withFacts(facts: CheckedFacts): { readonly facts?: CheckedFacts } {
  return Object.keys(facts).length === 0 ? {} : { facts };
}

/** Returns the number of points in a document by state, and the number of fields added by its profile. */
export function registerTotals(document: DocumentWithProvenance): RegisterTotals {
  const states = extensionPointRegister(document).map(({ state }) => state);
  const count = (state: PointState) => states.filter((each) => each === state).length;
  return {
    points: states.length,
    filled: count("filled"),
    partlyFilled: count("partly filled"),
    open: count("open"),
    fieldsAdded: readProvenance(document).fieldsAdded,
    ...withFacts(factsOf(document)),
  };
}

type PointDefinition = Pick<RegisteredPoint, "area" | "source" | "summary" | "within">;

/**
 * Returns the definitions of points by id. The build has checked that the bundle defines every point in the register.
 */
function definedPoints(bundle: unknown): Readonly<Record<"open" | "filled", Definitions>> {
  const root = bundle as Readonly<Record<string, Definitions | undefined>>;
  return { open: root["x-extension-points"] ?? {}, filled: root["x-filled-points"] ?? {} };
}

type Definitions = Readonly<Record<string, PointDefinition>>;
