import { componentName } from "../model/component-name.ts";
import { defineRule } from "../model/define-rule.ts";
import { isNamed } from "../model/located.ts";

/** Some generators create a type for every component in a single namespace, which may ignore case. */
export default defineRule(function* ({ parameters, schemas }) {
  const schemaNames = new Map(
    schemas
      .filter(({ named }) => named)
      .map(componentName)
      .map((name) => [name.toLowerCase(), name]),
  );
  for (const parameter of parameters.filter(isNamed)) {
    const name = componentName(parameter);
    const schemaName = schemaNames.get(name.toLowerCase());
    if (schemaName === undefined) continue;
    const message = `The parameter component ${name} has the same name as the schema ${schemaName}: rename it to ${name}Parameter.`;
    yield { message, at: parameter.at.key() };
  }
});
