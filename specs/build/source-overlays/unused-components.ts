import { formatPointer } from "@seamline/openapi/json-pointer";
import type { JsonObject } from "../../model/json.ts";
import { objectOf } from "../provenance/bundle-parts.ts";

/** Kinds of components that are used by their name, or that are kept although nothing uses them. */
const KEPT = ["securitySchemes", "examples"];

/**
 * Returns the paths of components of a document as shown that nothing refers to in the filled document.
 *
 * @returns `["components", "schemas", "CreateHoldResponse"]` and so on.
 */
export function unusedComponents(shown: JsonObject, filled: JsonObject): string[][] {
  const { components, ...rest } = filled;
  const used = new Set<string>();
  follow(rest, objectOf(components), used);
  return Object.entries(objectOf(shown.components)).flatMap(([kind, named]) =>
    KEPT.includes(kind)
      ? []
      : Object.keys(objectOf(named))
          .filter((name) => !used.has(referenceTo(kind, name)))
          .map((name) => ["components", kind, name]),
  );
}

/** Collects the components that a value refers to, directly or through other components. */
function follow(value: unknown, components: JsonObject, used: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  for (const child of Object.values(value)) {
    if (typeof child === "string" && child.startsWith("#/components/") && !used.has(child)) {
      used.add(child);
      const [kind = "", name = ""] = child.split("/").slice(2);
      follow(objectOf(objectOf(components[kind])[name]), components, used);
    } else follow(child, components, used);
  }
}

function referenceTo(kind: string, name: string): string {
  return `#${formatPointer(["components", kind, name])}`;
}
