import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";

/** Generators adapt property names to the naming conventions of their language, so two names can become the same. */
export default defineRule(function* ({ schemas }) {
  for (const { node, at } of schemas) {
    const names = isJsonObject(node.properties) ? Object.keys(node.properties) : [];
    const plain = names.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
    for (const [index, name] of names.entries()) {
      const first = names[plain.indexOf(plain[index] ?? "")];
      if (first === name) continue;
      yield {
        message: `The properties ${name} and ${first} map to the same name in some languages: rename one property.`,
        at: at.child(["properties", name]).key(),
      };
    }
  }
});
