import { pathToFileURL } from "node:url";
import { isMarker } from "./marker.ts";

export type ReadRequirement =
  | WrittenRequirement
  /** An included file with requirements or constraints. */
  | { readonly kind: "file"; readonly path: string; readonly includes: "requirement" | "constraint" }
  /** A harmless setting. If it has no effect, the line is omitted. */
  | { readonly kind: "setting"; readonly line?: string }
  | { readonly kind: "problem"; readonly problem: string };

/** A required package. */
export interface WrittenRequirement {
  readonly kind: "requirement";
  /** The normalized name. `undefined` for a wheel that is required without a name. */
  readonly name: string | undefined;
  /** The path of a wheel in the archive, or its `file:` URL. */
  readonly path: string | undefined;
  readonly isHashed: boolean;
  /** Returns the line for pip. @param wheel absolute path of the wheel */
  line(wheel: string): string;
}

/** Maximum length of a line without digests, in characters. Real lines are much shorter. */
const MAX_LENGTH = 2_000;

const HASH = " --hash=sha(?:256|384|512):[0-9a-f]+(?![^ ])";

/** Matches the digests at the end of a line. */
const HASHES = new RegExp(`(?:${HASH})+$`);

/**
 * Parses a line without its comment. Accepts packages by name (PEP 508), wheels by path, includes of files, and
 * settings without a value. Packages can have extras, versions, a marker and digests. Rejects all other words that
 * start with a hyphen, because pip would parse them as options.
 */
export function readRequirement(text: string): ReadRequirement {
  const character = /[^\x20-\x7e\t]/u.exec(text)?.[0];
  if (character !== undefined)
    return problem(`it contains ${codePoint(character)}, but only printable ASCII characters are allowed.`);
  if (text.includes("$" + "{"))
    return problem("it contains an environment variable, which is not allowed in archives: write its value.");
  if (text.startsWith("-")) return readOption(text);
  const words = text.replace(/\s+/g, " ");
  const hashes = HASHES.exec(words)?.[0] ?? "";
  const rest = words.slice(0, words.length - hashes.length);
  if (rest.length > MAX_LENGTH) return problem(`it has more than ${MAX_LENGTH} characters.`);
  return readPackage(rest, hashes.split(" ").slice(1));
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
}

function problem(text: string): ReadRequirement {
  return { kind: "problem", problem: text };
}

/** Harmless settings. Only wheels are installed, so settings for source packages have no effect. */
const HARMLESS = /^--(?:pre|require-hashes)$/;
const WITHOUT_EFFECT = /^--(?:prefer-binary|only-binary(?:[= ][\w.,:-]+)?)$/;

const INCLUSION = /^(?:(-r|--requirement)|(?:-c|--constraint))(?:[= ]\s*|(?<=-[rc]))(\S.*)$/;

function readOption(text: string): ReadRequirement {
  const [, requirement, path] = INCLUSION.exec(text) ?? [];
  if (path !== undefined) {
    if (/^[a-z][\w+.-]+:/i.test(path))
      return problem(`it includes ${path}: only files in the archive can be included.`);
    return { kind: "file", path, includes: requirement === undefined ? "constraint" : "requirement" };
  }
  if (HARMLESS.test(text)) return { kind: "setting", line: text };
  if (WITHOUT_EFFECT.test(text)) return { kind: "setting" };
  return optionProblem(/^--?[\w-]*/.exec(text)?.[0] ?? text);
}

/** Matches settings that choose the source of packages. */
const SOURCE_OPTION =
  /^(?:-i|--index-url|--extra-index-url|-f|--find-links|--no-index|--trusted-host|--proxy|--cert)/;

function optionProblem(option: string): ReadRequirement {
  if (SOURCE_OPTION.test(option)) {
    const remedy = "set it where the emulator runs, with PIP_INDEX_URL or in pip's configuration";
    return problem(`${option} sets where packages come from, which an archive cannot set: ${remedy}.`);
  }
  if (option === "-e" || option === "--editable")
    return problem(
      `${option} installs from a folder: put the folder of that package next to main.py instead.`,
    );
  return problem(`${option} is a pip option that an archive cannot set.`);
}

const NAME = "[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?";
const EXTRAS = `(?:\\s*\\[\\s*(?:${NAME}(?:\\s*,\\s*${NAME})*)?\\s*\\])?`;
const VERSION = "(?:===|==|~=|!=|<=|>=|<|>)\\s*[A-Za-z0-9][A-Za-z0-9.*+!_-]*";
const VERSIONS = `(?:${VERSION}(?:\\s*,\\s*${VERSION})*)`;

/** Matches a package by name (PEP 508). */
const BY_NAME = new RegExp(`^(${NAME})${EXTRAS}\\s*(?:${VERSIONS}|\\(\\s*${VERSIONS}\\s*\\))?$`);

/** Matches names that refer to a file at the top level of the archive, not to a package. */
const FILE_NAME = /\.(?:whl|zip|tar|gz|bz2|xz|tgz)$/i;

/** Matches a package by location, with an optional name. */
const BY_PLACE = new RegExp(`^(?:(${NAME})(${EXTRAS})\\s*@\\s*)?(\\S+)$`);

function readPackage(text: string, hashes: readonly string[]): ReadRequirement {
  const semicolon = text.indexOf(";");
  const subject = (semicolon === -1 ? text : text.slice(0, semicolon)).trim();
  const marker = semicolon === -1 ? undefined : text.slice(semicolon + 1).trim();
  const write = (requirement: string): string => [requirement, ...hashes].join(" ");
  const name = BY_NAME.exec(subject)?.[1];
  if (name === undefined || FILE_NAME.test(name))
    return readPlace(text, subject, marker, write, hashes.length > 0);
  if (marker !== undefined && !isMarker(marker)) return markerProblem(text, marker);
  const line = (): string => write(text);
  return { kind: "requirement", name: normalized(name), path: undefined, isHashed: hashes.length > 0, line };
}

function readPlace(
  text: string,
  subject: string,
  marker: string | undefined,
  write: (requirement: string) => string,
  isHashed: boolean,
): ReadRequirement {
  if (/^[^/\s@]+@[^/\s]+:(?!\/\/)/.test(subject)) return problem(versionControlProblem(subject));
  const [, name, extras = "", place = ""] = BY_PLACE.exec(subject) ?? [];
  if (place === "") return syntaxProblem(text);
  const mistake = placeProblem(place);
  if (mistake !== undefined) return problem(mistake);
  if (marker !== undefined && !isMarker(marker)) return markerProblem(text, marker);
  const prefix = name === undefined ? "" : `${name}${extras} @ `;
  const condition = marker === undefined ? "" : ` ; ${marker}`;
  return {
    kind: "requirement",
    name: name === undefined ? undefined : normalized(name),
    path: place,
    isHashed,
    line: (wheel) => write(`${prefix}${pathToFileURL(wheel).href}${condition}`),
  };
}

/** Returns the problem with an invalid line. The most common mistake is an option after a requirement. */
function syntaxProblem(text: string): ReadRequirement {
  const withoutHashes = text.replaceAll(new RegExp(HASH, "g"), "");
  const option = /(?:^|\s)(--?[A-Za-z][\w-]*)/.exec(withoutHashes)?.[1];
  return option === undefined
    ? problem(`${JSON.stringify(text)} is not a valid requirement.`)
    : optionProblem(option);
}

function markerProblem(text: string, marker: string): ReadRequirement {
  const option = /(?:^|\s)--?[A-Za-z]/.test(marker);
  return option ? syntaxProblem(text) : problem(`${JSON.stringify(text)} is not a valid requirement.`);
}

/** Normalizes a package name. Names that only differ in case and separators are equal (PEP 503). */
export function normalized(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

/** Matches the file name of a wheel (PEP 427). pip would try to build files with other names. */
const WHEEL_FILE = /^[A-Za-z0-9_.]+-[A-Za-z0-9_.!+]+(?:-\d\w*)?-[\w.]+-[\w.]+-[\w.]+\.whl$/;

const WHEEL_PATH = /^(?:file:)?[\w.+!/~@%-]+\.whl$/i;

const REMEDY = "add its code or its wheel to the archive";

function placeProblem(place: string): string | undefined {
  if (/^(?:git|hg|svn|bzr)(?:\+|:)/i.test(place)) return versionControlProblem(place);
  if (/^(?!file:)[a-z][\w+.-]*:/i.test(place))
    return `${place} is not a wheel in the archive, and packages cannot be installed from a URL: ${REMEDY}.`;
  if (WHEEL_PATH.test(place)) return undefined;
  if (/[:/\\]|^\./.test(place) || FILE_NAME.test(place)) return noWheelProblem(place);
  return `${JSON.stringify(place)} is not a valid requirement.`;
}

function noWheelProblem(place: string): string {
  const expected = "a wheel with a name such as pad-1.0-py3-none-any.whl";
  return `${place} is not ${expected}, and only wheels can be installed from a path: ${REMEDY}.`;
}

/** Returns the problem with the file name of a required wheel. @param place requirement as written */
export function wheelFileProblem(fileName: string, place: string): string | undefined {
  return WHEEL_FILE.test(fileName) ? undefined : noWheelProblem(place);
}

function versionControlProblem(place: string): string {
  return `${place} is in version control, which is not supported: put that package into the archive.`;
}
