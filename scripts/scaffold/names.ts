import { RESERVED_PLACES } from "../../specs/rules/reserved-name.ts";
import { ScaffoldError } from "./scaffold-error.ts";

/** Words that cannot name a constant of JavaScript, which services and handlers become. */
const KEYWORDS: ReadonlySet<string> = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends " +
    "false finally for function if implements import in instanceof interface let new null package private protected " +
    "public return static super switch this throw true try typeof undefined var void while with yield"
  ).split(" "),
);

/** Names beside those of services: members of an emulator, and folders of `specs` and `packages`. */
const TAKEN_BY_SEAMLINE: ReadonlySet<string> = new Set(
  (
    "api build clock close control coverage dist faults journal lib node requests reset restore rules seed services " +
    "snapshot src test"
  ).split(" "),
);

/** @throws ScaffoldError for a name that is not in kebab-case, or that means something else already */
export function assertServiceName(name: string): void {
  if (name.length > 40 || !/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new ScaffoldError(
      `${quoted(name)} cannot name a service.`,
      "A service is named in kebab-case, in at most 40 characters: parcels, mail-rooms.",
    );
  if (KEYWORDS.has(camelCase(name)) || TAKEN_BY_SEAMLINE.has(name))
    throw new ScaffoldError(
      `${name} cannot name a service: the word has another meaning here.`,
      "Take another name.",
    );
}

/** @throws ScaffoldError for an id that is not in camelCase, or that is a keyword */
export function assertOperationId(id: string): void {
  if (id.length > 80 || !/^[a-z][A-Za-z0-9]*$/.test(id) || KEYWORDS.has(id) || RESERVED_PLACES.has(id))
    throw new ScaffoldError(
      `${quoted(id)} cannot be an operationId.`,
      "It is camelCase and begins with a verb: archiveMatter.",
    );
}

/** @throws ScaffoldError for what is no version */
export function assertVersion(version: string): void {
  if (!/^v[1-9]\d{0,3}((alpha|beta)\d{0,3})?$/.test(version))
    throw new ScaffoldError(
      `${quoted(version)} cannot name a version.`,
      "Versions are written v3, v3beta or v3alpha1.",
    );
}

/** `archive-matter` for `archiveMatter`. */
export function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? "-" : ""}${letter.toLowerCase()}`);
}

/** `mailRooms` for `mail-rooms`. */
export function camelCase(name: string): string {
  return name.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

/** `MailRooms` for `mail-rooms` or `mailRooms`. */
export function pascalCase(name: string): string {
  const camel = camelCase(name);
  return `${camel.charAt(0).toUpperCase()}${camel.slice(1)}`;
}

/** `Archive matter` for `archiveMatter`. */
export function sentenceOf(name: string): string {
  const words = kebabCase(name).replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The first word of an operationId: its verb. */
export function verbOf(operationId: string): string {
  return /^[a-z0-9]+/.exec(operationId)?.[0] ?? operationId;
}

function quoted(name: string): string {
  return JSON.stringify(name);
}
