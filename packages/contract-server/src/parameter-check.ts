import type { OpenApiDocument, ParameterObject, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { decodeQueryValue } from "./routing.ts";
import type { SchemaCheck, SchemaChecks } from "./schema-checks.ts";

/** Returns the violations in a parameter's encoded values. */
export type ParameterCheck = (sent: readonly string[]) => string[];

/** Delimiters between array items that are sent as one value. */
const DELIMITERS: Readonly<Record<string, RegExp>> = {
  form: /,/,
  simple: /,/,
  spaceDelimited: /%20|\+/,
  pipeDelimited: /\||%7C/i,
};

const DECODERS: Readonly<Record<string, (value: string) => string>> = {
  path: decodeURIComponent,
  query: decodeQueryValue,
  header: (value) => value.trim(),
};

/**
 * Prepares the check for a parameter.
 *
 * @throws Error if the serialization is not supported: cookies, objects, `content`, and the styles `label`, `matrix` and
 *   `deepObject`
 */
export function parameterCheckOf(
  document: OpenApiDocument,
  schemas: SchemaChecks,
  parameter: ParameterObject,
): ParameterCheck {
  const what = `${parameter.in} parameter ${parameter.name}`;
  const read = readerOf(document, parameter);
  if (!read) throw new Error(`the serialization of the ${what} is not supported`);
  const check: SchemaCheck<string | readonly string[]> = schemas.ofText(parameter.schema ?? {});
  return (sent) => {
    if (sent.length === 0) return parameter.required ? [`${what} is required but was not sent`] : [];
    const value = read(sent);
    if (value === undefined) return [`${what} accepts one value, but ${sent.length} were sent`];
    return check(value).map((error) => `${what}${error}: ${sent.join(", ")}`);
  };
}

/** Decodes the sent values. Returns `undefined` if a parameter with a single value was sent several times. */
type Reader = (sent: readonly string[]) => string | readonly string[] | undefined;

function readerOf(document: OpenApiDocument, parameter: ParameterObject): Reader | undefined {
  const types = [followReferences<Schema>(document, parameter.schema ?? {}).type].flat();
  const style = parameter.style ?? (parameter.in === "query" ? "form" : "simple");
  const delimiter = DELIMITERS[style];
  const decode = DECODERS[parameter.in];
  if (!delimiter || !decode || parameter.content || types.includes("object")) return undefined;
  if (!types.includes("array")) return single(decode);
  return parameter.in === "query" && (parameter.explode ?? style === "form")
    ? (sent) => sent.map(decode)
    : single((value) => value.split(delimiter).map(decode));
}

function single<Value>(read: (value: string) => Value): (sent: readonly string[]) => Value | undefined {
  return ([value = "", ...more]) => (more.length > 0 ? undefined : read(value));
}
