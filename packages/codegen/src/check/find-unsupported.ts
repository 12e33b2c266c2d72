import type { Kind } from "@seamline/openapi/document-grammar";
import { SpecError } from "@seamline/openapi/spec-error";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { LoadedDocument } from "../load/load-document.ts";

/** A part that clients cannot represent. */
interface Gap {
  readonly problem: string;
  readonly remedy: string;
  /** Key of the part in the node. */
  readonly key: string;
}

/** Media types of streams, whose items arrive one after the other. */
const streams = /^(?:text\/event-stream|application\/(?:x-)?(?:ndjson|jsonl|json-seq))\b/i;

/**
 * Returns a warning for every part of the document that is missing from clients or that they send differently, in
 * document order.
 */
export function findUnsupported({ document, locate }: LoadedDocument): SpecError[] {
  const warnings: SpecError[] = [];
  walkDocument(document, (node, kind, segments) => {
    for (const { problem, remedy, key } of gapsOf(node, kind, segments.includes("responses"))) {
      warnings.push(new SpecError(problem, remedy, locate([...segments, key])));
    }
  });
  return warnings;
}

function gapsOf(node: Node, kind: Kind, isResponse: boolean): Gap[] {
  switch (kind) {
    case "document":
      return gapIf(hasEntries(node.webhooks), {
        problem: "webhooks are not part of the client",
        remedy: "move their schemas to components to generate types for them",
        key: "webhooks",
      });
    case "operation":
      return gapIf(hasEntries(node.callbacks), {
        problem: "callbacks are not part of the client",
        remedy: "move their schemas to components to generate types for them",
        key: "callbacks",
      });
    case "parameters":
      return gapsOfParameter(node);
    case "securitySchemes":
      return gapIf(node.in === "cookie", {
        problem: "clients do not send credentials in cookies",
        remedy: "pass the cookie in the option headers",
        key: "in",
      });
    case "content":
      return isResponse ? gapsOfContent(node) : [];
    case "mediaType":
      return gapIf(hasEntries(node.encoding), {
        problem: "the encoding of form parts is ignored",
        remedy: "pass a FormData or URLSearchParams that contains the encoded parts",
        key: "encoding",
      });
    default:
      return [];
  }
}

function gapsOfParameter({ name, in: place, style, allowReserved }: Node): Gap[] {
  return [
    ...gapIf(place === "cookie", {
      problem: `clients do not send the cookie ${name}`,
      remedy: "pass the cookie in the option headers",
      key: "in",
    }),
    ...gapIf(place === "path" && (style === "matrix" || style === "label"), {
      problem: `the style ${style} of the path parameter ${name} is ignored`,
      remedy: "use the style simple, or include the prefix in the value",
      key: "style",
    }),
    ...gapIf(allowReserved === true, {
      problem: `allowReserved of the parameter ${name} is ignored`,
      remedy: "expect percent-encoded reserved characters, or pass a querySerializer to client.http",
      key: "allowReserved",
    }),
  ];
}

function gapsOfContent(content: Node): Gap[] {
  return Object.entries(content)
    .filter(([type, media]) => streams.test(type) || Object.hasOwn(Object(media), "itemSchema"))
    .map(([type]) => ({
      problem: `the items of ${type} are not decoded`,
      remedy: 'call the operation through client.http with parseAs: "stream"',
      key: type,
    }));
}

function gapIf(condition: boolean, gap: Gap): Gap[] {
  return condition ? [gap] : [];
}

function hasEntries(value: unknown): boolean {
  return Object.keys(Object(value)).length > 0;
}
