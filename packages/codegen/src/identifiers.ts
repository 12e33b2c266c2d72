/**
 * Characters that separate words. Includes `½` and `²`, which are numbers but are not allowed in TypeScript
 * identifiers.
 */
const separators = /(?:[^\p{L}\p{N}]|\P{ID_Continue})+/u;

/** Converts `list-for-org` to the type name `ListForOrg`. Keeps capitals inside words. */
export function pascalCase(text: string): string {
  const words = text.replaceAll("+", " plus ").split(separators);
  return startSafely(words.map(capitalize).join(""));
}

/** Converts `list-for-org` to the member name `listForOrg`. Leading capitals are treated as one word. */
export function camelCase(text: string): string {
  const pascal = pascalCase(text);
  const [capitals = ""] = /^\p{Lu}*/u.exec(pascal) ?? [];
  const isOneWord = capitals.length <= 1 || capitals.length === pascal.length;
  const length = isOneWord ? capitals.length : capitals.length - 1;
  return pascal.slice(0, length).toLowerCase() + pascal.slice(length);
}

/** Returns whether the text is a TypeScript identifier or keyword. */
export function isIdentifier(text: string): boolean {
  return /^[\p{ID_Start}_$][\p{ID_Continue}$]*$/u.test(text);
}

/** Returns whether the text contains a letter or a digit. */
export function hasWord(text: string): boolean {
  return text.split(separators).some((word) => word !== "");
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function startSafely(name: string): string {
  if (name === "") {
    return "Unnamed";
  }
  return /^\p{N}/u.test(name) ? `_${name}` : name;
}

/** Compares strings by UTF-16 code units, independently of the locale. */
export function byCodePoint(left: string, right: string): number {
  if (left === right) {
    return 0;
  }
  return left < right ? -1 : 1;
}
