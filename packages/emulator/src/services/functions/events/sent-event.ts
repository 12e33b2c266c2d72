import { mediaTypeOf, readText } from "../../../contract/read-body.ts";
import { decodeSegment } from "../../../contract/read-path.ts";
import { bytesOf, type HttpHeaders } from "../../../http/http-request.ts";
import type { ServiceControlCall } from "../../../service/service-control-route.ts";
import { encodeBase64 } from "../../../text/base64.ts";

type Sent = Pick<ServiceControlCall<never>, "json" | "request">;

/**
 * The members of an event as they were sent: as JSON in structured mode, or in binary mode, where header fields are its
 * attributes and the body its data (CloudEvents HTTP binding, section 3).
 *
 * @throws ControlError where the body is not what it should be
 */
export function sentEvent(sent: Sent): unknown {
  const attributes = attributesIn(sent.request.headers);
  return attributes ? { ...attributes, ...dataOf(sent) } : sent.json();
}

function attributesIn(headers: HttpHeaders): Record<string, string> | undefined {
  const isStructured = mediaTypeOf(headers.get("content-type")).startsWith("application/cloudevents");
  if (isStructured || (headers.get("ce-type") ?? headers.get("ce-specversion")) === null) return undefined;
  // Section 3.1.3.2. What is no percent-encoded UTF-8 stays as it is.
  const fields = [...headers].filter(([name]) => /^ce-/i.test(name));
  return Object.fromEntries(
    fields.map(([name, value]) => [name.slice(3).toLowerCase(), decodeSegment(value) ?? value]),
  );
}

/** Without a content type, data is JSON (CloudEvents 1.0, section 3.1). */
function dataOf({ request, json }: Sent): object {
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
