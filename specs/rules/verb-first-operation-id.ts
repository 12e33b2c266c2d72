import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/**
 * Generated clients name methods after the operationId, so it must be camelCase and start with a verb. The verb is the
 * last part of `x-method`: `matters.exports.list` becomes `listExports`.
 */
export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    const { operationId, node } = operation;
    const at = fieldOf(operation, "operationId");
    const verb = firstWord(String(node["x-method"]).split(".").at(-1) ?? "");
    if (!/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
      yield { message: `operationId "${operationId}" is not camelCase: rename it.`, at };
    } else if ("x-method" in node && firstWord(operationId) !== verb) {
      yield { message: `operationId ${operationId} must start with ${verb}, the verb of its x-method.`, at };
    }
  }
});

function firstWord(name: string): string {
  return /^[a-z0-9]*/.exec(name)?.[0] ?? "";
}
