import { defineRule } from "../model/define-rule.ts";
import type { Place } from "../model/located.ts";
import type { Fragment } from "../model/reference-resolver.ts";
import { ConversionLog, REFERENCE_SIBLINGS } from "../openapi-3-0/conversion-log.ts";
import { convertObject } from "../openapi-3-0/to-openapi-3-0.ts";

/**
 * Every document is published as 3.1 and as 3.0; half of all generators read only the latter. What stands beside a
 * $ref is left to `no-reference-siblings`.
 */
export default defineRule(function* ({ root, fragments }) {
  // A component of the root's own file is a part of the root too, which has it already.
  const separate = fragments.filter(
    ({ kind, at }) => kind === "root" || at.source.absoluteRef !== root.at.source.absoluteRef,
  );
  for (const fragment of separate) {
    for (const { pointer, message } of problemsOf(fragment)) {
      yield { message, at: placeOf(fragment, pointer) };
    }
  }
});

function problemsOf({ kind, node }: Fragment): ConversionLog["problems"] {
  const log = new ConversionLog();
  convertObject(kind, node, "#", log);
  return log.problems.filter(({ construct }) => construct !== REFERENCE_SIBLINGS);
}

/** A pointer below a fragment as a place in the fragment's file. */
function placeOf({ at: { source, pointer: base } }: Fragment, pointer: string): Place {
  return {
    source,
    pointer: pointer === "#" ? base : `${base.replace(/\/$/, "")}${pointer.slice(1)}`,
    reportOnKey: true,
  };
}
