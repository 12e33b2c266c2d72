import type { EmulatedService } from "@seamline/emulator";
import { valueAt, withValueAt } from "@seamline/openapi/json-pointer";
import {
  type Json,
  type OperationCall,
  queryPairs,
  requestHeaders,
  requestUrl,
} from "@seamline/ui/code/operation-call";

/** A response body as shown on pages. */
export type RecordedBody =
  | { readonly kind: "none" }
  | { readonly kind: "json"; readonly value: Json }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "binary"; readonly mediaType: string; readonly bytes: number };

export interface RecordedResponse {
  readonly status: number;
  /** The documented headers and the content type, spelled as in the document. */
  readonly headers: readonly (readonly [string, string])[];
  readonly body: RecordedBody;
}

/** Placeholder for random digits, for example in a signature. */
export const ELIDED = "…";

/** Sends a call to a service in an emulator. */
export function sendCall(
  emulated: EmulatedService,
  { operation, request }: OperationCall,
): Promise<Response> {
  const url = new URL(requestUrl(operation, request));
  for (const [name, value] of queryPairs(request)) url.searchParams.append(name, value);
  return emulated.fetch(url, {
    method: operation.method,
    headers: requestHeaders(operation, request),
    ...(request.body !== undefined && { body: JSON.stringify(request.body) }),
  });
}

/**
 * Records a response.
 *
 * @param documentedHeaders names of the headers that the document describes
 * @param random JSON pointers to random values, whose digits are replaced
 */
export async function recordResponse(
  response: Response,
  documentedHeaders: readonly string[],
  random: readonly string[],
): Promise<RecordedResponse> {
  const names = ["Content-Type", ...documentedHeaders];
  return {
    status: response.status,
    headers: names.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value] as const];
    }),
    body: await recordedBody(response, random),
  };
}

async function recordedBody(response: Response, random: readonly string[]): Promise<RecordedBody> {
  const mediaType = response.headers.get("content-type") ?? "";
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength === 0) return { kind: "none" };
  if (/[/+]json\b/.test(mediaType)) {
    const value = JSON.parse(new TextDecoder().decode(bytes)) as Json;
    return { kind: "json", value: elided(value, random) };
  }
  if (mediaType.startsWith("text/")) return { kind: "text", text: new TextDecoder().decode(bytes) };
  return { kind: "binary", mediaType, bytes: bytes.byteLength };
}

/** Replaces random digits so that all recordings of a call are identical. */
export function elided(value: Json, random: readonly string[]): Json {
  return random.reduce<Json>((whole, pointer) => {
    const part = valueAt(whole, pointer);
    if (typeof part !== "string") return whole;
    return withValueAt(whole, pointer, part.replaceAll(/[0-9a-f]{12,}(?![0-9a-z])/g, ELIDED)) as Json;
  }, value);
}
