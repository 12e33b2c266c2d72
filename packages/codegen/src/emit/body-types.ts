import type ts from "typescript";
import { compiler } from "../compiler.ts";
import { isJson, isMultipartForm, isUrlEncoded } from "../document/operation-entry.ts";
import type { BodyModel, RequestBodyModel, StreamModel } from "../model/model.ts";
import type { SchemaTypes } from "./schema-types.ts";
import { keyword, named, unionOf } from "./syntax.ts";

/** Type name for bodies that are sent unchanged. */
export const rawBodyName = "RawBody";

/** Returns the type of a response body that the runtime has parsed: parsed JSON, a string, or a `Blob`. */
export function receivedType(body: BodyModel | undefined, types: SchemaTypes, pointer: string): ts.TypeNode {
  if (body === undefined) {
    return keyword.undefined;
  }
  if (isJson(body.mediaType)) {
    return body.schema === undefined ? keyword.unknown : types.typeOf(body.schema, pointer);
  }
  return body.mediaType.startsWith("text/") ? keyword.string : named("Blob");
}

/** Returns the type of a stream's items. */
export function itemTypeOf({ schema, isDataOnly, definition }: StreamModel, types: SchemaTypes): ts.TypeNode {
  const isText = definition.format === "events" && definition.data === undefined;
  const type = schema === undefined ? undefined : types.typeOf(schema, "#/items");
  if (!isDataOnly) return type ?? (isText ? named("ServerSentEvent") : keyword.unknown);
  return type === undefined || isText ? named("ServerSentEvent") : named("ServerSentEvent", type);
}

/** Returns the type of the request bodies that the runtime accepts. */
export function sentType(body: RequestBodyModel, types: SchemaTypes, pointer: string): ts.TypeNode {
  const { mediaType, schema } = body;
  const shown = (): ts.TypeNode[] => (schema === undefined ? [] : [types.typeOf(schema, pointer)]);
  if (isJson(mediaType)) {
    return shown()[0] ?? keyword.unknown;
  }
  if (isMultipartForm(mediaType)) {
    return unionOf([named("FormData"), ...shown()]);
  }
  if (isUrlEncoded(mediaType)) {
    return unionOf([named("URLSearchParams"), ...shown()]);
  }
  return named(rawBodyName);
}

/** Returns the type of raw bodies: bytes, strings, and functions that return a new stream for each attempt. */
export function rawBodyType(): ts.TypeNode {
  const stream = named("ReadableStream", named("Uint8Array"));
  const factory = compiler.factory.createFunctionTypeNode(undefined, [], stream);
  return unionOf([
    keyword.string,
    named("Blob"),
    named("ArrayBuffer"),
    named("ArrayBufferView"),
    stream,
    compiler.factory.createParenthesizedType(factory),
  ]);
}
