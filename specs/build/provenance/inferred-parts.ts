import { childPointer } from "@seamline/openapi/json-pointer";
import { type BundlePart, objectOf, parentPointer } from "./bundle-parts.ts";

/** A reason, and the JSON pointer to its `x-inferred` or to its element of that list. */
export interface Reason {
  readonly text: string;
  readonly at: string;
}

/** A statement that OpenAPI forces. */
export interface InferredPart {
  readonly reasons: readonly Reason[];
  /** Whether everything below the part is inferred too. */
  readonly whole: boolean;
}

/** The part that a reason on an object of some kind explains. */
interface Coverage {
  /** Words that the reason must contain; a coverage without words applies to all other reasons. */
  readonly says?: RegExp;
  /** Keys from the object to the part, `*` for any key; empty for the object itself. */
  readonly path: readonly string[];
  /** Whether the path begins at the whole document. */
  readonly fromRoot?: boolean;
  /** Whether everything below the part is included. */
  readonly whole: boolean;
}

const ITSELF: Coverage = { path: [], whole: false };
const WHOLE: Coverage = { path: [], whole: true };
const MEDIA_TYPE: Coverage = { says: /media type/i, path: ["content", "*"], whole: false };

/** Coverages by kind of object. Most values cannot have an extension, so the reason is on the object around them. */
const COVERAGES: Readonly<Record<string, readonly Coverage[]>> = {
  info: [
    { says: /token|credential/i, path: ["components", "securitySchemes"], fromRoot: true, whole: true },
    { says: /token|credential/i, path: ["security"], fromRoot: true, whole: true },
    { path: ["version"], whole: true },
  ],
  license: [WHOLE],
  serverVariable: [{ path: ["default"], whole: true }],
  operation: [
    { says: /permission|privilege/i, path: ["x-permissions"], whole: true },
    { says: /scope/i, path: ["x-scopes"], whole: true },
    { path: ["x-idempotent"], whole: true },
  ],
  response: [
    MEDIA_TYPE,
    { says: /payload|response is not/i, path: ["content", "*", "schema"], whole: true },
    { says: /status/i, path: [], whole: false },
    ITSELF,
  ],
  requestBody: [MEDIA_TYPE, ITSELF],
  parameter: [{ says: /\bno type\b/i, path: ["schema"], whole: true }, WHOLE],
  schema: [
    { says: /\bno bounds\b/i, path: ["minimum"], whole: true },
    { says: /\bno bounds\b/i, path: ["maximum"], whole: true },
    { says: /\bno type\b/i, path: ["type"], whole: true },
    { says: /\bno type\b/i, path: ["format"], whole: true },
    { says: /\bthe response of\b/i, path: ["properties", "response"], whole: true },
    WHOLE,
  ],
  "x-resource-name": [WHOLE],
};

/**
 * Everything in a bundle that an `x-inferred` covers, by JSON pointer. If several do, the one on the nearest object
 * applies.
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
  const reasons = reasonsOf(part);
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

function reasonsOf({ pointer, value }: BundlePart): Reason[] {
  const reasons = objectOf(value)["x-inferred"];
  const at = `${pointer}/x-inferred`;
  if (typeof reasons === "string") return [{ text: reasons, at }];
  if (!Array.isArray(reasons)) return [];
  return reasons.map((text, index) => ({ text: String(text), at: `${at}/${index}` }));
}

/** The parts that a reason explains; its object itself if that has none of the parts that the reason mentions. */
function targetsOf(
  { pointer, kind, segments }: BundlePart,
  { text }: Reason,
  parts: ReadonlyMap<string, BundlePart>,
): { pointer: string; whole: boolean }[] {
  const coverages = COVERAGES[kind ?? segments.at(-1) ?? ""] ?? [];
  const said = coverages.filter(({ says }) => says?.test(text));
  const meant = said.length > 0 ? said : coverages.filter(({ says }) => says === undefined);
  const targets = meant.flatMap(({ path, fromRoot, whole }) =>
    pointersBelow(fromRoot ? "" : pointer, path, parts).map((each) => ({ pointer: each, whole })),
  );
  return targets.length > 0 ? targets : [{ pointer, whole: false }];
}

/** Pointers to the parts at a path of keys below a part. */
function pointersBelow(
  pointer: string,
  path: readonly string[],
  parts: ReadonlyMap<string, BundlePart>,
): string[] {
  const [key, ...rest] = path;
  if (key === undefined) return parts.has(pointer) ? [pointer] : [];
  const value = parts.get(pointer)?.value;
  const keys = key === "*" ? Object.keys(objectOf(value)) : [key];
  return keys.flatMap((each) => pointersBelow(childPointer(pointer, each), rest, parts));
}
