import { componentName } from "../model/component-name.ts";
import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Generated type files collide on case-insensitive file systems, and some generators use titles as names. */
export default defineRule(function* ({ schemas }) {
  const owners = new Map<string, unknown>();
  for (const schema of schemas.filter(({ named }) => named)) {
    const name = componentName(schema);
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      yield { message: `Schema name ${name} is not PascalCase: rename it.`, at: schema.at.key() };
    }
    if (owners.has(name.toLowerCase())) {
      yield {
        message: `Another schema has the name ${name}, ignoring case: rename one schema.`,
        at: schema.at.key(),
      };
    }
    owners.set(name.toLowerCase(), schema);
  }
  for (const schema of schemas) {
    const { title } = schema.node;
    const owner = typeof title === "string" ? owners.get(title.toLowerCase()) : undefined;
    if (owner === undefined || owner === schema) continue;
    yield {
      message: `The title ${title} is the name of another schema: change the title.`,
      at: fieldOf(schema, "title"),
    };
  }
});
