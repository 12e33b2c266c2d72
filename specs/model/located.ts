import type { Location, Source } from "@redocly/openapi-core";
import type { JsonObject } from "./json.ts";

/** A place that a finding points to. */
export interface Place {
  readonly source: Source;
  readonly pointer: string;
  /** Whether to report the key of the value instead of the value. */
  readonly reportOnKey?: boolean;
}

/** An object of an authored file and its location, with references resolved. */
export interface Located<Node = JsonObject> {
  readonly node: Node;
  readonly at: Location;
}

/** Whether an object is a component: a whole file, or an entry of the root's components. */
export function isNamed({ at }: Located<unknown>): boolean {
  return at.pointer === "#/" || /^#\/components\/\w+\/[^/]+$/.test(at.pointer);
}

/** Returns the place of a field, or of the object that lacks it. */
export function fieldOf({ node, at }: Located, field: string): Place {
  return field in node ? at.child(field).key() : at.key();
}
