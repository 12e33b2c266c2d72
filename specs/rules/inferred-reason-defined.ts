import { defineRule } from "../model/define-rule.ts";
import { type InferredMark, inferredMarks } from "../model/inferred-marks.ts";
import { coverTargets } from "../model/inferred-reason.ts";
import { isJsonObject, type JsonObject } from "../model/json.ts";

/**
 * A reason is defined once, at the root, with the parts that it covers. Every `x-inferred` must name a defined reason
 * that covers a part of its object.
 */
export default defineRule(function* (document) {
  const marks = inferredMarks(document);
  for (const mark of marks) {
    const defined = document.inferredReasons.get(mark.reason);
    if (defined === undefined) {
      const message = `x-inferred names the unknown reason ${mark.reason}: define it in x-inferred-reasons at the root, or correct the name.`;
      yield { message, at: mark.at };
    } else if (!coversSomething(coversOf(defined.node), mark, document.root.node)) {
      const covers = coversOf(defined.node).join(", ");
      yield {
        message: `The reason ${mark.reason} covers ${covers}, but this object has no such part: correct covers, or use another reason.`,
        at: mark.at,
      };
    }
  }
  for (const [name, { at }] of document.inferredReasons) {
    if (marks.some(({ reason }) => reason === name)) continue;
    yield {
      message: `The reason ${name} is not used: name it in an x-inferred, or remove it.`,
      at: at.key(),
    };
  }
});

function coversOf({ covers }: JsonObject): string[] {
  return Array.isArray(covers) ? covers.map(String) : [];
}

function coversSomething(covers: readonly string[], { on }: InferredMark, root: JsonObject): boolean {
  return covers.map(coverTargets).some(({ fromRoot, keys }) => exists(fromRoot ? root : on, keys));
}

function exists(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return value !== undefined;
  if (!isJsonObject(value)) return false;
  return key === "*" ? Object.values(value).some((each) => exists(each, rest)) : exists(value[key], rest);
}
