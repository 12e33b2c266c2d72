import { parseWrittenPointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type JsonObject } from "../../model/json.ts";
import { objectOf } from "../provenance/bundle-parts.ts";
import { valueAt } from "./value-at.ts";

/**
 * Returns the parts of a document as shown that a written value replaces or completes: the target of a replaced `$ref`,
 * the response of a range such as `2XX` and the schema of its body, or the schema of a body that becomes required.
 *
 * @param segments path of the written value.
 */
export function replacedPart(
  shown: JsonObject,
  filled: JsonObject,
  segments: readonly string[],
): JsonObject[] {
  const reference = segments.at(-1) === "$ref" ? valueAt(shown, segments) : undefined;
  if (typeof reference === "string") return [resolved(shown, { $ref: reference })];
  const [paths, path, method, responses, status, key] = segments;
  if (paths === "paths" && responses === "requestBody" && status === "required") {
    return [resolved(shown, bodySchema(objectOf(valueAt(shown, segments.slice(0, 4)))))];
  }
  if (paths !== "paths" || responses !== "responses" || status === undefined || key?.startsWith("x-"))
    return [];
  const statuses = [paths, path as string, method as string, responses];
  const range = rangeOf(status, objectOf(valueAt(shown, statuses)));
  if (range === undefined) return [];
  const before = resolved(shown, valueAt(shown, [...statuses, range]));
  const after = resolved(filled, valueAt(filled, [...statuses, status]));
  const [old, new_] = [bodySchema(before), bodySchema(after)];
  return old.$ref === undefined || old.$ref === new_.$ref ? [before] : [before, resolved(shown, old)];
}

/** Returns the range of responses as shown that a status narrows; undefined if there is none. */
export function rangeOf(status: string, responses: JsonObject): string | undefined {
  if (Object.hasOwn(responses, status)) return undefined;
  const ranges = [`${status[0]}XX`, ...(/^[45]/.test(status) ? ["default"] : [])];
  return ranges.find((range) => Object.hasOwn(responses, range));
}

function bodySchema(response: JsonObject): JsonObject {
  const [media] = Object.values(objectOf(response.content));
  return objectOf(objectOf(media).schema);
}

function resolved(document: JsonObject, value: unknown): JsonObject {
  const object = objectOf(value);
  if (typeof object.$ref !== "string") return object;
  const target = valueAt(document, parseWrittenPointer(object.$ref.replace(/^#/, "")));
  return isJsonObject(target) ? target : {};
}
