import type { SpecDocument } from "@seamline/specs";

export const header = "// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.";

/** `["retention", "v1"]`. */
export function wordsOf({ service, version }: SpecDocument): string[] {
  return [...service.split("-"), ...(version === undefined ? [] : [version])];
}

/** `RetentionV1`. */
export function pascalCased(words: readonly string[]): string {
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
}

/** `retentionV1`. */
export function camelCased([first = "", ...rest]: readonly string[]): string {
  return `${first}${pascalCased(rest)}`;
}
