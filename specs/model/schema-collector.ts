import type { Location } from "@redocly/openapi-core";
import { isJsonObject } from "./json.ts";
import { isNamed } from "./located.ts";
import type { ReferenceResolver } from "./reference-resolver.ts";
import { SCHEMA_CHILDREN } from "./schema-keywords.ts";
import type { SchemaModel, Use } from "./schema-model.ts";

/** Collects every schema in a document once, with its children and uses. */
export class SchemaCollector {
  readonly #resolver: ReferenceResolver;
  readonly #schemas = new Map<string, SchemaModel>();

  constructor(resolver: ReferenceResolver) {
    this.#resolver = resolver;
  }

  get schemas(): SchemaModel[] {
    return [...this.#schemas.values()];
  }

  collect(value: unknown, at: Location, use: Use): SchemaModel | undefined {
    const schema = this.#visit(value, at);
    if (schema !== undefined) markUse(schema, use);
    return schema;
  }

  #visit(value: unknown, at: Location): SchemaModel | undefined {
    const target = this.#resolver.follow(value, at, "schema");
    if (target === undefined) return undefined;
    const key = target.at.absolutePointer;
    const known = this.#schemas.get(key);
    if (known !== undefined) return known;
    const schema: SchemaModel = { ...target, named: isNamed(target), uses: new Set(), children: [] };
    this.#schemas.set(key, schema);
    for (const [keyword, name, child, childAt] of childValues(schema)) {
      const model = this.#visit(child, childAt);
      if (model !== undefined) schema.children.push({ keyword, name, at: childAt, schema: model });
    }
    return schema;
  }
}

function* childValues({ node, at }: SchemaModel): Generator<[string, string, unknown, Location]> {
  for (const [keyword, kind] of Object.entries(SCHEMA_CHILDREN)) {
    const value = node[keyword];
    if (value === undefined) continue;
    if (kind === "one") yield [keyword, "", value, at.child(keyword)];
    else if (Array.isArray(value) || isJsonObject(value)) {
      for (const [name, child] of Object.entries(value))
        yield [keyword, name, child, at.child([keyword, name])];
    }
  }
}

function markUse(schema: SchemaModel, use: Use): void {
  if (schema.uses.has(use)) return;
  schema.uses.add(use);
  for (const child of schema.children) markUse(child.schema, use);
}
