import { isDeepStrictEqual } from "node:util";
import { childPointer } from "@seamline/openapi/json-pointer";
import { isJsonObject, type JsonObject } from "../../model/json.ts";

type IsWritten = (pointer: string) => boolean;

/**
 * Maps pointers into a filled document to pointers into the document as shown. Object keys stay the same, but list
 * indexes shift if elements were removed, and filled points move to a separate map.
 *
 * @returns pointers into the as-shown document, keyed by pointers into the filled document. Omits added parts.
 */
export function pointersAsShown(
  filled: JsonObject,
  shown: JsonObject,
  isWritten: IsWritten,
): Map<string, string> {
  const pointers = new Map<string, string>();
  const pair = (pointer: string, value: unknown, other: unknown, otherPointer: string): void => {
    pointers.set(pointer, otherPointer);
    for (const [key, otherKey] of sharedKeys(pointer, value, other, isWritten)) {
      pair(
        childPointer(pointer, key),
        entryOf(value, key),
        entryOf(other, otherKey),
        childPointer(otherPointer, otherKey),
      );
    }
  };
  pair("", filled, shown, "");
  const [from, to] = ["x-extension-points", "x-filled-points"];
  if (isJsonObject(filled[to])) pair(`/${to}`, filled[to], shown[from], `/${from}`);
  return pointers;
}

function sharedKeys(
  pointer: string,
  value: unknown,
  other: unknown,
  isWritten: IsWritten,
): (readonly [string, string])[] {
  if (Array.isArray(value) && Array.isArray(other)) return sharedElements(pointer, value, other, isWritten);
  if (!isJsonObject(value) || !isJsonObject(other)) return [];
  return Object.keys(value).flatMap((key) => (Object.hasOwn(other, key) ? [[key, key] as const] : []));
}

/** Pairs elements in order, each with the next equal element in the as-shown list. */
function sharedElements(
  pointer: string,
  list: readonly unknown[],
  shown: readonly unknown[],
  isWritten: IsWritten,
): [string, string][] {
  const kept = [...list.keys()].filter((index) => !isWritten(childPointer(pointer, index)));
  if (kept.length === shown.length) return kept.map((index, place) => [String(index), String(place)]);
  let next = 0;
  return kept.flatMap((index): [string, string][] => {
    const place = shown.findIndex((each, at) => at >= next && isDeepStrictEqual(each, list[index]));
    if (place < 0) return [];
    next = place + 1;
    return [[String(index), String(place)]];
  });
}

function entryOf(value: unknown, key: string): unknown {
  return (value as Record<string, unknown>)[key];
}
