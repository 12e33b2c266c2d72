import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Schema } from "../document/editable-document.ts";
import { enumValues } from "../model/enums.ts";
import { intersectionOf, keyword, literalType, named, unionOf } from "./syntax.ts";

/**
 * What an open enumeration takes beside its values: what is marked as not listed, so that a slip in a request does not
 * compile and what was read can be sent; or anything, for servers, which cannot choose what they are sent.
 */
export type OpenEnum = "marked" | "anything";

type Kind = "string" | "number";

const unlistedTypes: Readonly<Record<OpenEnum, (kind: Kind) => ts.TypeNode>> = {
  marked: (kind) => named("Unlisted", ...(kind === "string" ? [] : [keyword[kind]])),
  anything: (kind) => {
    const { factory } = compiler;
    // Without the empty object, the union would collapse to `string`, and editors would offer no values.
    const type = intersectionOf([keyword[kind], factory.createTypeLiteralNode([])]);
    return factory.createParenthesizedType(type);
  },
};

/** Whether the schema, in its normal form, is an enumeration that may have further values. */
export function isOpenEnum(schema: Schema): boolean {
  return schema["x-extensible-enum"] !== undefined && enumValues(schema).length > 0;
}

/** `"OPEN" | "CLOSED" | Unlisted`: completion offers what is listed. */
export function openUnion(schema: Schema, openEnum: OpenEnum): ts.TypeNode {
  const values = enumValues(schema);
  const kinds = (["string", "number"] as const).filter((kind) =>
    values.some((value) => typeof value === kind),
  );
  return unionOf([...values.map(literalType), ...kinds.map((kind) => unlistedTypes[openEnum](kind))]);
}
