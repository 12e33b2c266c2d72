import { componentName } from "../model/component-name.ts";
import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/** Files of generated types collide on disks that ignore case, and titles replace names in some generators. */
export default defineRule(function* ({ schemas }) {
  const owners = new Map<string, unknown>();
  for (const schema of schemas.filter(({ named }) => named)) {
    const name = componentName(schema);
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name)) {
      yield { message: `Schema name ${name} is not PascalCase.`, at: schema.at.key() };
    }
    if (owners.has(name.toLowerCase())) {
      yield { message: `Another schema is called ${name}, in this case or another.`, at: schema.at.key() };
    }
    owners.set(name.toLowerCase(), schema);
  }
  for (const schema of schemas) {
    const { title } = schema.node;
    const owner = typeof title === "string" ? owners.get(title.toLowerCase()) : undefined;
    if (owner === undefined || owner === schema) continue;
    yield { message: `The title ${title} is the name of another schema.`, at: fieldOf(schema, "title") };
  }
});
