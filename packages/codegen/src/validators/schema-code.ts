import type { Schema as CheckedSchema } from "@seamline/openapi/document";
import type { Segments } from "@seamline/openapi/json-pointer";
import { ANNOTATIONS } from "@seamline/openapi/prepare-schemas";
import {
  KEYWORDS,
  keywordRules,
  type RuleBuilder,
  unsupportedKeyword,
} from "@seamline/openapi/schema-keywords";
import { STRING_FORMATS } from "@seamline/openapi/string-formats";
import { nearest } from "@seamline/overlay/nearest";
import type { Schema } from "../document/editable-document.ts";
import { literal } from "../literal.ts";
import { clientSchema } from "./client-schema.ts";
import { all, call, members, ready } from "./code.ts";
import type { CodeContext } from "./context.ts";
import { expressionCode } from "./expression-code.ts";

/**
 * Returns the code for a schema's rule.
 *
 * @throws SpecError for an unsupported keyword
 */
export function schemaCode(schema: Schema | boolean, segments: Segments, context: CodeContext): string {
  if (typeof schema === "boolean") {
    return schema ? ready("any") : call("not", ready("any"));
  }
  const checked = clientSchema(schema, context);
  assertSupported(checked, segments, context);
  return all(keywordRules(checked, codeBuilder(segments, context)));
}

function codeBuilder(segments: Segments, context: CodeContext): RuleBuilder<string> {
  return {
    call,
    constant: ready,
    literal,
    record: members,
    list: (items) => `[${items.join(", ")}]`,
    expression: (source, ...path) => expressionCode(source, [...segments, ...path], context),
    schema: (part, ...path) => schemaCode(part as Schema, [...segments, ...path], context),
    reference: (reference) => context.definition(reference),
    pattern: (expression, format) => patternCode(expression, format, context),
  };
}

/** Returns the code for a pattern, or the name of a constant if it is the pattern of a known format. */
function patternCode(expression: string, format: string | undefined, context: CodeContext): string {
  const known = Object.hasOwn(STRING_FORMATS, format ?? "") ? STRING_FORMATS[format ?? ""] : undefined;
  if (format === undefined || known === undefined) {
    return call("pattern", expression);
  }
  const code = call("pattern", expression, JSON.stringify(`must be ${known.right}`));
  return expression === String(new RegExp(known.pattern, "u")) ? context.format(format, code) : code;
}

/** Rejects unsupported keywords, because a validator must check the whole schema. */
function assertSupported(schema: CheckedSchema, segments: Segments, { fail }: CodeContext): void {
  const keyword = unsupportedKeyword(schema);
  if (keyword !== undefined) {
    const close = nearest(keyword, [...KEYWORDS.keys(), ...ANNOTATIONS]);
    fail(
      `validators do not support the keyword ${keyword}`,
      `${close === undefined ? "" : `if you meant ${close}, correct it; otherwise `}remove it with an overlay, or generate without validators`,
      [...segments, keyword],
    );
  }
  if (Array.isArray(schema.items)) {
    fail("items is a list", "write prefixItems, as JSON Schema 2020-12 does", [...segments, "items"]);
  }
}
