import type { OpenApiDocument, ParameterObject, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { decodeQueryValue } from "./routing.ts";
import type { SchemaCheck, SchemaChecks } from "./schema-checks.ts";

/** Says what is wrong with the values that were sent for a parameter, encoded as they were. */
export type ParameterCheck = (sent: readonly string[]) => string[];

/** What stands between the items of an array that is sent as one value. */
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
 * Prepares the check of a parameter.
 *
 * @throws Error for a parameter that is written in a way this server does not read: cookies, objects, `content`,
 *   and the styles `label`, `matrix` and `deepObject`.
 */
export function parameterCheckOf(
  document: OpenApiDocument,
  schemas: SchemaChecks,
  parameter: ParameterObject,
): ParameterCheck {
  const what = `${parameter.in} parameter ${parameter.name}`;
  const read = readerOf(document, parameter);
  if (!read) throw new Error(`the ${what} is written in a way that this server does not read`);
  const check: SchemaCheck<string | readonly string[]> = schemas.ofText(parameter.schema ?? {});
  return (sent) => {
    if (sent.length === 0) return parameter.required ? [`${what} is required and was not sent`] : [];
    const value = read(sent);
    if (value === undefined) return [`${what} takes one value and was sent ${sent.length}`];
    return check(value).map((error) => `${what}${error}: ${sent.join(", ")}`);
  };
}

/** Reads what was sent; gives `undefined` for several values where one is due. */
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
