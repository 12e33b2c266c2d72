import { mergeHeaders } from "openapi-fetch";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { makeBody, serializationOf } from "./body.ts";
import type { BodyWriter } from "./request-steps.ts";
import type { BodySource } from "./wire-request.ts";

type Serializer = (body: unknown, headers: Headers) => unknown;

/**
 * @throws InvalidArgumentError if the body cannot be sent as the media type that the operation or the headers specify
 */
export const writeBody: BodyWriter = ({ body, bodySerializer }, headers, operation) => {
  const { method } = operation;
  // A body has no meaning here (RFC 9110 section 9.3.1), and the platform's error would not name the call.
  if (/^(GET|HEAD)$/.test(method)) {
    throw new InvalidArgumentError("body", `must be omitted: ${method} requests have no body`);
  }
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
