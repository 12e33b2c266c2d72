import { defineRule } from "../model/define-rule.ts";
import type { Place } from "../model/located.ts";
import type { Fragment } from "../model/reference-resolver.ts";
import { ConversionLog, REFERENCE_SIBLINGS } from "../openapi-3-0/conversion-log.ts";
import { convertObject } from "../openapi-3-0/to-openapi-3-0.ts";

/**
 * Every document is published as 3.1 and as 3.0, because about half of the generators only read 3.0. The rule
 * `no-reference-siblings` reports siblings of a $ref.
 */
export default defineRule(function* ({ root, fragments }) {
  // Components in the root file are also part of the root, so skip them here.
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

/** Converts a pointer inside a fragment to a location in the fragment's file. */
function placeOf({ at: { source, pointer: base } }: Fragment, pointer: string): Place {
  return {
    source,
    pointer: pointer === "#" ? base : `${base.replace(/\/$/, "")}${pointer.slice(1)}`,
    reportOnKey: true,
  };
}
