import type { Schema } from "./document.ts";
import { type Definitions, type PreparedSchemas, prepareSchemas } from "./prepare-schemas.ts";
import {
  type SchemaCheck,
  type SchemaChecks,
  type SchemaReport,
  type SchemaReports,
  schemaChecks,
  schemaReports,
} from "./schema-checks.ts";

const COMPONENT = "#/components/schemas/";

/** All schemas of a document by name, and their checks, which are created lazily. */
export class SchemaDefinitions {
  readonly #schemas: Record<string, Schema>;
  #inline = 0;
  readonly #requestChecks = new Map<string, SchemaCheck>();
  readonly #responseChecks = new Map<string, SchemaCheck>();
  #requests: { definitions: PreparedSchemas; checks: SchemaChecks } | undefined;
  #responses: SchemaChecks | undefined;
  #responseReports: SchemaReports | undefined;

  constructor(components: Definitions) {
    // V8 stores an object without a prototype as a dictionary, to which many names can be added cheaply.
    this.#schemas = Object.assign(Object.create(null), components);
  }

  /** Returns the name of a schema. Assigns a name to inline schemas. */
  nameOf(schema: Schema): string {
    if (schema.$ref?.startsWith(COMPONENT)) return schema.$ref.slice(COMPONENT.length);
    // Component names never contain a colon.
    this.#inline += 1;
    const name = `inline:${this.#inline}`;
    this.#schemas[name] = schema;
    return name;
  }

  /** The prepared schemas for requests. */
  get ofRequests(): PreparedSchemas {
    return this.#forRequests().definitions;
  }

  /** Returns the check for a part of a request. Unknown members are allowed, because services ignore them. */
  requestCheck(definition: string): SchemaCheck {
    return checkIn(this.#requestChecks, definition, () => this.#forRequests().checks);
  }

  /** Returns the check for a part of a response. Unknown members are not allowed. */
  responseCheck(definition: string): SchemaCheck {
    return checkIn(this.#responseChecks, definition, () => this.#forResponses());
  }

  /** Like `responseCheck`, but reports all failures. */
  responseReport(definition: string): SchemaReport {
    this.#responseReports ??= schemaReports(prepareSchemas(this.#schemas, true));
    return this.#responseReports(definition);
  }

  #forRequests(): { definitions: PreparedSchemas; checks: SchemaChecks } {
    if (!this.#requests) {
      const definitions = prepareSchemas(this.#schemas, false);
      this.#requests = { definitions, checks: schemaChecks(definitions) };
    }
    return this.#requests;
  }

  #forResponses(): SchemaChecks {
    this.#responses ??= schemaChecks(prepareSchemas(this.#schemas, true));
    return this.#responses;
  }
}

function checkIn(
  known: Map<string, SchemaCheck>,
  definition: string,
  checks: () => SchemaChecks,
): SchemaCheck {
  const check = known.get(definition);
  if (check) return check;
  const made = checks()(definition);
  known.set(definition, made);
  return made;
}
