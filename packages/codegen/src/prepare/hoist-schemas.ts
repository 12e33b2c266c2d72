import { childKind, type Kind } from "@seamline/openapi/document-grammar";
import { formatFragment, parsePointer, type Segments, valueAt } from "@seamline/openapi/json-pointer";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { MediaType, OpenApiDocument, Schema } from "../document/editable-document.ts";
import { isJson, isMultipartForm, isSuccess, type OperationEntry } from "../document/operation-entry.ts";
import { describesData, itemSchemaOf, streamFormat } from "../document/streams.ts";
import { pascalCase } from "../identifiers.ts";
import { NameRegistry } from "../name-registry.ts";
import { withParsedData } from "./type-event-data.ts";
import { withTypedFiles } from "./type-files.ts";

const schemaPath = ["components", "schemas"];

/**
 * Names unnamed schemas: inline bodies, and targets of references into the middle of a component. They become
 * components of the copied document, so that every type is written once and editors show its name.
 *
 * @returns the added names
 */
export function hoistSchemas(
  document: OpenApiDocument,
  entries: readonly OperationEntry[],
): ReadonlySet<string> {
  const hoist = new Hoist(document);
  hoist.deepReferences();
  hoist.sharedBodies("responses");
  hoist.sharedBodies("requestBodies");
  for (const entry of entries) {
    hoist.bodiesOf(entry);
  }
  hoist.deepSchemas();
  return hoist.added;
}

/** Maximum depth of schemas in one type. Compilers are recursive, and printers indent every level. */
const levelsPerType = 40;

/** Pointer segments that are omitted from type names. */
const kindWords: readonly string[] = ["components", "schemas", "properties", "$defs", "definitions"];

class Hoist {
  readonly added = new Set<string>();
  readonly #document: OpenApiDocument;
  readonly #schemas: Record<string, Schema>;
  readonly #names: NameRegistry;

  constructor(document: OpenApiDocument) {
    this.#document = document;
    document.components ??= {};
    document.components.schemas ??= {};
    this.#schemas = document.components.schemas;
    this.#names = new NameRegistry(Object.keys(this.#schemas));
  }

  /**
   * Names the targets of references such as `#/components/schemas/Pet/properties/owner`, which have no TypeScript name.
   */
  deepReferences(): void {
    const nodes: { $ref: string }[] = [];
    const holders: Node[] = [];
    walkDocument(this.#document, (node, kind) => {
      if (kind === "schemas" && typeof node.$ref === "string" && isDeep(node.$ref)) {
        nodes.push(node as { $ref: string });
      }
      if (kind === "schemas" && node.$defs !== undefined) {
        holders.push(node);
      }
    });
    const moved = new Map<string, string>();
    for (const node of nodes) {
      node.$ref = this.#move(node.$ref, moved);
    }
    // `$defs` is unused now, and openapi-typescript would treat it as a property.
    for (const holder of holders) {
      delete holder.$defs;
    }
  }

  sharedBodies(kind: "responses" | "requestBodies"): void {
    for (const [name, body] of Object.entries(this.#document.components?.[kind] ?? {})) {
      this.#hoistContent(
        "content" in body ? body.content : undefined,
        `${pascalCase(name)}Body`,
        kind === "requestBodies",
      );
    }
  }

  bodiesOf({ id, operation, responses }: OperationEntry): void {
    const name = pascalCase(id);
    if (operation.requestBody !== undefined && "content" in operation.requestBody) {
      this.#hoistContent(operation.requestBody.content, `${name}Body`, true);
    }
    const successes = [...responses.keys()].filter(isSuccess);
    for (const [status, response] of responses) {
      const isOnlySuccess = isSuccess(status) && successes.length === 1;
      const suffix = status === "default" ? "Default" : status;
      this.#hoistContent(response.content, `${name}Response${isOnlySuccess ? "" : suffix}`, false);
    }
  }

  deepSchemas(): void {
    for (const [key, schema] of Object.entries(this.#schemas)) {
      this.#splitBelow(schema, "schemas", 1, `${pascalCase(key)}Part`);
    }
    this.#splitBelow(this.#document, "document", 0, "Part");
  }

  #splitBelow(value: unknown, kind: Kind, level: number, name: string): void {
    for (const [key, child] of Object.entries(value ?? {})) {
      const childIs = typeof child === "object" ? childKind(kind, key) : undefined;
      if (childIs === undefined || child === null) {
        continue;
      }
      const isSchema = childIs === "schemas" && !Array.isArray(child) && child.$ref === undefined;
      if (isSchema && level === levelsPerType) {
        (value as Node)[key] = { $ref: this.#add(name, child) };
        this.#splitBelow(child, childIs, 0, name);
      } else {
        this.#splitBelow(child, childIs, isSchema ? level + 1 : level, name);
      }
    }
  }

  #hoistContent(content: Record<string, MediaType> | undefined, name: string, isRequest: boolean): void {
    for (const [mediaType, media] of Object.entries(content ?? {})) {
      const isMultipart = isRequest && isMultipartForm(mediaType);
      if (isMultipart && media.schema !== undefined) media.schema = withTypedFiles(this.#document, media);
      if (!isRequest) this.#hoistItems(mediaType, media, name.replace(/(?:Response|Body)$/, ""));
      if ((isJson(mediaType) || isMultipart) && media.schema !== undefined && deservesName(media.schema)) {
        media.schema = { $ref: this.#add(name, media.schema) };
      }
    }
  }

  /** Names the item schema of a stream. */
  #hoistItems(mediaType: string, media: MediaType, name: string): void {
    const format = streamFormat(mediaType);
    const schema = format && itemSchemaOf(this.#document, media);
    if (schema === undefined) return;
    const isEvent = format === "events" && !describesData(this.#document, media);
    const item = isEvent ? withParsedData(this.#document, schema) : schema;
    const named = deservesName(item) ? { $ref: this.#add(`${name}Item`, item) } : item;
    // `itemSchema` describes events, so the schema for their data stays in `schema`.
    if (format === "events" && !isEvent) media.schema = named;
    else media.itemSchema = named;
  }

  /** Returns the pointer to a component with the target's contents, and creates the component if necessary. */
  #move($ref: string, moved: Map<string, string>): string {
    const segments = parsePointer($ref);
    const target = valueAt(this.#document, segments) as Schema;
    const known = isDeep($ref) ? moved.get($ref) : $ref;
    if (known !== undefined) {
      return known;
    }
    moved.set($ref, $ref);
    const pointer = target.$ref === undefined ? this.#name(segments, target) : this.#move(target.$ref, moved);
    moved.set($ref, pointer);
    return pointer;
  }

  #name(segments: Segments, schema: Schema): string {
    const words = segments.filter((segment) => !kindWords.includes(segment));
    return this.#add(pascalCase(words.join(" ")), schema);
  }

  #add(wanted: string, schema: Schema): string {
    const name = this.#names.claim(wanted);
    this.#schemas[name] = schema;
    this.added.add(name);
    return formatFragment([...schemaPath, name]);
  }
}

function isDeep($ref: string): boolean {
  const segments = parsePointer($ref);
  return segments.length !== 3 || segments[0] !== "components" || segments[1] !== "schemas";
}

/** Returns whether a type is complex enough to need a name. */
function deservesName(schema: Schema): boolean {
  if (typeof schema !== "object" || schema.$ref !== undefined) {
    return false;
  }
  const isComposed = schema.allOf ?? schema.anyOf ?? schema.oneOf;
  const hasProperties = Object.keys(schema.properties ?? {}).length > 0;
  const items = Array.isArray(schema.items) ? undefined : schema.items;
  return isComposed !== undefined || hasProperties || (items !== undefined && deservesName(items));
}
