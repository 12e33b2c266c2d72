import { followReferences } from "@seamline/openapi/references";
import type { Node } from "@seamline/openapi/walk-document";
import type { MediaType, OpenApiDocument, Response } from "../document/editable-document.ts";
import { mayBeObject } from "../document/form-members.ts";
import { ignoresStyles, isSuccess, preferredBody } from "../document/operation-entry.ts";
import { streamFormat, streamOf } from "../document/streams.ts";
import { gapIf, hasEntries, type UnsupportedPart } from "./unsupported-part.ts";

/** Returns the streams that clients do not decode, such as a stream that is an alternative to JSON. */
export function gapsOfStreams(document: OpenApiDocument, { responses }: Node): UnsupportedPart[] {
  const entries = Object.entries(Object(responses)).filter(([status]) => !status.startsWith("x-"));
  const resolved = entries.map(([status, written]) => {
    const response = followReferences<Response>(document, written as Response);
    const content = Object.fromEntries(mediaTypesIn(document, response.content));
    return [status.toUpperCase(), { ...response, content }] as const;
  });
  const decoded = streamOf({ responses: new Map(resolved) })?.mediaType;
  return resolved.flatMap(([status, { content }], index) =>
    Object.entries(content)
      .filter(([type, { itemSchema }]) => streamFormat(type) !== undefined || itemSchema !== undefined)
      .filter(([type]) => type !== decoded || !isSuccess(status))
      .map(([type]) => ({
        problem: `the items of ${type} are not decoded`,
        remedy: 'call the operation through client.http with parseAs: "stream"',
        at: ["responses", entries[index]?.[0] ?? status, "content", type],
      })),
  );
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
    ...(ignoresStyles(document, mediaType) ? gapsOfStyles(mediaType, media) : []),
    ...gapsOfXml(document, { content }),
  ];
}

function gapsOfEncoding({ encoding = {} }: MediaType): UnsupportedPart[] {
  return Object.entries(encoding).flatMap(([name, { headers, allowReserved, ...others }]) => [
    ...["encoding", "prefixEncoding", "itemEncoding"].flatMap((key) =>
      gapIf(hasEntries((others as Node)[key]), {
        problem: `the parts inside the part ${name} are not serialized`,
        remedy: "pass a Blob that contains the serialized parts",
        at: ["encoding", name, key],
      }),
    ),
    ...gapIf(hasEntries(headers), {
      problem: `the headers of the part ${name} are not sent`,
      remedy: "pass a FormData that contains the part, or remove the headers",
      at: ["encoding", name, "headers"],
    }),
    ...gapIf(allowReserved === true, {
      problem: `allowReserved is ignored for the part ${name}`,
      remedy: "to send unencoded reserved characters, pass the encoded body as a string",
      at: ["encoding", name, "allowReserved"],
    }),
  ]);
}

function gapsOfStyles(mediaType: string, { encoding = {} }: MediaType): UnsupportedPart[] {
  return Object.entries(encoding).flatMap(([name, media]) =>
    (["style", "explode"] as const)
      .filter((key) => media[key] !== undefined)
      .map((key) => ({
        problem: `the ${key} of the part ${name} is ignored, because OpenAPI 3.0 supports it only in URL-encoded forms`,
        remedy: `remove the ${key}, or change the document's version to 3.1`,
        at: ["content", mediaType, "encoding", name, key],
      })),
  );
}

/** Finds XML media types whose schema describes elements. Clients neither parse nor write XML. */
export function gapsOfXml(document: OpenApiDocument, { content }: Node): UnsupportedPart[] {
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
