import { parseWrittenPointer } from "@seamline/openapi/json-pointer";
import { type ActionEntry, originNumber, type ProvenanceFile } from "./provenance-file.ts";
import { type DocumentWithProvenance, readBundle, readProvenance } from "./spec-document.ts";
import { UnknownPointerError } from "./unknown-pointer-error.ts";

/** Origin of a part of a document. */
export type Provenance = SourceProvenance | InferredProvenance | FilledProvenance;

/** Origin of a part that the source document shows or explicitly leaves open. */
export interface SourceProvenance {
  readonly origin: "shown";
  /** Heading of the source section, such as `Endpoints > Matters`. */
  readonly source: string;
}

/** Origin of a part that OpenAPI requires, although neither the source nor an overlay states it as a fact. */
export interface InferredProvenance {
  readonly origin: "inferred";
  readonly reason: string;
  /** Overlay action that wrote the part; undefined if the part is in the document as shown. */
  readonly action?: OverlayActionReference;
  /** Ids of the extension points that this action fills. */
  readonly points?: readonly string[];
}

/** Origin of a part that an overlay wrote. */
export interface FilledProvenance {
  readonly origin: "filled";
  /** Ids of the extension points that the action fills. */
  readonly points: readonly string[];
  readonly action: OverlayActionReference;
}

/** An overlay action and its location. */
export interface OverlayActionReference {
  /** Path of the overlay, relative to the specs folder: `retention/v1/reference.overlay.yaml`. */
  readonly overlay: string;
  /** Line of the part that the action changes, starting at 1. */
  readonly line: number;
  /** Index of the action in the overlay, starting at 0. */
  readonly index: number;
  /** JSONPath (RFC 9535) of the action's target. */
  readonly target: string;
  readonly description?: string;
}

/**
 * Returns the origin of a part of a bundle.
 *
 * A part written by an overlay is filled, unless an overlay's `x-inferred` covers it. In that case it is inferred, with
 * the action and the reason. If an overlay changed a part, unchanged parts inside it keep their origin.
 *
 * @param document an entry of `documents` from `@seamline/specs`.
 * @param pointer a JSON pointer (RFC 6901) into its OpenAPI 3.1 bundle, such as `/components/schemas/Matter`, or the
 * fragment form `#/components/schemas/Matter`. The empty pointer means the whole document.
 * @throws {MalformedPointerError} if the text is not a JSON pointer.
 * @throws {UnknownPointerError} if the pointer does not exist in this bundle.
 */
export function provenanceOf(document: DocumentWithProvenance, pointer: string): Provenance {
  const segments = parseWrittenPointer(pointer);
  assertLeadsSomewhere(readBundle(document), segments);
  const file = readProvenance(document);
  return provenanceFrom(file, originNumber(file.tree, segments));
}

function assertLeadsSomewhere(bundle: unknown, segments: readonly string[]): void {
  let value = bundle;
  for (const [depth, segment] of segments.entries()) {
    const isParent = typeof value === "object" && value !== null;
    const keys = isParent ? Object.keys(value as object) : [];
    if (!keys.includes(segment)) throw new UnknownPointerError(segments, depth, keys);
    value = (value as Record<string, unknown>)[segment];
  }
}

function provenanceFrom(file: ProvenanceFile, number: number): Provenance {
  const { source = "", reason, action } = file.origins[number] ?? {};
  const entry = action === undefined ? undefined : file.actions[action];
  const written = entry && { points: entry.fills, action: actionReference(file, entry) };
  if (reason !== undefined) return { origin: "inferred", reason, ...written };
  return written === undefined ? { origin: "shown", source } : { origin: "filled", ...written };
}

export function actionReference(
  { overlays }: ProvenanceFile,
  { fills: _, overlay, ...action }: ActionEntry,
): OverlayActionReference {
  return { overlay: overlays[overlay] ?? "", ...action };
}
