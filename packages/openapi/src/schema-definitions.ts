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

/** All schemas of a document, each under a name, and their checks, each made when it is first needed. */
export class SchemaDefinitions {
  readonly #schemas: Record<string, Schema>;
  #inline = 0;
  readonly #requestChecks = new Map<string, SchemaCheck>();
  readonly #responseChecks = new Map<string, SchemaCheck>();
  #requests: { definitions: PreparedSchemas; checks: SchemaChecks } | undefined;
  #responses: SchemaChecks | undefined;
  #responseReports: SchemaReports | undefined;

  constructor(components: Definitions) {
    this.#schemas = { ...components };
  }

  /** The name of a schema of the document. A schema without a name gets one. */
  nameOf(schema: Schema): string {
    if (schema.$ref?.startsWith(COMPONENT)) return schema.$ref.slice(COMPONENT.length);
    // No component has a name with a colon in it.
    this.#inline += 1;
    const name = `inline:${this.#inline}`;
    this.#schemas[name] = schema;
    return name;
  }

  /** The prepared schemas of requests. */
  get ofRequests(): PreparedSchemas {
    return this.#forRequests().definitions;
  }

  /** The check of a part of a request, whose objects may have unknown members: they are ignored. */
  requestCheck(definition: string): SchemaCheck {
    return checkIn(this.#requestChecks, definition, () => this.#forRequests().checks);
  }

  /** The check of a part of a response, whose objects may not have unknown members. */
  responseCheck(definition: string): SchemaCheck {
    return checkIn(this.#responseChecks, definition, () => this.#forResponses());
  }

  /** The same with all failures. */
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
