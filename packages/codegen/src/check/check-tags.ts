import { forEachItem } from "@seamline/openapi/error-collector";
import { SpecError } from "@seamline/openapi/spec-error";
import { nearest } from "@seamline/overlay/nearest";
import { parentTags, readTags, type TagTree } from "../document/tags.ts";
import type { LoadedDocument } from "../load/load-document.ts";

/** @throws SpecError that lists every tag whose `parent` does not exist or is part of a cycle (OpenAPI 3.2) */
export function checkTags({ document, locate }: LoadedDocument): void {
  const defined = readTags(document);
  forEachItem([...defined.values()], ({ tag: { name, parent }, index }) => {
    if (parent === undefined) return;
    const location = (): ReturnType<typeof locate> => locate(["tags", String(index), "parent"]);
    if (!defined.has(parent)) {
      const remedy = `add it to tags${suggestionFor(parent, defined)}`;
      throw new SpecError(`the parent ${parent} of the tag ${name} is not defined`, remedy, location());
    }
    if (parent === name || parentTags(name, defined).includes(name)) {
      throw new SpecError(`the tag ${name} is its own parent`, "remove the circular parent", location());
    }
  });
}

function suggestionFor(parent: string, defined: TagTree): string {
  const close = nearest(String(parent), [...defined.keys()]);
  return close === undefined ? "" : ` or write ${close}`;
}
