import { templateSegments } from "@seamline/openapi/path-template";
import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Kiota generates a class named `item` for a path parameter, so a path segment `item` collides with the class. */
const RESERVED_SEGMENTS = new Set(["item"]);

/** A property `then` turns an object into a promise. The other names exist on every object or client. */
export const RESERVED_PLACES: ReadonlySet<string> = new Set([
  ...Object.getOwnPropertyNames(Object.prototype),
  "prototype",
  "then",
  "extend",
  "http",
  "request",
  "withOptions",
]);

/** A name in a path or in `x-method` must not collide with names in generated code. */
export default defineRule(function* ({ pathItems, operations }) {
  for (const { path, indexAt } of pathItems) {
    const reserved = templateSegments(path)
      .map((segment) => segment.split(":")[0] ?? "")
      .find((segment) => RESERVED_SEGMENTS.has(segment));
    if (reserved !== undefined) {
      yield {
        message: `Path segment ${reserved} is reserved by generators: choose another name.`,
        at: indexAt.key(),
      };
    }
  }
  for (const operation of operations) {
    const places = String(operation.node["x-method"]).split(".");
    const reserved = places.find((place) => RESERVED_PLACES.has(place));
    if (reserved !== undefined) {
      yield {
        message: `x-method: ${reserved} is reserved by clients: choose another name.`,
        at: fieldOf(operation, "x-method"),
      };
    }
  }
});
