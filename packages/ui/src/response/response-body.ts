import { formatJson, parseJson } from "../form/json-text.ts";
import type { ReceivedResponse } from "./exchange.ts";

/** The body of a response as a reader can see it. */
export interface ReadBody {
  readonly kind: "empty" | "json" | "text" | "binary";
  /** Formatted, where it is JSON. */
  readonly text: string;
  /** The value, where it is JSON. */
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

/** `200 OK`; HTTP/2 and later send no words with a status. */
export function statusText({ status, statusText: words }: ReceivedResponse): string {
  return words === "" ? String(status) : `${status} ${words}`;
}

/** `3 bytes`, `1.2 kB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return bytes === 1 ? "1 byte" : `${bytes} bytes`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The name under which a response is saved. */
export function fileNameOf({ headers }: ReceivedResponse, operationId: string): string {
  const disposition = headerOf(headers, "content-disposition") ?? "";
  const [, quoted, bare] = /filename="([^"]+)"|filename=([^;]+)/i.exec(disposition) ?? [];
  return (quoted ?? bare)?.trim() ?? operationId;
}

/** A URL in a response by which a file goes to the service or comes from it, without credentials. */
export interface SignedUrl {
  readonly url: string;
  /** Where it stands: `uploadUrl`. */
  readonly member: string;
  readonly isUpload: boolean;
  /** Headers that the upload must have, as the URL names them. */
  readonly signedHeaders: readonly string[];
}

/** Finds the signed URLs that a response of the emulator holds. */
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

/** What the emulator says where it is asked to run code, and has nothing that could. */
const NO_RUNNER = /nothing that runs code/;

export function needsRunner({ text }: ReadBody): boolean {
  return NO_RUNNER.test(text);
}
