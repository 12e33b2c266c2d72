import type { TagObject } from "@seamline/openapi/document";
import { hasWord } from "../identifiers.ts";
import type { OpenApiDocument } from "./editable-document.ts";

/** Tags of a document by name, with their indexes in the list. */
export type TagTree = ReadonlyMap<string, { readonly tag: TagObject; readonly index: number }>;

/**
 * Returns the tags that the document defines. Ignores malformed tags, because tag definitions before OpenAPI 3.2 do not
 * affect clients.
 */
export function readTags({ tags }: OpenApiDocument): TagTree {
  const written: readonly unknown[] = Array.isArray(tags) ? tags : [];
  return new Map(
    written.flatMap((value, index) => {
      const tag = Object(value) as TagObject;
      return typeof tag.name === "string" ? [[tag.name, { tag, index }] as const] : [];
    }),
  );
}

/** Returns the tag that names an operation's resource: the first tag for navigation, or else the first tag. */
export function resourceTag(tags: readonly string[], defined: TagTree): string | undefined {
  return tags.find((name) => (defined.get(name)?.tag.kind ?? "nav") === "nav") ?? tags[0];
}

/** Returns a tag's ancestors, outermost first. `checkTags` has rejected cycles. */
export function parentTags(name: string, defined: TagTree): string[] {
  const parents: string[] = [];
  let parent = defined.get(name)?.tag.parent;
  while (parent !== undefined && !parents.includes(parent)) {
    parents.unshift(parent);
    parent = defined.get(parent)?.tag.parent;
  }
  return parents.filter(hasWord);
}
