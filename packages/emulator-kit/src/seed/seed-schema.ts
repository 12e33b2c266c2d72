/** The JSON Schema for the seed of a set of services. */
import type { Schema } from "@seamline/openapi/document";
import type { Definitions } from "@seamline/openapi/prepare-schemas";
import type { AnyService } from "../framework/service.ts";

/** A service's contribution to a seed schema. */
export interface SeedPart {
  readonly name: string;
  /**
   * The schema of the service's section. `#/$defs/<service>/<Schema>` refers to a schema in the document. `properties`
   * next to such a reference extend that schema.
   */
  readonly section: Schema;
  /** The bundled document that the section refers to. Schemas have the same names in all versions of a service. */
  readonly document: object;
}

/** Key of the schema for the whole seed in {@link seedDefinitions}. */
export const SEED_DEFINITION = "Seed";

/**
 * Returns the definitions for the schema of a seed. `Seed` is the whole seed. Schemas that a service's section refers
 * to, directly or indirectly, are named `<service>.<Schema>`.
 *
 * @throws Error if a section refers to a schema that does not exist
 */
export function seedDefinitions(parts: readonly SeedPart[]): Definitions {
  const definitions: Record<string, Schema> = { Account: accountSchema };
  const properties: Record<string, Schema> = { ...commonProperties };
  for (const part of parts) {
    const collector = new SchemaCollector(part);
    properties[part.name] = collector.schema(part.section) as Schema;
    Object.assign(definitions, collector.definitions);
  }
  return {
    [SEED_DEFINITION]: { type: "object", properties, additionalProperties: false },
    ...definitions,
  };
}

type ServiceDocument = AnyService["documents"][number];

/**
 * Returns the document whose schemas a service's section refers to.
 *
 * @throws Error if the service refers to an unknown document
 */
export function seedDocumentOf({
  name,
  documents,
  seed,
}: Pick<AnyService, "name" | "documents" | "seed">): ServiceDocument {
  const found = seed.document === undefined ? documents[0] : documents.find(({ id }) => id === seed.document);
  if (!found)
    throw new Error(`The seed of ${name} refers to the document ${seed.document}, which does not exist.`);
  return found;
}

const COMPONENT_PREFIX = "#/components/schemas/";

/** Collects the schemas that a section refers to, directly or indirectly. */
class SchemaCollector {
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
      Object.entries(this.#extended(value as Schema)).map(([key, each]) => {
        return [key, key === "$ref" && typeof each === "string" ? this.#reference(each) : this.schema(each)];
      }),
    );
  }

  /** Merges additional properties into the referenced schema. Otherwise, a closed schema would reject them. */
  #extended(schema: Schema): Schema {
    const { $ref, properties, ...rest } = schema;
    const name = $ref === undefined || !properties ? undefined : this.#componentName($ref);
    if (name === undefined) return schema;
    const base = this.#component(name);
    return { ...base, ...rest, properties: { ...properties, ...base.properties } };
  }

  #componentName(reference: string): string | undefined {
    const own = `#/$defs/${this.#name}/`;
    const prefix = [COMPONENT_PREFIX, own].find((each) => reference.startsWith(each));
    return prefix === undefined ? undefined : reference.slice(prefix.length);
  }

  #reference(reference: string): string {
    const schema = this.#componentName(reference);
    if (schema === undefined) return reference;
    const name = `${this.#name}.${schema}`;
    if (!Object.hasOwn(this.definitions, name)) this.#collect(name, schema);
    return `#/$defs/${name}`;
  }

  #collect(name: string, schema: string): void {
    const found = this.#component(schema);
    // Reserve the name first, because the schema can refer to itself.
    this.definitions[name] = {};
    this.definitions[name] = this.schema(found) as Schema;
  }

  #component(name: string): Schema {
    const found = this.#components[name];
    if (found) return found;
    throw new Error(`The seed of ${this.#name} refers to the schema ${name}, which does not exist.`);
  }
}

const accountSchema: Schema = {
  description: "An account in the directory.",
  type: "object",
  properties: {
    id: { description: "The default is the e-mail address.", type: "string", minLength: 1 },
    email: { type: "string", format: "email", examples: ["alex@example.com"] },
    firstName: { type: "string" },
    lastName: { type: "string" },
    privileges: {
      description: "Names of service privileges. The default depends on the service.",
      type: "array",
      items: { type: "string" },
    },
    orgUnit: {
      description: "Id of the organizational unit that the account belongs to.",
      type: "string",
      minLength: 1,
    },
  },
  required: ["email"],
  additionalProperties: false,
};

/** Members common to all services' seeds. `#/$defs/Account` refers to {@link accountSchema}. */
const commonProperties: Readonly<Record<string, Schema>> = {
  $schema: {
    description: "The location of this schema, for editors. The emulator ignores it.",
    type: "string",
  },
  accounts: {
    description: "The accounts. If absent, any id or e-mail address is a valid account.",
    type: "array",
    items: { $ref: "#/$defs/Account" },
  },
  tokens: {
    description: "Accounts by bearer token.",
    type: "object",
    additionalProperties: {
      description: "Id or e-mail address of an account, if the token is unrestricted. Otherwise an object.",
      type: ["string", "object"],
      minLength: 1,
      properties: {
        account: { description: "Id or e-mail address of an account.", type: "string", minLength: 1 },
        readOnly: {
          description: "Whether the token only allows resources to be read and listed. The default is false.",
          type: "boolean",
        },
      },
      required: ["account"],
      additionalProperties: false,
    },
  },
};
