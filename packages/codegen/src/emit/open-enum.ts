import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Schema } from "../document/editable-document.ts";
import { enumValues } from "../model/enums.ts";
import { intersectionOf, keyword, literalType, named, unionOf } from "./syntax.ts";

/**
 * Type of unlisted values in an open enum. Clients mark these values: a typo in a request does not compile, but
 * received values can be sent back. Servers accept any value, because requests may contain any value.
 */
export type OpenEnum = "marked" | "anything";

type Kind = "string" | "number";

const unlistedTypes: Readonly<Record<OpenEnum, (kind: Kind) => ts.TypeNode>> = {
  marked: (kind) => named("Unlisted", ...(kind === "string" ? [] : [keyword[kind]])),
  anything: (kind) => {
    const { factory } = compiler;
    // Without the empty object, the union would collapse to `string`, and editors would suggest no values.
    const type = intersectionOf([keyword[kind], factory.createTypeLiteralNode([])]);
    return factory.createParenthesizedType(type);
  },
};

/** Returns whether the normalized schema is an open enum. */
export function isOpenEnum(schema: Schema): boolean {
  return schema["x-extensible-enum"] !== undefined && enumValues(schema).length > 0;
}

/** Returns `"OPEN" | "CLOSED" | Unlisted`, so that editors suggest the listed values. */
export function openUnion(schema: Schema, openEnum: OpenEnum): ts.TypeNode {
  const values = enumValues(schema);
  const kinds = (["string", "number"] as const).filter((kind) =>
    values.some((value) => typeof value === kind),
  );
  return unionOf([...values.map(literalType), ...kinds.map((kind) => unlistedTypes[openEnum](kind))]);
}
