import { isIdentifier, pascalCase } from "../identifiers.ts";
import { reservedWords } from "../validators/reserved-words.ts";
import { fileExports, reservedNames, reservedValueNames } from "./reserved-names.ts";

/** A problem with a name, and a valid suggestion. */
export interface NameFault {
  readonly problem: string;
  readonly remedy: string;
}

/** A user-defined name for a generated interface. */
export interface ChosenName {
  /** Description of the name in messages: `client name`. */
  readonly kind: string;
  readonly name: string;
  /** Suffix of suggested names: `Client`. */
  readonly suffix: string;
  /** True if a conflicting generated type gets a number instead of causing an error. */
  readonly comesFirst?: boolean;
}

export function chosenClientName(name: string): ChosenName {
  return { kind: "client name", name, suffix: "Client" };
}

/** Returns the problem with an invalid module name. This name appears in comments and examples. */
export function faultOfModuleName(name: string): NameFault | undefined {
  if (/^[\w@./:#~+-]+$/.test(name)) return undefined;
  const shown = name === "" ? "empty module name" : `invalid module name ${JSON.stringify(name)}`;
  return { problem: shown, remedy: "write an import specifier, such as ./types.gen.js or @acme/pets" };
}

/** Types and modifiers in TypeScript. Some are allowed as names, but would confuse readers. */
const CONTEXTUAL_KEYWORDS: readonly string[] = [
  ...["abstract", "accessor", "any", "as", "assert", "asserts", "async", "bigint", "boolean", "constructor"],
  ...["declare", "defer", "from", "get", "global", "infer", "intrinsic", "is", "keyof", "meta", "module"],
  ...["namespace", "never", "number", "object", "of", "out", "override", "readonly", "require", "satisfies"],
  ...["set", "string", "symbol", "target", "type", "unique", "unknown", "using"],
];

/** Global types of TypeScript and browsers that may be missing from `globalThis`. */
const GLOBAL_TYPES: readonly string[] = [
  ...["Awaited", "Capitalize", "ConstructorParameters", "Disposable", "Document", "Element", "Exclude"],
  ...["Extract", "Generator", "HTMLElement", "InstanceType", "Iterable", "IterableIterator", "Lowercase"],
  ...["Node", "NoInfer", "OmitThisParameter", "Parameters", "Partial", "Pick", "PromiseLike", "PropertyKey"],
  ...["Readonly", "ReadonlyArray", "ReadonlyMap", "ReadonlySet", "RequestInfo", "RequestInit", "Required"],
  ...["ResponseInit", "ReturnType", "ThisParameterType", "ThisType", "Uncapitalize", "Uppercase", "Window"],
  ...["ArrayLike", "AsyncGenerator", "AsyncIterable", "AsyncIterableIterator", "AsyncIterator", "Iterator"],
];

/** Returns the problem with a chosen name, independently of the document; `undefined` if the name is valid. */
export function faultOfChosenName({ kind, name, suffix }: ChosenName): NameFault | undefined {
  const problem = problemOf(name);
  if (problem === undefined) return undefined;
  const shown = name === "" ? `empty ${kind}` : `invalid ${kind} ${JSON.stringify(name)}`;
  return {
    problem: `${shown}${problem && ` ${problem}`}`,
    remedy: `write a name such as ${suggest(name, suffix)}`,
  };
}

/** Returns the problem with a name that a generated type already has; `undefined` if the name is free. */
export function faultOfTakenName(chosen: ChosenName, taken: ReadonlySet<string>): NameFault | undefined {
  const { kind, name, suffix, comesFirst } = chosen;
  if (comesFirst || !taken.has(name)) return undefined;
  let free = suggest(name, suffix);
  while (taken.has(free)) free = `${suffix}Of${free}`;
  return {
    problem: `the ${kind} ${name} is also the name of a generated type`,
    remedy: `write a name such as ${free}`,
  };
}

/** Describes the problem with a name. Returns an empty string for an empty name. */
function problemOf(name: string): string | undefined {
  if (name === "") return "";
  if (/^\d/.test(name)) return "(a name must not start with a digit)";
  const foreign = [...name].find((character) => !/[\w$]/.test(character));
  if (foreign !== undefined) return `(${describeCharacter(foreign)} is not an ASCII letter or digit)`;
  if (reservedWords.includes(name) || CONTEXTUAL_KEYWORDS.includes(name)) return "(a TypeScript keyword)";
  if (isGlobal(name)) return "(a global name in JavaScript or TypeScript)";
  const isGenerated = [...reservedNames, ...reservedValueNames, ...fileExports].includes(name);
  return isGenerated ? "(generated files use this name)" : undefined;
}

/** Formats a character with its code point, for example `U+0421 "С"`, because it can look like another or be invisible. */
function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `U+${code}${/[\p{C}\p{Z}\p{M}]/u.test(character) ? "" : ` ${JSON.stringify(character)}`}`;
}

function isGlobal(name: string): boolean {
  return GLOBAL_TYPES.includes(name) || name in globalThis;
}

/** Returns a valid name similar to the given one. Removes accents; names in other scripts have no ASCII form. */
function suggest(name: string, suffix: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const isAscii = !/[^\x20-\x7e]/.test(plain);
  const words = isAscii ? pascalCase(plain.replace(/^[^A-Za-z]+/, "")) : "Unnamed";
  const stem = ["Unnamed", suffix].includes(words) || !isIdentifier(words) ? "PetStore" : words;
  const full = stem.endsWith(suffix) ? stem : `${stem}${suffix}`;
  return problemOf(full) === undefined ? full : `PetStore${suffix}`;
}
