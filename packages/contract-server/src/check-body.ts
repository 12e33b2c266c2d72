import { type Content, type Document, type Operation, type RequestBody, resolve } from "./document.ts";
import type { SchemaCheck, SchemaChecks } from "./schema-checks.ts";

/** Says what is wrong with a body, given its content type. An empty body counts as none. */
export type BodyCheck = (body: string, contentType: string) => string[];

/** Prepares the check of an operation's body. */
export function bodyCheckOf(document: Document, schemas: SchemaChecks, operation: Operation): BodyCheck {
  const declared = resolve<RequestBody | undefined>(document, operation.requestBody);
  const byType = contentChecksOf(schemas, declared?.content ?? {});
  return (body, contentType) => {
    if (!body) return declared?.required ? ["a body is required and was not sent"] : [];
    if (!declared) return ["a body was sent and none is documented"];
    const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
    const check = byType.get(type);
    return check ? check(body) : [`content type ${type || "(none)"} is not documented`];
  };
}

function contentChecksOf(schemas: SchemaChecks, content: Content): Map<string, SchemaCheck<string>> {
  return new Map(
    Object.entries(content).map(([type, { schema }]) => {
      const isChecked = schema !== undefined && /[/+]json$/i.test(type);
      return [type.toLowerCase(), isChecked ? jsonCheck(schemas.ofValue(schema)) : () => []];
    }),
  );
}

function jsonCheck(check: SchemaCheck<unknown>): SchemaCheck<string> {
  return (body) => {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return [`the body is no JSON: ${body.slice(0, 60)}`];
    }
    return check(value).map((error) => `body${error}`);
  };
}
