import type { OpenApiDocument } from "@seamline/openapi/document";
import { OTHER_NAME } from "../safe-names.ts";

/**
 * A path that no operation has, as a report can show it: segments and verbs that some operation has stay, and `*` stands
 * for all others, since they may be identifiers and addresses.
 *
 * @param showsWords whether words of letters alone stay, too
 */
export function describePath({ paths = {} }: OpenApiDocument, path: string, showsWords: boolean): string {
  const known = new Set(Object.keys(paths).flatMap(wordsOf));
  const isShown = (word: string) => known.has(word) || (showsWords && WORD.test(word));
  const segments = path.slice(0, MAX_PATH_LENGTH).split("/").slice(1, MAX_SEGMENTS);
  return `/${segments.map((segment) => describeSegment(segment, isShown)).join("/")}`;
}

const MAX_PATH_LENGTH = 2_000;
const MAX_SEGMENTS = 12;
const WORD = /^[A-Za-z]{1,30}$/;

/** The words of a template that are no parameters: segments, and the verbs behind a colon. */
function wordsOf(template: string): string[] {
  return template.split(/[/:]/).filter((word) => word !== "" && !/[{}]/.test(word));
}

function describeSegment(segment: string, isShown: (word: string) => boolean): string {
  return segment
    .split(":")
    .map((word) => (isShown(word) ? word : OTHER_NAME))
    .join(":");
}
