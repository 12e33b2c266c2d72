import { defineRule } from "../model/define-rule.ts";
import { errorResponses } from "../model/document-model.ts";
import { isJsonObject } from "../model/json.ts";
import { pointerLeadsTo } from "../model/schema-model.ts";

/** Clients read errors with these pointers, so each pointer must match a field in every error body. */
export default defineRule(function* ({ root, operations }) {
  const pointers = root.node["x-errors"];
  if (!isJsonObject(pointers)) return;
  const bodies = operations.flatMap(errorResponses).flatMap(({ content }) => content);
  for (const [part, pointer] of Object.entries(pointers)) {
    const leads =
      bodies.length > 0 && bodies.every(({ schema }) => schema && pointerLeadsTo(schema, String(pointer)));
    if (leads) continue;
    const message = `x-errors: ${part} must point to a field of every error body, but ${pointer} does not.`;
    yield { message, at: root.at.child(["x-errors", part]) };
  }
});
