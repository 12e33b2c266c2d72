import { followReferences } from "@seamline/openapi/references";
import type { Node } from "@seamline/openapi/walk-document";
import type { OpenApiDocument, Parameter, Schema } from "../document/editable-document.ts";
import { expandQueryString } from "../prepare/expand-query-string.ts";
import { gapIf, type UnsupportedPart } from "./unsupported-part.ts";

/** Returns whether a parameter's value can be a list or an object. */
function isStructured(document: OpenApiDocument, { schema }: Node): boolean {
  if (typeof schema !== "object" || schema === null) return false;
  const { type } = followReferences<Schema>(document, schema as Schema);
  return [type].flat().some((name) => name === "array" || name === "object");
}

/** Returns the parts of a parameter that clients ignore. */
export function gapsOfParameter(document: OpenApiDocument, node: Node): UnsupportedPart[] {
  const { name, in: place, style, allowReserved, content } = node;
  const isQueryString = place === "querystring";
  return [
    ...gapIf(isQueryString && expandQueryString(document, node as unknown as Parameter) === undefined, {
      problem: `the client does not write the query string ${name}`,
      remedy: "describe it as a form with properties, or pass a querySerializer to client.http",
      at: ["in"],
    }),
    ...gapIf(!isQueryString && content !== undefined, {
      problem: `the content of the parameter ${name} is not serialized`,
      remedy: "pass a string that contains the serialized value",
      at: ["content"],
    }),
    ...gapIf((place === "path" || place === "header" || place === "cookie") && isStructured(document, node), {
      problem: `the ${place} parameter ${name} can be a list or an object, but clients only send single values`,
      remedy: "describe it as a string, and pass the joined values",
      at: ["schema"],
    }),
    ...gapIf(place === "path" && (style === "matrix" || style === "label"), {
      problem: `the style ${style} of the path parameter ${name} is ignored`,
      remedy: "use the style simple, or include the prefix in the value",
      at: ["style"],
    }),
    ...gapIf(allowReserved === true, {
      problem: `allowReserved is ignored for the parameter ${name}`,
      remedy: "to send unencoded reserved characters, pass a querySerializer to client.http",
      at: ["allowReserved"],
    }),
  ];
}
