import { defineRule } from "../model/define-rule.ts";
import { bodiesOf, callOf, type MediaTypeModel } from "../model/document-model.ts";
import { isJsonObject } from "../model/json.ts";
import { pointsOf } from "../model/point-uses.ts";

/**
 * Readers, emulators and tests need an example of every body with known fields. An open body needs no example, because
 * its values would be made up.
 */
export default defineRule(function* ({ operations, isFilled }) {
  if (!isFilled) return;
  const seen = new Set<MediaTypeModel["node"]>();
  for (const operation of operations) {
    for (const media of bodiesOf(operation).flatMap(({ content }) => content)) {
      if (seen.has(media.node) || isOpen(media) || hasExample(media)) continue;
      seen.add(media.node);
      const { operationId, requestBody } = operation;
      const part = requestBody?.content.includes(media) ? "request" : "response";
      const message = `The ${part} of ${operationId} (${callOf(operation)}) needs an example, because overlays define its fields: add \`example\` or \`examples\` to its media type in an action.`;
      yield { message, at: media.at.key() };
    }
  }
});

/** Returns whether a body has an extension point but no known fields. */
function isOpen({ schema }: MediaTypeModel): boolean {
  return schema !== undefined && pointsOf(schema).length > 0 && !("properties" in schema.node);
}

function hasExample({ node }: MediaTypeModel): boolean {
  return "example" in node || (isJsonObject(node.examples) && Object.keys(node.examples).length > 0);
}
