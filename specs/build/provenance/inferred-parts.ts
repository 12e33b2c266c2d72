import { childPointer } from "@seamline/openapi/json-pointer";
import { coverTargets, inferredNames } from "../../model/inferred-reason.ts";
import { type BundlePart, objectOf, parentPointer } from "./bundle-parts.ts";

/** A reason, and the JSON pointer to its name in an `x-inferred`. */
export interface Reason {
  readonly text: string;
  readonly at: string;
}

/** A value that only exists because OpenAPI requires it. */
export interface InferredPart {
  readonly reasons: readonly Reason[];
  /** True if everything inside the part is also inferred. */
  readonly whole: boolean;
}

interface NamedReason extends Reason {
  readonly covers: readonly string[];
}

/**
 * Returns every inferred part of a bundle by JSON pointer. If several `x-inferred` cover a part, the nearest one takes
 * precedence.
 */
export function inferredParts(parts: ReadonlyMap<string, BundlePart>): Map<string, InferredPart> {
  const inferred = new Map<string, InferredPart>();
  for (const part of parts.values()) {
    const above = inferred.get(parentPointer(part.pointer));
    if (above?.whole && part.pointer !== "" && !inferred.has(part.pointer)) inferred.set(part.pointer, above);
    for (const [pointer, covered] of coveredBy(part, parts)) inferred.set(pointer, covered);
  }
  return inferred;
}

function coveredBy(part: BundlePart, parts: ReadonlyMap<string, BundlePart>): Map<string, InferredPart> {
  const covered = new Map<string, InferredPart>();
  const reasons = reasonsOf(part, objectOf(parts.get("/x-inferred-reasons")?.value));
  if (reasons.length > 0) covered.set(`${part.pointer}/x-inferred`, { reasons, whole: false });
  for (const reason of reasons) {
    covered.set(reason.at, { reasons: [reason], whole: false });
    for (const { pointer, whole } of targetsOf(part, reason, parts)) {
      const others = covered.get(pointer)?.reasons ?? [];
      covered.set(pointer, { reasons: [...others, reason], whole });
    }
  }
  return covered;
}

/** Returns an object's reasons. Lint has checked that the document defines all reasons. */
function reasonsOf({ pointer, value }: BundlePart, defined: object): NamedReason[] {
  return inferredNames(value).map((named) => {
    const { reason, covers } = objectOf(objectOf(defined)[named.name]);
    return {
      text: String(reason),
      at: `${pointer}${named.pointer}`,
      covers: Array.isArray(covers) ? covers.map(String) : [],
    };
  });
}

function targetsOf(
  { pointer }: BundlePart,
  { covers }: NamedReason,
  parts: ReadonlyMap<string, BundlePart>,
): { pointer: string; whole: boolean }[] {
  return covers.flatMap((cover) => {
    const { fromRoot, keys, whole } = coverTargets(cover);
    return pointersBelow(fromRoot ? "" : pointer, keys, parts).map((each) => ({ pointer: each, whole }));
  });
}

/** Returns pointers to the parts at a path of keys relative to a part; `*` matches any key. */
function pointersBelow(
  pointer: string,
  path: readonly string[],
  parts: ReadonlyMap<string, BundlePart>,
): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return parts.has(pointer) ? [pointer] : [];
  const keys = key === "*" ? Object.keys(objectOf(parts.get(pointer)?.value)) : [key];
  return keys.flatMap((each) => pointersBelow(childPointer(pointer, each), rest, parts));
}
