import { readFileSync } from "node:fs";
import { documents } from "@seamline/specs";

/** A schema with only the keywords that the reference documents use. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
}

export interface BundledParameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly schema: Schema;
  readonly "x-multi-segment"?: boolean;
}

type Content = Readonly<Record<string, { readonly schema?: Schema }>>;

export interface BundledOperation {
  readonly operationId: string;
  readonly method: string;
  /** For example `/v1/matters/{matterId}`. */
  readonly template: string;
  readonly parameters: readonly BundledParameter[];
  readonly body?: { readonly required: boolean; readonly content: Content };
  /** Schemas of responses by status and media type. */
  readonly responses: Readonly<Record<string, Content>>;
}

/** A reference document that is read from its file without the emulator. */
export interface ReferenceBundle {
  readonly schemas: Readonly<Record<string, Schema>>;
  readonly operations: ReadonlyMap<string, BundledOperation>;
  /** Resolves a reference. Returns any other schema unchanged. */
  resolve(schema: Schema): Schema;
}

// biome-ignore lint/suspicious/noExplicitAny: a parsed document is walked from its root
type Parsed = any;

const METHODS = ["get", "put", "post", "delete", "patch"];

/**
 * Reads a reference document.
 *
 * @param id for example `retention`, or `functions@v2` for a version
 */
export function referenceBundle(id: string): ReferenceBundle {
  const [service, version] = id.split("@");
  const found = documents.find(
    (each) =>
      each.service === service &&
      (version === undefined || each.version === version) &&
      each.profile === "reference",
  );
  if (!found) throw new Error(`there is no reference document ${id}`);
  const document: Parsed = JSON.parse(readFileSync(found.files.json, "utf8"));
  const follow = (value: Parsed): Parsed =>
    typeof value?.$ref === "string" ? follow(targetOf(document, value.$ref)) : value;
  const operations = Object.entries<Parsed>(document.paths).flatMap(([template, item]) =>
    METHODS.filter((method) => method in item).map((method) => operationOf(template, method, item, follow)),
  );
  return {
    schemas: document.components.schemas,
    operations: new Map(operations.map((each) => [each.operationId, each])),
    resolve: follow,
  };
}

function targetOf(document: Parsed, reference: string): Parsed {
  return reference
    .slice("#/".length)
    .split("/")
    .reduce((value: Parsed, key) => value[decodeURIComponent(key)], document);
}

function operationOf(
  template: string,
  method: string,
  item: Parsed,
  follow: (value: Parsed) => Parsed,
): BundledOperation {
  const operation = item[method];
  const body = follow(operation.requestBody);
  const responses = Object.entries(operation.responses).map(([status, response]) => [
    status,
    follow(response).content ?? {},
  ]);
  return {
    operationId: operation.operationId,
    method: method.toUpperCase(),
    template,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow),
    ...(body && { body: { required: body.required === true, content: body.content } }),
    responses: Object.fromEntries(responses),
  };
}
