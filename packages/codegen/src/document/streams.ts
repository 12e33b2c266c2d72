import type { StreamDefinition } from "@seamline/client-core";
import type { MediaType, OpenApiDocument, Schema } from "./editable-document.ts";
import { isJson, isSuccess, type OperationEntry, preferredBody, resolve } from "./operation-entry.ts";

/** Returns the stream format of a media type; `undefined` if it is not a stream. */
export function streamFormat(mediaType: string): StreamDefinition["format"] | undefined {
  if (/^text\/event-stream\b/i.test(mediaType)) return "events";
  if (/^application\/(?:x-)?(?:ndjson|jsonl|jsonlines)\b/i.test(mediaType)) return "lines";
  return /^application\/(?:x-)?(?:json-seq|[\w.-]+\+json-seq)\b/i.test(mediaType) ? "records" : undefined;
}

/** A stream that an operation returns. */
export interface ReturnedStream {
  readonly mediaType: string;
  readonly media: MediaType;
  readonly format: StreamDefinition["format"];
}

/** Returns an operation's stream if all its successful responses are streams with the same media type. */
export function streamOf({ responses }: Pick<OperationEntry, "responses">): ReturnedStream | undefined {
  const bodies = [...responses]
    .filter(([status]) => isSuccess(status))
    .flatMap(([, { content }]) => preferredBody(content) ?? []);
  const [first, ...others] = bodies;
  const format = first && streamFormat(first.mediaType);
  if (format === undefined || others.some(({ mediaType }) => mediaType !== first?.mediaType))
    return undefined;
  return { ...first, format } as ReturnedStream;
}

/**
 * Returns the schema of an item. Before OpenAPI 3.2, which added `itemSchema`, documents describe either a list of
 * items or a single item in `schema`.
 */
export function itemSchemaOf(
  document: OpenApiDocument,
  { itemSchema, schema }: MediaType,
): Schema | undefined {
  if (itemSchema !== undefined || schema === undefined) return itemSchema;
  const { type, items } = resolve<Schema>(document, schema);
  if (type === "array") return typeof items === "object" && !Array.isArray(items) ? items : undefined;
  return schema;
}

/** Returns whether the item schema of an event stream describes the data instead of the event. */
export function describesData(document: OpenApiDocument, { itemSchema, schema }: MediaType): boolean {
  if (itemSchema !== undefined) return false;
  return schema === undefined || resolve<Schema>(document, schema).type !== "array";
}

/** Returns how event data is parsed. */
export function eventData(document: OpenApiDocument, media: MediaType): StreamDefinition["data"] {
  const schema = itemSchemaOf(document, media);
  if (schema === undefined) return undefined;
  const kinds = describesData(document, media)
    ? [isJsonData(document, schema)]
    : dataKinds(document, schema, 0);
  if (!kinds.includes(true)) return undefined;
  return kinds.includes(false) ? "mixed" : "json";
}

/** Returns, for each variant of an event, whether its data is JSON. */
function dataKinds(document: OpenApiDocument, schema: Schema, depth: number): boolean[] {
  if (typeof schema !== "object" || depth > 20) return [];
  const { properties, allOf = [], anyOf = [], oneOf = [] } = resolve<Schema>(document, schema);
  const own = properties?.data === undefined ? [] : [isJsonData(document, properties.data)];
  return [...own, ...[...allOf, ...anyOf, ...oneOf].flatMap((part) => dataKinds(document, part, depth + 1))];
}

function isJsonData(document: OpenApiDocument, schema: Schema): boolean {
  if (typeof schema !== "object") return false;
  const { type, contentMediaType, contentSchema, oneOf, anyOf } = resolve<Schema>(document, schema);
  if (contentMediaType !== undefined) return isJson(String(contentMediaType));
  if (contentSchema !== undefined) return true;
  if (type !== undefined) return ![type].flat().includes("string");
  const parts = [...(oneOf ?? []), ...(anyOf ?? [])];
  return parts.length === 0 || parts.some((part) => isJsonData(document, part));
}
