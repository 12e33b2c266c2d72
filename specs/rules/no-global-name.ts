import { componentName } from "../model/component-name.ts";
import { defineRule } from "../model/define-rule.ts";
import { globalTypes } from "../model/global-types.ts";

/**
 * A type with the same name as a global shadows the global. If the import is missing, the name refers to the global,
 * and the compiler might not report an error.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas.filter(({ named }) => named)) {
    const name = componentName(schema);
    if (!globalTypes.has(name)) continue;
    const message = `Schema name ${name} is a global type of JavaScript, TypeScript or browsers: choose another name, and mention ${name} in the description.`;
    yield { message, at: schema.at.key() };
  }
});
