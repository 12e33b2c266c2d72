import type { ProgramRequest } from "../../../service/code-runner.ts";
import { decodeBase64 } from "../../../text/base64.ts";
import { attributesOf, type CloudEvent } from "./cloud-event.ts";

type Field = readonly [string, string];
type EventRequest = Pick<ProgramRequest, "body" | "headers" | "method" | "target">;

/**
 * The request that brings an event to a function of the second generation: as JSON in structured mode, in which
 * attributes keep their types; bytes in binary mode, in which they arrive as what they are (CloudEvents HTTP binding,
 * section 3).
 */
export function cloudEventRequest(event: CloudEvent, headers: readonly Field[]): EventRequest {
  const [fields, body] =
    typeof event.data_base64 === "string" ? binary(event, event.data_base64) : structured(event);
  return { method: "POST", target: "/", headers: [...fields, ...headers], body };
}

function structured(event: CloudEvent): [Field[], Uint8Array] {
  const type = "application/cloudevents+json; charset=utf-8";
  return [[["content-type", type]], new TextEncoder().encode(JSON.stringify(event))];
}

function binary(event: CloudEvent, base64: string): [Field[], Uint8Array] {
  const { datacontenttype = "application/octet-stream" } = event;
  const attributes = [...attributesOf(event)].filter(([name]) => name !== "datacontenttype");
  const fields = attributes.map(([name, value]): Field => [`ce-${name}`, fieldValue(value)]);
  return [[["content-type", `${datacontenttype}`], ...fields], decodeBase64(base64)];
}

/** What a field cannot hold is percent-encoded (CloudEvents HTTP binding, section 3.1.3.2). */
function fieldValue(value: string): string {
  return value.replace(/[^!#$&-~]/gu, (character) => {
    const bytes = [...new TextEncoder().encode(character)];
    return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  });
}
