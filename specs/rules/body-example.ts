import { defineRule } from "./model/define-rule.ts";
import { bodiesOf, type MediaTypeModel } from "./model/document-model.ts";
import { isJsonObject } from "./model/json.ts";

/** Once the fields of a body are known, readers, emulators and tests begin with an example of it. */
export default defineRule(function* ({ operations, isFilled }) {
  if (!isFilled) return;
  const seen = new Set<MediaTypeModel["node"]>();
  for (const media of operations.flatMap(bodiesOf).flatMap(({ content }) => content)) {
    if (seen.has(media.node) || hasExample(media)) continue;
    seen.add(media.node);
    yield { message: "A body needs an example once overlays say what it holds.", at: media.at.key() };
  }
});

function hasExample({ node }: MediaTypeModel): boolean {
  return "example" in node || (isJsonObject(node.examples) && Object.keys(node.examples).length > 0);
}
