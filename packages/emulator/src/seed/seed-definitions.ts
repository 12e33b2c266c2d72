import type { Schema } from "../contract/openapi.ts";
import type { Definitions } from "../contract/prepare-schemas.ts";
import { accountSchema, commonProperties } from "./common-schema.ts";

/** What the schema of a seed takes from a service. */
export interface SeedPart {
  readonly name: string;
  /** Of its section; `#/$defs/<service>/<Schema>` leads to the schemas of the document. */
  readonly section: Schema;
  /** Bundle of the document that the section goes by: versions of a service have schemas of the same names. */
  readonly document: object;
}

/** The name of the definition of a whole seed. */
export const SEED = "Seed";

/**
 * The schema of a seed: definitions of which `Seed` is that of the whole. Those of services are called
 * `<service>.<Schema>`, and there are as many as the sections lead to.
 *
 * @throws Error for a section that refers to a schema that there is not
 */
export function seedDefinitions(parts: readonly SeedPart[]): Definitions {
  const definitions: Record<string, Schema> = { Account: accountSchema };
  const properties: Record<string, Schema> = { ...commonProperties };
  for (const part of parts) {
    const gathered = new Gathering(part);
    properties[part.name] = gathered.schema(part.section) as Schema;
    Object.assign(definitions, gathered.definitions);
  }
  return {
    [SEED]: { type: "object", properties, additionalProperties: false },
    ...definitions,
  };
}

const COMPONENT = "#/components/schemas/";

/** Collects the schemas that a section leads to, those included that these lead to in turn. */
class Gathering {
  readonly definitions: Record<string, Schema> = {};
  readonly #name: string;
  readonly #components: Definitions;

  constructor({ name, document }: SeedPart) {
    this.#name = name;
    this.#components = (document as { components?: { schemas?: Definitions } }).components?.schemas ?? {};
  }

  schema(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((each) => this.schema(each));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        return [key, key === "$ref" && typeof each === "string" ? this.#reference(each) : this.schema(each)];
      }),
    );
  }

  #reference(reference: string): string {
    const own = `#/$defs/${this.#name}/`;
    const prefix = [COMPONENT, own].find((each) => reference.startsWith(each));
    if (prefix === undefined) return reference;
    const schema = reference.slice(prefix.length);
    const name = `${this.#name}.${schema}`;
    if (!Object.hasOwn(this.definitions, name)) this.#gather(name, schema);
    return `#/$defs/${name}`;
  }

  #gather(name: string, schema: string): void {
    const found = this.#components[schema];
    if (!found)
      throw new Error(`The seed of ${this.#name} refers to the schema ${schema}, which there is not.`);
    // Taken down before it is looked into: it may lead back to itself.
    this.definitions[name] = {};
    this.definitions[name] = this.schema(found) as Schema;
  }
}
