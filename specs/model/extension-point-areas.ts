/** Kinds of information that an extension point can leave open. */
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

/** Areas that do not have to be attached to a schema, parameter, operation or response. */
export const DOCUMENT_AREAS: ReadonlySet<string> = new Set<ExtensionPointArea>([
  "events",
  "limits",
  "versioning",
  "endpoints",
]);

/**
 * Areas whose points belong to a resource. If the resource has no path, its points are attached to the document itself.
 */
export const RESOURCE_AREAS: ReadonlySet<string> = new Set<ExtensionPointArea>(["fields", "states"]);
