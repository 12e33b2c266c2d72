import type { HttpHeaders, ServiceControlCall } from "@seamline/emulator-kit";
import { bytesOf } from "@seamline/emulator-kit";
import type { ProgramRequest } from "@seamline/function-runner/code-runner";
import { decodeBase64, encodeBase64 } from "@seamline/openapi/base64";
import { mediaTypeOf, readText } from "@seamline/openapi/body";
import { decodeSegment } from "@seamline/openapi/request-target";
import { attributesOf, type CloudEvent } from "./cloud-event.ts";

type ReceivedRequest = Pick<ServiceControlCall<never>, "json" | "request">;

/**
 * Reads the members of an event from a request. In structured mode the body is JSON. In binary mode the header fields
 * contain the attributes and the body contains the data (CloudEvents HTTP binding, section 3).
 *
 * @throws ControlError if the body cannot be read
 */
export function readEventMembers(received: ReceivedRequest): unknown {
  const attributes = binaryModeAttributes(received.request.headers);
  return attributes ? { ...attributes, ...binaryModeData(received) } : received.json();
}

function binaryModeAttributes(headers: HttpHeaders): Record<string, string> | undefined {
  const isStructured = mediaTypeOf(headers.get("content-type")).startsWith("application/cloudevents");
  if (isStructured || (headers.get("ce-type") ?? headers.get("ce-specversion")) === null) return undefined;
  // Values are percent-encoded (section 3.1.3.2). A value with invalid UTF-8 stays encoded.
  const fields = [...headers].filter(([name]) => /^ce-/i.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(3).toLowerCase(), decodeSegment(value) ?? value]),
  );
}

/** Reads the data. Without a content type, it is JSON (CloudEvents 1.0, section 3.1). */
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
export type EventRequest = Pick<ProgramRequest, "body" | "headers" | "method" | "target">;

/**
 * Creates the request that delivers an event to a second-generation function (CloudEvents HTTP binding, section
 * 3). Structured mode (JSON) preserves the types of attributes. Events with binary data use binary mode, so that the
 * code receives the raw bytes.
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

/** Percent-encodes the characters that a header field cannot contain (CloudEvents HTTP binding, section 3.1.3.2). */
function headerFieldValue(value: string): string {
  return value.replace(/[^!#$&-~]/gu, (character) => {
    const bytes = [...new TextEncoder().encode(character)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  });
}
