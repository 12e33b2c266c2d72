import type { SpecDocument } from "@seamline/specs";
import { provenanceOf, type Verification, verificationOf } from "@seamline/specs/provenance";
import { overlayLineUrl } from "./site-urls.ts";

/** Kind of an origin. Each kind has the same mark on every page. */
export type OriginMark = "shown" | "inferred" | "filled" | "open";

/** Where a part of a contract comes from, as shown on a page. */
export interface Origin {
  readonly mark: OriginMark;
  /** The section of the source, the reason, or the description of the overlay action, as a single line. */
  readonly says: string;
  /** Overlay action that added the part. Undefined if the part is in the as-shown contract. */
  readonly action?: OriginAction;
  /**
   * Result of the runs that checked the part against a service. Whether the result is stale is determined when a page
   * is opened.
   */
  readonly checked?: Verification;
}

export interface OriginAction {
  /** For example `retention/v1/reference.matters.overlay.yaml, line 12`. */
  readonly label: string;
  /** URL of the line on the overlay page. */
  readonly url: string;
}

/** Returns the origin of any part of a document. */
export type OriginReader = (pointer: string) => Origin;

/**
 * Returns a function that looks up the origin of a part by JSON pointer and caches the results.
 *
 * @throws UnknownPointerError if the pointer does not exist in the document
 */
export function originReader(document: SpecDocument): OriginReader {
  const known = new Map<string, Origin>();
  return (pointer) => {
    const origin = known.get(pointer) ?? {
      ...readOrigin(document, pointer),
      ...readChecked(document, pointer),
    };
    known.set(pointer, origin);
    return origin;
  };
}

/** Uses time 0, so that no result is stale yet. Pages mark stale results when they are opened. */
function readChecked(document: SpecDocument, pointer: string): Pick<Origin, "checked"> {
  const checked = verificationOf(document, pointer, 0);
  return checked === undefined ? {} : { checked };
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
