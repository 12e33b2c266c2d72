import type { SpecDocument } from "@seamline/specs";
import { provenanceOf } from "@seamline/specs/provenance";
import { overlayLineUrl } from "./site-urls.ts";

/** Where a part of a contract comes from. Each has a mark of its own, the same on every page. */
export type OriginMark = "shown" | "inferred" | "filled" | "open";

/** The origin of a part, as a reader is told. */
export interface Origin {
  readonly mark: OriginMark;
  /** One line: the section of the source, the reason, or what the overlay's action does. */
  readonly says: string;
  /** The line of the overlay that wrote the part; absent if it is in the contract as shown. */
  readonly action?: OriginAction;
}

/** An action of an overlay. */
export interface OriginAction {
  /** `retention/v1/reference.matters.overlay.yaml, line 12`. */
  readonly label: string;
  /** Path of the overlay's page on the site, with the line as its anchor. */
  readonly url: string;
}

/** Reads the origin of any part of a document. */
export type OriginReader = (pointer: string) => Origin;

/**
 * Returns a function that tells the origin of a part of a document by its JSON pointer, and remembers what it told.
 *
 * @throws UnknownPointerError for a pointer that leads nowhere
 */
export function originReader(document: SpecDocument): OriginReader {
  const known = new Map<string, Origin>();
  return (pointer) => {
    const origin = known.get(pointer) ?? readOrigin(document, pointer);
    known.set(pointer, origin);
    return origin;
  };
}

function readOrigin(document: SpecDocument, pointer: string): Origin {
  const provenance = provenanceOf(document, pointer);
  if (provenance.origin === "shown") return { mark: "shown", says: provenance.source };
  const { overlay, line, description } = provenance.action ?? {};
  const action =
    overlay === undefined || line === undefined
      ? undefined
      : { label: `${overlay}, line ${line}`, url: overlayLineUrl(overlay, line) };
  const says = provenance.origin === "inferred" ? provenance.reason : (description ?? "").trim();
  return { mark: provenance.origin, says, ...(action && { action }) };
}
