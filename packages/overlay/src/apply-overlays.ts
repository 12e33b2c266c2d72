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

/** A value written to the document by an action. */
export interface Change {
  /** JSON pointer: `/components/schemas/Pet/properties/name`. */
  readonly pointer: string;
  readonly action: AppliedAction;
  readonly overlay: Overlay;
  /** Line in the overlay (starting at 1) of the written value, or of the `copy` that wrote it. */
  readonly line: number;
}

/** A document with overlays applied. */
export interface Overlaid {
  readonly document: Record<string, unknown>;
  /**
   * Returns the action that wrote the value at a JSON pointer or its nearest ancestor. Returns `undefined` if no action
   * wrote it or if the pointer does not exist in the document.
   */
  readonly originAt: (pointer: string) => AppliedAction | undefined;
  /** Like `originAt`, but includes the line of the value in the overlay. */
  readonly changeAt: (pointer: string) => Change | undefined;
  /**
   * Returns the pointer to the same value before the overlays were applied. The two differ if removals shifted list
   * elements. Returns `undefined` if an action wrote the value or if the pointer does not exist in the document.
   */
  readonly pointerBefore: (pointer: string) => string | undefined;
  /** Returns every value written by an action, without the values nested inside it. */
  readonly changes: () => Iterable<Change>;
  /** All removed values, in action order. */
  readonly removals: readonly Removal[];
  /** Actions that list a point in `x-fills`, in the order they were applied, keyed by point id. */
  readonly fills: ReadonlyMap<string, readonly AppliedAction[]>;
}

/** Options of `applyOverlays`. */
export interface ApplyOptions {
  /** Limits that override the defaults. */
  readonly limits?: Partial<OverlayLimits>;
}

/** Internal state of each `applyOverlays` result, hidden from callers. */
const tracedDocuments = new WeakMap<Overlaid, TracedDocument>();

/**
 * Applies overlays to a document in order, as OpenAPI Overlay specifies. An update is merged recursively into
 * an object, appended to a list, and replaces any other value (1.1 only). If the update is a list, its elements are
 * appended. `copy` does the same with a value from the document. `remove` deletes the target. Unlike the standard, this
 * function requires every action to match something and `x-fills` to name points that the document defines at that
 * time.
 *
 * @param document not modified
 * @throws OverlayError with a problem for every action that matches nothing, does not fit its target, or fills an
 *   unknown point. Stops at the first action that exceeds a limit.
 * @throws RangeError if the document is nested more than 1000 levels deep or is circular, or if a limit is not a
 *   positive integer
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

export function tracedDocumentOf(overlaid: Overlaid): TracedDocument {
  const traced = tracedDocuments.get(overlaid);
  if (traced === undefined) {
    throw new TypeError("expected a result of applyOverlays: pass the object itself, not a copy");
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

/** Converts a `LimitError` to a problem with the action. */
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
    const remedy = `select or copy less, or raise the ${limit} limit of applyOverlays`;
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
    const others = known.size === 0 ? "remove x-fills" : "use an ID from x-extension-points";
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
