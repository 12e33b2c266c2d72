/** What an extension point can leave open. */
export const EXTENSION_POINT_AREAS = [
  "fields",
  "values",
  "states",
  "payload",
  "parameters",
  "pagination",
  "auth",
  "permissions",
  "errors",
  "events",
  "limits",
  "versioning",
  "endpoints",
] as const;

export type ExtensionPointArea = (typeof EXTENSION_POINT_AREAS)[number];

/** Areas that no schema, parameter, operation or response has to carry. */
export const DOCUMENT_AREAS: ReadonlySet<string> = new Set<ExtensionPointArea>([
  "events",
  "limits",
  "versioning",
  "endpoints",
]);

/** Areas of points that are about one resource, so that no document carries those of a resource without a path. */
export const RESOURCE_AREAS: ReadonlySet<string> = new Set<ExtensionPointArea>(["fields", "states"]);
