import { formatFragment } from "@seamline/openapi/json-pointer";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";

/** Converts equivalent forms, in place, to the form that later steps expect. */
export function normalizeSchemas(document: OpenApiDocument): void {
  walkDocument(document, (node, kind) => {
    if (kind !== "schemas") {
      return;
    }
    if (node["x-open-enum"] === true && Array.isArray(node.enum)) {
      openEnum(node, node.enum);
    }
    if (Array.isArray(node.type) && (isOpenEnum(node) || pointIds(node).length > 0)) {
      separateNull(node, node.type);
    }
    pointToMembers(node.discriminator, document);
    keepDefaultOpen(node);
    writeOut(node);
  });
}

/** Converts bare schema names in a discriminator's mapping to references. */
function pointToMembers(discriminator: unknown, { components }: OpenApiDocument): void {
  const { mapping } = (discriminator ?? {}) as { mapping?: Record<string, unknown> };
  for (const [value, target] of Object.entries(mapping ?? {})) {
    if (typeof target === "string" && Object.hasOwn(components?.schemas ?? {}, target)) {
      (mapping as Record<string, unknown>)[value] = formatFragment(["components", "schemas", target]);
    }
  }
}

/**
 * Removes a discriminator with a default schema (OpenAPI 3.2), because openapi-typescript would only allow the default
 * schema's name as its value. The other schemas keep the types that they declare.
 */
function keepDefaultOpen(schema: Node): void {
  const { defaultMapping } = (schema.discriminator ?? {}) as { defaultMapping?: unknown };
  if (defaultMapping !== undefined) delete schema.discriminator;
}

/** Rewrites schemas that openapi-typescript handles incorrectly. */
function writeOut(schema: Node): void {
  if (schema.const === null) {
    schema.type = "null";
  }
  if (schema.type === "object" && Array.isArray(schema.enum)) {
    // openapi-typescript would treat the values as schemas.
    delete schema[schema.enum.some((value) => typeof value !== "object") ? "type" : "enum"];
  }
  if (Array.isArray(schema.allOf)) {
    schema.allOf = schema.allOf.map((member) => (typeof member === "boolean" ? {} : member));
  }
}

function isOpenEnum(schema: Node): boolean {
  return Array.isArray(schema["x-extensible-enum"]);
}

/**
 * Converts `enum` with `x-open-enum: true` to the older `x-extensible-enum`, because openapi-typescript treats every
 * `enum` as closed.
 */
function openEnum(schema: Node, values: readonly unknown[]): void {
  schema["x-extensible-enum"] = values.filter((value) => value !== null);
  if (values.includes(null)) {
    schema.nullable = true;
  }
  delete schema.enum;
}

/** Converts `type: [object, 'null']` to the OpenAPI 3.0 form, because a fill belongs to the object, not to `null`. */
function separateNull(schema: Node, types: readonly unknown[]): void {
  const [only, ...others] = types.filter((type) => type !== "null");
  if (only !== undefined && others.length === 0) {
    schema.type = only;
    schema.nullable = types.includes("null");
  }
}
