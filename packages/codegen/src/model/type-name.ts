import { isIdentifier, pascalCase } from "../identifiers.ts";
import { reservedWords } from "../validators/reserved-words.ts";
import { fileExports, reservedNames, reservedValueNames } from "./reserved-names.ts";

/** The problem of a name, and a valid name to use instead. */
export interface NameFault {
  readonly problem: string;
  readonly remedy: string;
}

/** A name that the user chose for a generated interface. */
export interface ChosenName {
  /** What messages call the name: `client name`. */
  readonly kind: string;
  readonly name: string;
  /** The word that suggestions end with: `Client`. */
  readonly suffix: string;
  /** Whether a generated type of the same name gets a number, and is not an error. */
  readonly comesFirst?: boolean;
}

/** The name of a client's interface, as chosen by the user. */
export function chosenClientName(name: string): ChosenName {
  return { kind: "client name", name, suffix: "Client" };
}

/** Returns the problem of an invalid name of a module, which comments and examples mention. */
export function faultOfModuleName(name: string): NameFault | undefined {
  if (/^[\w@./:#~+-]+$/.test(name)) return undefined;
  const shown = name === "" ? "empty module name" : `invalid module name ${JSON.stringify(name)}`;
  return { problem: shown, remedy: "write the specifier of an import, such as ./types.gen.js or @acme/pets" };
}

/** Words that TypeScript reads as types or modifiers, and that would confuse readers even if they are allowed. */
const CONTEXTUAL_KEYWORDS: readonly string[] = [
  ...["abstract", "accessor", "any", "as", "assert", "asserts", "async", "bigint", "boolean", "constructor"],
  ...["declare", "defer", "from", "get", "global", "infer", "intrinsic", "is", "keyof", "meta", "module"],
  ...["namespace", "never", "number", "object", "of", "out", "override", "readonly", "require", "satisfies"],
  ...["set", "string", "symbol", "target", "type", "unique", "unknown", "using"],
];

/** Types that TypeScript and browsers declare for every file, besides the globals of the running JavaScript engine. */
const GLOBAL_TYPES: readonly string[] = [
  ...["Awaited", "Capitalize", "ConstructorParameters", "Disposable", "Document", "Element", "Exclude"],
  ...["Extract", "Generator", "HTMLElement", "InstanceType", "Iterable", "IterableIterator", "Lowercase"],
  ...["Node", "NoInfer", "OmitThisParameter", "Parameters", "Partial", "Pick", "PromiseLike", "PropertyKey"],
  ...["Readonly", "ReadonlyArray", "ReadonlyMap", "ReadonlySet", "RequestInfo", "RequestInit", "Required"],
  ...["ResponseInit", "ReturnType", "ThisParameterType", "ThisType", "Uncapitalize", "Uppercase", "Window"],
  ...["ArrayLike", "AsyncGenerator", "AsyncIterable", "AsyncIterableIterator", "AsyncIterator", "Iterator"],
];

/** Returns the problem of a chosen name, whatever the document is; `undefined` if it is valid. */
export function faultOfChosenName({ kind, name, suffix }: ChosenName): NameFault | undefined {
  const problem = problemOf(name);
  if (problem === undefined) return undefined;
  const shown = name === "" ? `empty ${kind}` : `invalid ${kind} ${JSON.stringify(name)}`;
  return {
    problem: `${shown}${problem && ` ${problem}`}`,
    remedy: `write a name like ${suggest(name, suffix)}`,
  };
}

/** Returns the problem of a name that a generated type of the document has; `undefined` if the name is free. */
export function faultOfTakenName(chosen: ChosenName, taken: ReadonlySet<string>): NameFault | undefined {
  const { kind, name, suffix, comesFirst } = chosen;
  if (comesFirst || !taken.has(name)) return undefined;
  let free = suggest(name, suffix);
  while (taken.has(free)) free = `${suffix}Of${free}`;
  return {
    problem: `the ${kind} ${name} is also the name of a generated type`,
    remedy: `write a name like ${free}`,
  };
}

/** Returns the problem of a name in words; an empty text for an empty name. */
function problemOf(name: string): string | undefined {
  if (name === "") return "";
  if (/^\d/.test(name)) return "(a name must not start with a digit)";
  const foreign = [...name].find((character) => !/[\w$]/.test(character));
  if (foreign !== undefined) return `(${describeCharacter(foreign)} is not an ASCII letter or digit)`;
  if (reservedWords.includes(name) || CONTEXTUAL_KEYWORDS.includes(name)) return "(a keyword of TypeScript)";
  if (isGlobal(name)) return "(a global of JavaScript or TypeScript)";
  const isGenerated = [...reservedNames, ...reservedValueNames, ...fileExports].includes(name);
  return isGenerated ? "(generated files use this name)" : undefined;
}

/** `U+0421 "С"`: characters that look alike differ in their number, and some are invisible. */
function describeCharacter(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return `U+${code}${/[\p{C}\p{Z}\p{M}]/u.test(character) ? "" : ` ${JSON.stringify(character)}`}`;
}

function isGlobal(name: string): boolean {
  return GLOBAL_TYPES.includes(name) || name in globalThis;
}

/** A valid name that reads like the given one. Accents go; a name in other scripts has no ASCII form. */
function suggest(name: string, suffix: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  const isAscii = !/[^\x20-\x7e]/.test(plain);
  const words = isAscii ? pascalCase(plain.replace(/^[^A-Za-z]+/, "")) : "Unnamed";
  const stem = ["Unnamed", suffix].includes(words) || !isIdentifier(words) ? "PetStore" : words;
  const full = stem.endsWith(suffix) ? stem : `${stem}${suffix}`;
  return problemOf(full) === undefined ? full : `PetStore${suffix}`;
}
