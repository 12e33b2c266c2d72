import { defineRule } from "../model/define-rule.ts";
import { fieldOf } from "../model/located.ts";

/**
 * Names in every generated client come from the operationId: camelCase, the verb first. The verb is the
 * source's own word, which `x-method` ends with: `matters.exports.list` is `listExports`.
 */
export default defineRule(function* ({ operations }) {
  for (const operation of operations) {
    const { operationId, node } = operation;
    const at = fieldOf(operation, "operationId");
    const verb = firstWord(String(node["x-method"]).split(".").at(-1) ?? "");
    if (!/^[a-z][A-Za-z0-9]*$/.test(operationId)) {
      yield { message: `operationId "${operationId}" is not camelCase.`, at };
    } else if ("x-method" in node && firstWord(operationId) !== verb) {
      yield { message: `operationId ${operationId} must start with the verb of its x-method, ${verb}.`, at };
    }
  }
});

function firstWord(name: string): string {
  return /^[a-z0-9]*/.exec(name)?.[0] ?? "";
}
