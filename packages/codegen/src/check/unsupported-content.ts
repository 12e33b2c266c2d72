import { followReferences } from "@seamline/openapi/references";
import type { Node } from "@seamline/openapi/walk-document";
import type { MediaType, OpenApiDocument } from "../document/editable-document.ts";
import { mayBeObject } from "../document/form-members.ts";
import { preferredBody } from "../document/operation-entry.ts";
import { gapIf, hasEntries, type UnsupportedPart } from "./unsupported-part.ts";

/** Media types of streams, whose items arrive one after the other. */
const streams = /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-seq))\b/i;

/** Returns the parts of a response that clients do not decode. */
export function gapsOfResponseContent(document: OpenApiDocument, { content }: Node): UnsupportedPart[] {
  const gaps = mediaTypesIn(document, content).filter(
    ([type, media]) => streams.test(type) || media.itemSchema !== undefined,
  );
  return [
    ...gaps.map(([type]) => ({
      problem: `the items of ${type} are not decoded`,
      remedy: 'call the operation through client.http with parseAs: "stream"',
      at: ["content", type],
    })),
    ...gapsOfXml(document, content),
  ];
}

/** Returns the parts of a request body that clients do not encode. */
export function gapsOfRequestContent(document: OpenApiDocument, { content }: Node): UnsupportedPart[] {
  const body = preferredBody(Object.fromEntries(mediaTypesIn(document, content)));
  if (body === undefined) return [];
  const { mediaType, media } = body;
  const at = ["content", mediaType];
  const isOtherMultipart = /^multipart\/(?!form-data)/i.test(mediaType);
  return [
    ...gapIf(media.itemSchema !== undefined && !isOtherMultipart, {
      problem: `the items of ${mediaType} are not serialized`,
      remedy: "pass a string or a stream that contains the serialized items",
      at,
    }),
    ...gapIf(isOtherMultipart, {
      problem: `the parts of ${mediaType} are not serialized`,
      remedy: "pass a Blob or a stream that contains the serialized parts",
      at,
    }),
    ...(isOtherMultipart ? [] : gapsOfEncoding(media).map((gap) => ({ ...gap, at: [...at, ...gap.at] }))),
    ...gapsOfXml(document, content),
  ];
}

function gapsOfEncoding({ encoding = {} }: MediaType): UnsupportedPart[] {
  return Object.entries(encoding).flatMap(([name, { headers, allowReserved }]) => [
    ...gapIf(hasEntries(headers), {
      problem: `the headers of the part ${name} are not sent`,
      remedy: "pass a FormData that contains the part, or remove the headers",
      at: ["encoding", name, "headers"],
    }),
    ...gapIf(allowReserved === true, {
      problem: `allowReserved of the part ${name} is ignored`,
      remedy: "expect percent-encoded reserved characters, or pass the encoded body as a string",
      at: ["encoding", name, "allowReserved"],
    }),
  ]);
}

/** Finds XML whose schema describes elements. Clients neither parse nor write XML. */
function gapsOfXml(document: OpenApiDocument, content: unknown): UnsupportedPart[] {
  const body = preferredBody(Object.fromEntries(mediaTypesIn(document, content)));
  const isXml = body !== undefined && /[/+]xml\s*(?:;|$)/i.test(body.mediaType);
  return gapIf(isXml && body.media.schema !== undefined && mayBeObject(document, body.media.schema), {
    problem: `the schema of ${body?.mediaType} is ignored, because the client neither parses nor writes XML`,
    remedy: "use an XML library for the body",
    at: ["content", `${body?.mediaType}`],
  });
}

function mediaTypesIn(document: OpenApiDocument, content: unknown): [string, MediaType][] {
  const entries = Object.entries(Object(content)) as [string, MediaType][];
  return entries.map(([type, media]) => [type, followReferences<MediaType>(document, media)]);
}
