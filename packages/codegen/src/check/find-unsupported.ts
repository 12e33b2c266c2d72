import { isMethod } from "@seamline/openapi/document";
import type { Kind } from "@seamline/openapi/document-grammar";
import { SpecError } from "@seamline/openapi/spec-error";
import { type Node, walkDocument } from "@seamline/openapi/walk-document";
import type { OpenApiDocument } from "../document/editable-document.ts";
import type { LoadedDocument } from "../load/load-document.ts";
import { gapsOfRequestContent, gapsOfStreams, gapsOfXml } from "./unsupported-content.ts";
import { gapsOfParameter } from "./unsupported-parameters.ts";
import { gapIf, hasEntries, type UnsupportedPart } from "./unsupported-part.ts";

/** Returns a warning for every part of the document that clients omit or send differently, in document order. */
export function findUnsupported({ document, locate }: LoadedDocument): SpecError[] {
  const warnings: SpecError[] = [];
  walkDocument(document, (node, kind, segments) => {
    for (const { problem, remedy, at } of gapsOf(document, node, kind, segments)) {
      warnings.push(new SpecError(problem, remedy, locate([...segments, ...at])));
    }
  });
  return warnings;
}

/** Methods that the Fetch standard forbids. */
const forbiddenMethods: readonly string[] = ["CONNECT", "TRACE", "TRACK"];

function gapsOf(
  document: OpenApiDocument,
  node: Node,
  kind: Kind,
  segments: readonly string[],
): UnsupportedPart[] {
  switch (kind) {
    case "document":
      return gapIf(hasEntries(node.webhooks), {
        problem: "webhooks are not part of the client",
        remedy: "move their schemas to components to generate types for them",
        at: ["webhooks"],
      });
    case "pathItem":
      return gapsOfServers(node, segments.at(-1));
    case "operation":
      return [
        ...gapsOfServers(node, node.operationId),
        ...gapsOfOperation(node, segments),
        ...gapsOfStreams(document, node),
      ];
    case "parameters":
      return gapsOfParameter(document, node);
    case "responses":
      return gapsOfXml(document, node);
    case "requestBodies":
      return gapsOfRequestContent(document, node);
    default:
      return [];
  }
}

/** Reports the servers of a path or an operation. Clients ignore them and send all requests to `baseUrl`. */
function gapsOfServers({ servers }: Node, name: unknown): UnsupportedPart[] {
  return gapIf(Array.isArray(servers) && servers.length > 0, {
    problem: `the servers of ${name ?? "an operation"} are ignored`,
    remedy: "create a second client with the baseUrl of these servers, or use a service on one server",
    at: ["servers"],
  });
}

function gapsOfOperation({ callbacks }: Node, segments: readonly string[]): UnsupportedPart[] {
  const key = segments.at(-1) ?? "";
  const method = isMethod(key) ? key.toUpperCase() : key;
  return [
    ...gapIf(forbiddenMethods.includes(method), {
      problem: `the client has a method for ${method}, but \`fetch\` does not send ${method} requests`,
      remedy: "remove the operation with an overlay, and send the request with another library",
      at: [],
    }),
    ...gapIf(hasEntries(callbacks), {
      problem: "callbacks are not part of the client",
      remedy: "move their schemas to components to generate types for them",
      at: ["callbacks"],
    }),
  ];
}
