import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Kiota calls the class behind a path parameter `item`, so that a segment of that name takes its place. */
const RESERVED_SEGMENTS = new Set(["item"]);

/** A property `then` makes a promise of the object that has it; the rest belong to every object or client. */
export const RESERVED_PLACES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "then",
  "extend",
  "http",
  "request",
  "withOptions",
]);

/** Names in paths and in `x-method` that generated code uses for itself. */
export default defineRule(function* ({ pathItems, operations }) {
  for (const { path, indexAt } of pathItems) {
    const reserved = templateSegments(path)
      .map((segment) => segment.split(":")[0] ?? "")
      .find((segment) => RESERVED_SEGMENTS.has(segment));
    if (reserved !== undefined) {
      yield {
        message: `Path segment ${reserved} is a word that generators use for themselves.`,
        at: indexAt.key(),
      };
    }
  }
  for (const operation of operations) {
    const places = String(operation.node["x-method"]).split(".");
    const reserved = places.find((place) => RESERVED_PLACES.has(place));
    if (reserved !== undefined) {
      yield {
        message: `x-method: ${reserved} is a name that clients have already.`,
        at: fieldOf(operation, "x-method"),
      };
    }
  }
});
