import { RESERVED_PLACES } from "../../specs/rules/reserved-name.ts";
import { ScaffoldError } from "./scaffold-error.ts";

/** JavaScript reserved words. Services and handlers become constants, so they cannot have these names. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** Other names that services cannot have: members of an emulator, and folders in `specs` and `packages`. */
const TAKEN_BY_SEAMLINE: ReadonlySet<string> = new Set(
  (
    "api build clock close control coverage dist faults journal lib node requests reset restore rules seed services " +
    "snapshot src test"
  ).split(" "),
);

/** @throws ScaffoldError if the name is not in kebab-case, or is reserved */
export function assertServiceName(name: string): void {
  if (name.length > 40 || !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new ScaffoldError(
      `${quoted(name)} is not a valid service name.`,
      "Use kebab-case with at most 40 characters, such as parcels or mail-rooms.",
    );
  if (KEYWORDS.has(camelCase(name)) || TAKEN_BY_SEAMLINE.has(name))
    throw new ScaffoldError(
      `${name} is a reserved word and cannot be a service name.`,
      "Choose another name.",
    );
}

/** @throws ScaffoldError if the id is not in camelCase, or is a keyword */
export function assertOperationId(id: string): void {
  if (id.length > 80 || !/^[a-z][A-Za-z0-9]*$/.test(id) || KEYWORDS.has(id) || RESERVED_PLACES.has(id))
    throw new ScaffoldError(
      `${quoted(id)} is not a valid operationId.`,
      "Use camelCase and start with a verb, such as archiveMatter.",
    );
}

/** @throws ScaffoldError if the version is invalid */
export function assertVersion(version: string): void {
  if (!/^v[1-9]\d{0,3}((alpha|beta)\d{0,3})?$/.test(version))
    throw new ScaffoldError(
      `${quoted(version)} is not a valid version.`,
      "Use a form such as v3, v3beta or v3alpha1.",
    );
}

/** Converts `archiveMatter` to `archive-matter`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
}

/** Converts `mail-rooms` to `mailRooms`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts `mail-rooms` or `mailRooms` to `MailRooms`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
}

/** Converts `archiveMatter` to `Archive matter`. */
export function sentenceOf(name: string): string {
  const words = kebabCase(name).replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns the verb of an operationId: its first word. */
export function verbOf(operationId: string): string {
  return /^[a-z0-9]+/.exec(operationId)?.[0] ?? operationId;
}

function quoted(name: string): string {
  return JSON.stringify(name);
}
