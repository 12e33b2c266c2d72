import { formatPointer } from "@seamline/openapi/json-pointer";
import type { JsonObject } from "../../model/json.ts";
import { objectOf } from "../provenance/bundle-parts.ts";

/** Kinds of components that are used by name, or that are kept even if unused. */
const KEPT = ["securitySchemes", "examples"];

/**
 * Returns the paths of components used in the document as shown but not in the filled document.
 *
 * @returns `["components", "schemas", "CreateHoldResponse"]` and so on.
 */
export function unusedComponents(shown: JsonObject, filled: JsonObject): string[][] {
  const [before, after] = [usedComponents(shown), usedComponents(filled)];
  return Object.entries(objectOf(shown.components)).flatMap(([kind, named]) =>
    Object.keys(KEPT.includes(kind) ? {} : objectOf(named))
      .map((name) => ["components", kind, name])
      .filter((path) => before.has(formatPointer(path)) && !after.has(formatPointer(path))),
  );
}

/** Returns pointers to the components that a document uses, directly or through other components. */
function usedComponents(document: JsonObject): ReadonlySet<string> {
  const { components, ...rest } = document;
  const used = new Set<string>();
  follow(rest, objectOf(components), used);
  return used;
}

function follow(value: unknown, components: JsonObject, used: Set<string>): void {
  if (typeof value !== "object" || value === null) return;
  const { discriminator } = objectOf(value);
  const names = Object.values(objectOf(objectOf(discriminator).mapping));
  const children = discriminator === undefined ? [] : names.map((name) => `#/components/schemas/${name}`);
  for (const child of [...Object.values(value), ...children]) {
    if (typeof child !== "string") follow(child, components, used);
    else if (child.startsWith("#/components/")) use(child, components, used);
  }
}

/** Adds the component that a reference points to or into. */
function use(reference: string, components: JsonObject, used: Set<string>): void {
  const [, , kind = "", name = ""] = reference.split("/");
  const pointer = `/components/${kind}/${name}`;
  const component = objectOf(components[kind])[name];
  if (used.has(pointer) || component === undefined) return;
  used.add(pointer);
  follow(component, components, used);
  if (kind === "schemas" && "discriminator" in objectOf(component)) {
    for (const child of childrenOf(reference, components)) use(child, components, used);
  }
}

/** Returns references to the schemas that extend a schema, since a discriminator can select these by name. */
function childrenOf(reference: string, components: JsonObject): string[] {
  const schemas = Object.entries(objectOf(components.schemas));
  const isChild = (schema: unknown) =>
    [objectOf(schema).allOf ?? []].flat().some((part) => objectOf(part).$ref === reference);
  return schemas.flatMap(([name, schema]) => (isChild(schema) ? [`#/components/schemas/${name}`] : []));
}
