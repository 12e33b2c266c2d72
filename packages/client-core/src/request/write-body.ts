import { mergeHeaders } from "openapi-fetch";
import type { CalledOperation } from "../call/call.ts";
import { makeBody, serializationOf } from "./body.ts";
import type { CallInput } from "./input.ts";
import type { BodySource } from "./wire-request.ts";

/** A body that is ready to be sent, and all headers of its request. */
interface WrittenBody {
  readonly body: BodySource | undefined;
  readonly headers: Headers;
}

/** Serializes a call's body. Standalone operations have one only if their contract describes a body. */
export type BodyWriter = (
  input: CallInput,
  headers: Readonly<Record<string, string>>,
  operation: CalledOperation,
) => WrittenBody;

type Serializer = (body: unknown, headers: Headers) => unknown;

/**
 * @throws InvalidArgumentError if the body cannot be sent as the media type that the operation or the headers specify
 */
export const writeBody: BodyWriter = ({ body, bodySerializer }, headers, operation) => {
  // A media range such as `image/*` describes accepted types, not the type of this body.
  const type = headers["content-type"] ?? operation.requestType?.match(/^[^*]+$/)?.[0];
  const { contentType, bodySerializer: serialize } = serializationOf(body, type, bodySerializer, operation);
  const own = { ...headers, "content-type": contentType };
  const sent = (serialize as Serializer)(body, mergeHeaders(own));
  // Only the platform knows the boundary between form parts.
  const isTyped = sent !== undefined && !(sent instanceof FormData);
  return {
    body: (typeof sent === "function" ? () => makeBody(sent as () => unknown) : sent) as BodySource,
    headers: mergeHeaders(isTyped ? { "content-type": "application/json" } : undefined, own),
  };
};
