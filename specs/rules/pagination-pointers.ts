import { responseHasField } from "../model/answer-field.ts";
import { defineRule, type Finding } from "../model/define-rule.ts";
import type { OperationModel } from "../model/document-model.ts";
import { isJsonObject } from "../model/json.ts";
import { fieldOf, type Located } from "../model/located.ts";

/** Pointers of each style, and the required types of their targets. A trailing "?" marks an optional pointer. */
const POINTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  page: { items: "array", current: "integer", "total?": "integer", more: "boolean" },
  token: { items: "array", next: "string" },
  single: { items: "array" },
};

/**
 * A client uses these pointers to request the next page. If a pointer matches nothing, every list ends after its first
 * page.
 */
export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    const node = operation.node["x-pagination"];
    if (!isJsonObject(node)) continue;
    yield* checkPagination(operation, { node, at: operation.at.child("x-pagination") });
  }
});

function* checkPagination(operation: OperationModel, pagination: Located): Generator<Finding> {
  const { style, parameter } = pagination.node;
  const pointers = POINTERS[String(style)];
  if (pointers === undefined) {
    yield { message: "x-pagination needs a style: page, token or single.", at: fieldOf(pagination, "style") };
    return;
  }
  const isKeyed = style !== "single";
  if (
    isKeyed &&
    !operation.parameters.some(({ name, in: place }) => place === "query" && name === parameter)
  ) {
    const message = `x-pagination: ${parameter} is not a query parameter of the operation.`;
    yield { message, at: fieldOf(pagination, "parameter") };
  }
  for (const [key, type] of Object.entries(pointers)) {
    const field = key.replace("?", "");
    if (key.endsWith("?") && !(field in pagination.node)) continue;
    if (responseHasField(operation, String(pagination.node[field]), type)) continue;
    const message = `x-pagination: ${field} must point to a field of type ${type} in the response.`;
    yield { message, at: fieldOf(pagination, field) };
  }
}
