import { defineRule } from "../model/define-rule.ts";

/** Redocly reads a file once, even if several paths refer to it, and so misses the duplicate operationIds. */
export default defineRule(function* ({ pathItems }) {
  const owners = new Map<string, string>();
  for (const { path, at, indexAt } of pathItems) {
    const owner = owners.get(at.absolutePointer);
    if (owner === undefined) owners.set(at.absolutePointer, path);
    else {
      const message = `${path} and ${owner} refer to the same operations, so their operationIds would be duplicates: give each path its own file.`;
      yield { message, at: indexAt.key() };
    }
  }
});
