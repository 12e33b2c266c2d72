import { formatPointer, parsePointer } from "@seamline/openapi/json-pointer";
import { type AppliedAction, lineOfWritten, type Removal } from "./applied-action.ts";
import { applyAction } from "./apply-action.ts";
import { excerpt, type JsonObject } from "./json.ts";
import { LimitError, type OverlayLimits, QuerySteps, withDefaults } from "./limits.ts";
import { nearest } from "./nearest.ts";
import type { Overlay } from "./overlay.ts";
import { OverlayError, type OverlayProblem } from "./overlay-error.ts";
import { definedPoints } from "./points.ts";
import { Queries } from "./query.ts";
import { type Mark, TracedDocument } from "./traced-document.ts";

/** A part of a document that an action wrote. */
export interface Change {
  /** JSON pointer: `/components/schemas/Pet/properties/name`. */
  readonly pointer: string;
  readonly action: AppliedAction;
  readonly overlay: Overlay;
  /** Line in the overlay, from 1, on which what was written stands, or the copy that wrote it. */
  readonly line: number;
}

/** A document with overlays applied. */
export interface Overlaid {
  readonly document: Record<string, unknown>;
  /**
   * The action that wrote the part of the document that a JSON pointer leads to, or the nearest part around it;
   * `undefined` for what was there before, and for a pointer that leads nowhere.
   */
  readonly originAt: (pointer: string) => AppliedAction | undefined;
  /** Like `originAt`, with the line in the overlay on which the part itself stands. */
  readonly changeAt: (pointer: string) => Change | undefined;
  /**
   * Pointer of the same part in the document before the overlays, whose lists a removal may have moved; `undefined`
   * for a part that an action wrote, and for a pointer that leads nowhere.
   */
  readonly pointerBefore: (pointer: string) => string | undefined;
  /** Every part that an action wrote; what lies inside such a part is left out. */
  readonly changes: () => Iterable<Change>;
  /** Every part that an action removed, in the order of the actions. */
  readonly removals: readonly Removal[];
  /** The actions that say they fill a point, in the order in which they applied, by the id of the point. */
  readonly fills: ReadonlyMap<string, readonly AppliedAction[]>;
}

/** Options of `applyOverlays`. */
export interface ApplyOptions {
  /** Limits in place of the defaults. */
  readonly limits?: Partial<OverlayLimits>;
}

/** What only this package may do with an overlaid document. */
const tracedDocuments = new WeakMap<Overlaid, TracedDocument>();

/**
 * Applies overlays to a document, one after the other, as OpenAPI Overlay 1.0 and 1.1 say: an object is merged with
 * the update, recursively; to a list the update is appended, a list as its elements; any other value is replaced, by
 * 1.1; `copy` does the same with a part of the document; `remove` deletes. Beyond the standard, an action has to match
 * something, and what it fills has to be a point that the document defines by then.
 *
 * @param document is left as it is
 * @throws OverlayError with every action that matches nothing, fits nothing, or fills an unknown point; and with the
 *   first action that exceeds a limit, after which no further action is applied
 * @throws RangeError for a document that nests deeper than 1000 objects and lists, or holds itself; and for a limit that
 *   is not a positive integer
 */
export function applyOverlays(
  document: object,
  overlays: readonly Overlay[],
  options: ApplyOptions = {},
): Overlaid {
  const limits = withDefaults(options.limits ?? {});
  const steps = new QuerySteps(limits);
  const queries = new Queries(steps);
  const traced = new TracedDocument(document, limits);
  const fills = new Map<string, AppliedAction[]>();
  const known = new Set<string>();
  const problems: OverlayProblem[] = [];
  for (const action of actionsOf(overlays)) {
    problems.push(
      ...withinLimits(action, () => {
        noteDefinedPoints(traced.root, known, steps);
        return [...findUnknownPoints(action, known), ...applyAction(traced, action, queries)];
      }),
    );
    if (problems.at(-1)?.limit !== undefined) {
      break;
    }
    for (const id of action.fills) {
      fills.set(id, [...(fills.get(id) ?? []), action]);
    }
  }
  const [first, ...others] = problems;
  if (first !== undefined) {
    throw new OverlayError(first, ...others);
  }
  return overlaid(traced, fills);
}

/** The working copy behind the result of `applyOverlays`. */
export function tracedDocumentOf(overlaid: Overlaid): TracedDocument {
  const traced = tracedDocuments.get(overlaid);
  if (traced === undefined) {
    throw new TypeError("not a result of applyOverlays");
  }
  return traced;
}

function actionsOf(overlays: readonly Overlay[]): AppliedAction[] {
  return overlays.flatMap((overlay) => overlay.actions.map((action) => ({ ...action, overlay })));
}

function noteDefinedPoints(document: JsonObject, known: Set<string>, steps: QuerySteps): void {
  const ids = definedPoints(document);
  steps.spend(ids.length);
  for (const id of ids) {
    known.add(id);
  }
}

/** Returns the problems of an action, or the limit that it exceeds. */
function withinLimits(action: AppliedAction, work: () => OverlayProblem[]): OverlayProblem[] {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof LimitError)) {
      throw error;
    }
    const { overlay, index, line, target } = action;
    const { limit, message } = error;
    const subject = `action ${index + 1} with the target ${excerpt(target)}`;
    const remedy = `select or copy less, or raise the limit ${limit} of applyOverlays`;
    return [{ problem: `${subject} ${message}`, remedy, file: overlay.file, line, limit }];
  }
}

function findUnknownPoints(action: AppliedAction, known: ReadonlySet<string>): OverlayProblem[] {
  const { overlay, index } = action;
  return action.fills.flatMap((id, position) => {
    if (known.has(id)) {
      return [];
    }
    const close = nearest(id, known);
    const others = known.size === 0 ? "leave x-fills out, for it has none" : "name one of x-extension-points";
    const remedy = close === undefined ? others : `write ${close}`;
    const line = overlay.lineOf(["actions", String(index), "x-fills", String(position)]);
    return { problem: `the document has no extension point ${id}`, remedy, file: overlay.file, line };
  });
}

function overlaid(traced: TracedDocument, fills: Overlaid["fills"]): Overlaid {
  const changeAt = (pointer: string): Change | undefined => {
    const segments = parsePointer(pointer);
    const mark = traced.markAt(segments);
    return mark && changeOf(segments, mark);
  };
  const result: Overlaid = {
    document: traced.root,
    fills,
    removals: traced.removals,
    changeAt,
    originAt: (pointer) => traced.markAt(parsePointer(pointer))?.action,
    pointerBefore: (pointer) => {
      const former = traced.formerPath(parsePointer(pointer));
      return former && formatPointer(former);
    },
    *changes() {
      for (const { segments, mark } of traced.markedPlaces()) {
        yield changeOf(segments, mark);
      }
    },
  };
  tracedDocuments.set(result, traced);
  return result;
}

function changeOf(segments: readonly string[], { action, path }: Mark): Change {
  const line = lineOfWritten(action, path);
  return { pointer: formatPointer(segments), action, overlay: action.overlay, line };
}
