import { formatJson, parseJson } from "../form/json-text.ts";
import type { ReceivedResponse } from "./exchange.ts";

/** A response body in readable form. */
export interface ReadBody {
  readonly kind: "empty" | "json" | "text" | "binary";
  /** The text of the body. JSON is indented. */
  readonly text: string;
  /** The parsed body, if it is JSON. */
  readonly json?: unknown;
  readonly mediaType: string;
}

const JSON_TYPE = /^application\/(?:[\w.+-]*\+)?json$/;
const TEXT_TYPE = /^(?:text\/|application\/(?:xml|yaml|x-ndjson|mbox)$)/;

export async function readResponseBody({ headers, body }: ReceivedResponse): Promise<ReadBody> {
  const mediaType = headerOf(headers, "content-type")?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (body.size === 0) return { kind: "empty", text: "", mediaType };
  if (JSON_TYPE.test(mediaType)) {
    const text = await body.text();
    const parsed = parseJson(text);
    if ("value" in parsed)
      return { kind: "json", text: formatJson(parsed.value), json: parsed.value, mediaType };
    return { kind: "text", text, mediaType };
  }
  if (TEXT_TYPE.test(mediaType)) return { kind: "text", text: await body.text(), mediaType };
  return { kind: "binary", text: "", mediaType };
}

export function headerOf(headers: ReceivedResponse["headers"], name: string): string | undefined {
  return headers.find(([each]) => each.toLowerCase() === name)?.[1];
}

/** Formats a size as `3 bytes` or `1.2 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns the file name from the response headers, or else the operation ID. */
export function fileNameOf({ headers }: ReceivedResponse, operationId: string): string {
  const disposition = headerOf(headers, "content-disposition") ?? "";
  const [, quoted, bare] = /filename="([^"]+)"|filename=([^;]+)/i.exec(disposition) ?? [];
  return (quoted ?? bare)?.trim() ?? operationId;
}

/** A signed URL in a response. It transfers a file without credentials. */
export interface SignedUrl {
  readonly url: string;
  /** Member that contains the URL, for example `uploadUrl`. */
  readonly member: string;
  readonly isUpload: boolean;
  /** Names of the headers that an upload must send, as listed in the URL. */
  readonly signedHeaders: readonly string[];
}

/** Returns the signed URLs in a response from the emulator. */
export function signedUrlsIn(json: unknown, baseUrl: string, member = ""): SignedUrl[] {
  if (typeof json === "string") return json.startsWith(`${baseUrl}/`) ? readSignedUrl(json, member) : [];
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, value]) => signedUrlsIn(value, baseUrl, name));
}

function readSignedUrl(text: string, member: string): SignedUrl[] {
  const url = URL.parse(text);
  if (!url?.searchParams.has("signature")) return [];
  const signedHeaders = url.searchParams.get("signedHeaders")?.split(".") ?? [];
  return [{ url: text, member, isUpload: /upload/i.test(member), signedHeaders }];
}

/** Matches the emulator's error message for requests that need a function runner. */
const NO_RUNNER = /functionRunner\(\)/;

export function needsRunner({ text }: ReadBody): boolean {
  return NO_RUNNER.test(text);
}
