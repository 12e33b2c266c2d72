import { childPointer } from "@seamline/openapi/json-pointer";
import { type BundlePart, objectOf, parentPointer } from "./bundle-parts.ts";

/** A reason and the JSON pointer of the `x-inferred`, or of the element of it, that gives it. */
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

/** What a reason on an object of some kind is about. */
interface Coverage {
  /** Words that the reason must have; without, it is what any other reason is about. */
  readonly says?: RegExp;
  /** Keys that lead there from the object, `*` for any; none for the object itself. */
  readonly path: readonly string[];
  /** Whether the path begins at the whole document. */
  readonly fromRoot?: boolean;
  /** Whether everything below is meant too. */
  readonly whole: boolean;
}

const ITSELF: Coverage = { path: [], whole: false };
const WHOLE: Coverage = { path: [], whole: true };
const MEDIA_TYPE: Coverage = { says: /media type/i, path: ["content", "*"], whole: false };

/** By kind of object. OpenAPI has no place for a reason on most values, so that it stands on the object around them. */
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
 * Everything in a bundle that some `x-inferred` covers, by JSON pointer. Where several do, the one on the nearest
 * object counts.
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

/** What a reason is about; the object that it stands on where it has none of what the reason speaks of. */
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

/** Pointers of what a path of keys leads to below a part. */
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
