import { defineRule } from "../model/define-rule.ts";
import { isJsonObject } from "../model/json.ts";

/** Generators write properties in the case and with the characters of their language, and some end up the same. */
export default defineRule(function* ({ schemas }) {
  for (const { node, at } of schemas) {
    const names = isJsonObject(node.properties) ? Object.keys(node.properties) : [];
    const plain = names.map((name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, ""));
    for (const [index, name] of names.entries()) {
      const first = names[plain.indexOf(plain[index] ?? "")];
      if (first === name) continue;
      yield {
        message: `Property ${name} and property ${first} get the same name in some languages.`,
        at: at.child(["properties", name]).key(),
      };
    }
  }
});
