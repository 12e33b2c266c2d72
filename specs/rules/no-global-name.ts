import { componentName } from "../model/component-name.ts";
import { defineRule } from "../model/define-rule.ts";
import { globalTypes } from "../model/global-types.ts";

/**
 * A type that is called like a global hides it where it is imported. Where the import is forgotten the name means the
 * global, and the compiler may not notice.
 */
export default defineRule(function* ({ schemas }) {
  for (const schema of schemas.filter(({ named }) => named)) {
    const name = componentName(schema);
    if (!globalTypes.has(name)) continue;
    const message = `Schema name ${name} is a global of JavaScript, TypeScript or browsers: choose another, and mention ${name} in the description.`;
    yield { message, at: schema.at.key() };
  }
});
