import { decodeBase64, encodeBase64 } from "@seamline/openapi/base64";
import { mediaTypeOf, readText } from "@seamline/openapi/body";
import { decodeSegment } from "@seamline/openapi/request-target";
import type { ProgramRequest } from "../../../framework/code-runner.ts";
import type { ServiceControlCall } from "../../../framework/service.ts";
import { bytesOf, type HttpHeaders } from "../../../pipeline/http-request.ts";
import { attributesOf, type CloudEvent } from "./cloud-event.ts";

type ReceivedRequest = Pick<ServiceControlCall<never>, "json" | "request">;

/**
 * The members of an event as they were sent: as JSON in structured mode, or in binary mode, where header fields are its
 * attributes and the body its data (CloudEvents HTTP binding, section 3).
 *
 * @throws ControlError where the body is not what it should be
 */
export function receivedEvent(sent: ReceivedRequest): unknown {
  const attributes = binaryModeAttributes(sent.request.headers);
  return attributes ? { ...attributes, ...binaryModeData(sent) } : sent.json();
}

function binaryModeAttributes(headers: HttpHeaders): Record<string, string> | undefined {
  const isStructured = mediaTypeOf(headers.get("content-type")).startsWith("application/cloudevents");
  if (isStructured || (headers.get("ce-type") ?? headers.get("ce-specversion")) === null) return undefined;
  // Section 3.1.3.2. What is no percent-encoded UTF-8 stays as it is.
  const fields = [...headers].filter(([name]) => /^ce-/i.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(3).toLowerCase(), decodeSegment(value) ?? value]),
  );
}

/** Without a content type, data is JSON (CloudEvents 1.0, section 3.1). */
function binaryModeData({ request, json }: ReceivedRequest): object {
  const { body, headers } = request;
  const contentType = headers.get("content-type");
  const type = contentType === null ? {} : { datacontenttype: contentType };
  if (body === undefined || body.length === 0) return type;
  const mediaType = mediaTypeOf(contentType);
  const bytes = bytesOf(request);
  if (!bytes || mediaType === "" || /[/+]json$/.test(mediaType)) return { ...type, data: json() };
  const text = mediaType.startsWith("text/") ? readText(bytes) : undefined;
  return { ...type, ...(text === undefined ? { data_base64: encodeBase64(bytes) } : { data: text }) };
}

type HeaderField = readonly [string, string];
type EventRequest = Pick<ProgramRequest, "body" | "headers" | "method" | "target">;

/**
 * The request that brings an event to a function of the second generation: as JSON in structured mode, in which
 * attributes keep their types; bytes in binary mode, in which they arrive as what they are (CloudEvents HTTP binding,
 * section 3).
 */
export function cloudEventRequest(event: CloudEvent, headers: readonly HeaderField[]): EventRequest {
  const [fields, body] =
    typeof event.data_base64 === "string" ? binaryMode(event, event.data_base64) : structuredMode(event);
  return { method: "POST", target: "/", headers: [...fields, ...headers], body };
}

function structuredMode(event: CloudEvent): [HeaderField[], Uint8Array] {
  const type = "application/cloudevents+json; charset=utf-8";
  return [[["content-type", type]], new TextEncoder().encode(JSON.stringify(event))];
}

function binaryMode(event: CloudEvent, base64: string): [HeaderField[], Uint8Array] {
  const { datacontenttype = "application/octet-stream" } = event;
  const attributes = [...attributesOf(event)].filter(([name]) => name !== "datacontenttype");
  const fields = attributes.map(([name, value]): HeaderField => [`ce-${name}`, headerFieldValue(value)]);
  return [[["content-type", `${datacontenttype}`], ...fields], decodeBase64(base64)];
}

/** What a field cannot hold is percent-encoded (CloudEvents HTTP binding, section 3.1.3.2). */
function headerFieldValue(value: string): string {
  return value.replace(/[^!#$&-~]/gu, (character) => {
    const bytes = [...new TextEncoder().encode(character)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  });
}
