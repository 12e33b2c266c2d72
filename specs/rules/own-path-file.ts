import { defineRule } from "../model/define-rule.ts";

/** Redocly reads a file once, however many paths lead to it, and misses that every operationId in it is then taken. */
export default defineRule(function* ({ pathItems }) {
  const owners = new Map<string, string>();
  for (const { path, at, indexAt } of pathItems) {
    const owner = owners.get(at.absolutePointer);
    if (owner === undefined) owners.set(at.absolutePointer, path);
    else {
      const message = `${path} leads to the operations of ${owner}: their operationIds would exist twice.`;
      yield { message, at: indexAt.key() };
    }
  }
});
