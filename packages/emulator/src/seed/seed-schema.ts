import type { Schema } from "@seamline/openapi/document";
import type { Definitions } from "@seamline/openapi/prepare-schemas";
import type { AnyService } from "../framework/service.ts";

/** What the schema of a seed takes from a service. */
export interface SeedPart {
  readonly name: string;
  /** Of its section; `#/$defs/<service>/<Schema>` leads to the schemas of the document. */
  readonly section: Schema;
  /** Bundle of the document that the section goes by: versions of a service have schemas of the same names. */
  readonly document: object;
}

/** The name of the definition of a whole seed. */
export const SEED_DEFINITION = "Seed";

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
    const gathered = new SchemaCollector(part);
    properties[part.name] = gathered.schema(part.section) as Schema;
    Object.assign(definitions, gathered.definitions);
  }
  return {
    [SEED_DEFINITION]: { type: "object", properties, additionalProperties: false },
    ...definitions,
  };
}

const COMPONENT = "#/components/schemas/";

/** Collects the schemas that a section leads to, those included that these lead to in turn. */
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
    if (!Object.hasOwn(this.definitions, name)) this.#collect(name, schema);
    return `#/$defs/${name}`;
  }

  #collect(name: string, schema: string): void {
    const found = this.#components[schema];
    if (!found)
      throw new Error(`The seed of ${this.#name} refers to the schema ${schema}, which there is not.`);
    // Taken down before it is looked into: it may lead back to itself.
    this.definitions[name] = {};
    this.definitions[name] = this.schema(found) as Schema;
  }
}

/** The definition of an account, as a seed lists it. */
const accountSchema: Schema = {
  description: "Somebody whom services know.",
  type: "object",
  properties: {
    id: { description: "The e-mail address unless given.", type: "string", minLength: 1 },
    email: { type: "string", format: "email", examples: ["alex@example.com"] },
    firstName: { type: "string" },
    lastName: { type: "string" },
    privileges: {
      description: 'Names of service privileges. All but "View All Matters" unless given.',
      type: "array",
      items: { type: "string" },
    },
    orgUnit: {
      description: "Id of the organizational unit that it belongs to.",
      type: "string",
      minLength: 1,
    },
  },
  required: ["email"],
  additionalProperties: false,
};

/** Members of a seed that are no service's own. `#/$defs/Account` leads to {@link accountSchema}. */
const commonProperties: Readonly<Record<string, Schema>> = {
  $schema: {
    description: "Where this schema lies, for editors. It means nothing to the emulator.",
    type: "string",
  },
  accounts: {
    description: "Without it, any id or e-mail address names an account.",
    type: "array",
    items: { $ref: "#/$defs/Account" },
  },
  tokens: {
    description: "What bearer tokens stand for.",
    type: "object",
    additionalProperties: {
      description: "Id or e-mail address of an account, for a token that allows everything; or an object.",
      type: ["string", "object"],
      minLength: 1,
      properties: {
        account: { description: "Its id or e-mail address.", type: "string", minLength: 1 },
        readOnly: {
          description: "Whether the scope of the token allows gets and lists alone; false unless given.",
          type: "boolean",
        },
      },
      required: ["account"],
      additionalProperties: false,
    },
  },
};

type ServiceDocument = AnyService["documents"][number];

/**
 * The document whose schemas the section of a service refers to in seeds.
 *
 * @throws Error for a service that names one that it does not speak
 */
export function seedDocumentOf({
  name,
  documents,
  seed,
}: Pick<AnyService, "name" | "documents" | "seed">): ServiceDocument {
  const found = seed.document === undefined ? documents[0] : documents.find(({ id }) => id === seed.document);
  if (!found) throw new Error(`The seed of ${name} goes by a document that the service does not speak.`);
  return found;
}
