import type { Location, Source } from "@redocly/openapi-core";
import type { JsonObject } from "./json.ts";

export interface Place {
  readonly source: Source;
  readonly pointer: string;
  /** True if the finding is about the key, not about the value. */
  readonly reportOnKey?: boolean;
}

/** An object in an authored file, with its location. References are resolved. */
export interface Located<Node = JsonObject> {
  readonly node: Node;
  readonly at: Location;
}

/** Returns whether an object is a component: a whole file, or an entry of the root's components. */
export function isNamed({ at }: Located<unknown>): boolean {
  return at.pointer === "#/" || /^#\/components\/\w+\/[^/]+$/.test(at.pointer);
}

/** Returns the location of a field, or of the object if the field is missing. */
export function fieldOf({ node, at }: Located, field: string): Place {
  return field in node ? at.child(field).key() : at.key();
}
