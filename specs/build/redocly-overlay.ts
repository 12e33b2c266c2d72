import type { KeyedPagination, ResponseObject, Schema } from "@seamline/openapi/document";
import { parsePointer } from "@seamline/openapi/json-pointer";
import { followReferences } from "@seamline/openapi/references";
import { isJsonObject, type JsonObject } from "../model/json.ts";
import { type BuiltDocument, bundleFolder } from "./built-document.ts";
import type { GeneratorOverlayEntry } from "./index-module.ts";
import { toYamlText } from "./render.ts";

/** A derived overlay with its text. */
export interface DerivedOverlay {
  readonly entry: GeneratorOverlayEntry;
  readonly text: string;
}

/**
 * Derives an overlay that describes list pagination to Redocly's client generator, which rejects lists whose items may
 * be null.
 *
 * @param index the document's index in the list of documents.
 * @returns undefined if the document has no paginated lists.
 */
export function redoclyOverlay(document: BuiltDocument, index: number): DerivedOverlay | undefined {
  const { openapi } = document;
  const lists = pagedOperations(openapi).filter(([, , { items }, operation]) =>
    successesOf(openapi, operation).some((schema) => typeAt(openapi, schema, items) === "array"),
  );
  const actions = lists.map(([path, method, pagination]) => ({
    target: `$.paths['${path}'].${method}`,
    update: { "x-redoclyPagination": ruleOf(pagination) },
  }));
  if (actions.length === 0) return undefined;
  const { title, version } = openapi.info as { title: string; version: string };
  const info = {
    title: `${title}: pages for Redocly's client generator`,
    version,
    description: "Adds x-redoclyPagination to every list, so that generated clients iterate over its pages.",
  };
  return {
    entry: {
      name: "redocly",
      service: document.source.service,
      title: info.title,
      description: info.description,
      file: `${bundleFolder(document)}/redocly.overlay.yaml`,
      documents: [index],
    },
    text: toYamlText({ overlay: "1.1.0", info, actions }),
  };
}

type PagedOperation = readonly [
  path: string,
  method: string,
  pagination: KeyedPagination,
  operation: JsonObject,
];

function pagedOperations({ paths }: JsonObject): PagedOperation[] {
  return Object.entries(isJsonObject(paths) ? paths : {}).flatMap(([path, item]) =>
    Object.entries(isJsonObject(item) ? item : {}).flatMap(([method, operation]): PagedOperation[] => {
      const pagination = isJsonObject(operation) && operation["x-pagination"];
      if (!isJsonObject(operation) || !isJsonObject(pagination) || pagination.style === "single") return [];
      return [[path, method, pagination as unknown as KeyedPagination, operation]];
    }),
  );
}

/** Returns the schemas of the successful JSON bodies. */
function successesOf(openapi: JsonObject, { responses }: JsonObject): Schema[] {
  const entries = Object.entries(Object(responses) as Record<string, ResponseObject>);
  return entries.flatMap(([status, written]) => {
    const { content } = followReferences<ResponseObject>(openapi, written);
    const schema = content?.["application/json"]?.schema;
    return /^2/.test(status) && schema ? [schema] : [];
  });
}

function typeAt(openapi: JsonObject, schema: Schema, pointer: string): unknown {
  let found: Schema | undefined = schema;
  for (const name of parsePointer(pointer)) {
    found = found && followReferences<Schema>(openapi, found).properties?.[name];
  }
  return found && followReferences<Schema>(openapi, found).type;
}

/** Converts a pagination rule to Redocly's form, which has other names for styles and parameters. */
function ruleOf(pagination: KeyedPagination): JsonObject {
  const { parameter, items } = pagination;
  return pagination.style === "token"
    ? { style: "cursor", cursorParam: parameter, nextCursor: pagination.next, items }
    : { style: "page", offsetParam: parameter, items };
}
