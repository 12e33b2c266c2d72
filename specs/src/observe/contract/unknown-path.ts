import type { OpenApiDocument } from "@seamline/openapi/document";
import { OTHER_NAME } from "../safe-names.ts";

/**
 * Formats a path that matches no operation, in a form that is safe for reports. Segments and verbs that appear in any
 * operation are kept. All others are replaced by `*`, because they may be identifiers or addresses.
 *
 * @param showsWords also keeps words that consist only of letters.
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

/** Returns the literal words of a path template: segments, and verbs after a colon. */
function wordsOf(template: string): string[] {
  return template.split(/[/:]/).filter((word) => word !== "" && !/[{}]/.test(word));
}

function describeSegment(segment: string, isShown: (word: string) => boolean): string {
  return segment
    .split(":")
    .map((word) => (isShown(word) ? word : OTHER_NAME))
    .join(":");
}
