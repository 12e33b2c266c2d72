import { pathToFileURL } from "node:url";

/** What a line of a requirements file says. */
export type ReadRequirement =
  | WrittenRequirement
  /** Another file, of requirements or constraints. */
  | { readonly kind: "file"; readonly path: string; readonly includes: "requirement" | "constraint" }
  /** A harmless setting; without a line, it says what holds here anyway. */
  | { readonly kind: "setting"; readonly line?: string }
  | { readonly kind: "problem"; readonly problem: string };

/** A package that is required. */
export interface WrittenRequirement {
  readonly kind: "requirement";
  /** Its normalized name. A wheel may be required without one. */
  readonly name: string | undefined;
  /** The path of a wheel in the archive, or its `file:` URL. */
  readonly path: string | undefined;
  readonly isHashed: boolean;
  /** Writes the line for pip. @param wheel the absolute path of the wheel */
  line(wheel: string): string;
}

/** The longest line without its digests, in characters: far more than real ones have. */
const MAX_LENGTH = 2_000;

/** Reads a line without its comment. */
export function readRequirement(text: string): ReadRequirement {
  if (!/^[\x20-\x7e\t]*$/.test(text)) return problem("it has characters that are not ASCII.");
  if (text.includes("$" + "{"))
    return problem("it has a variable of the environment, which archives do not get.");
  if (text.startsWith("-")) return readOption(text);
  const words = text.split(/\s+/);
  const hashes = words.filter((word) => HASH.test(word));
  const rest = words.filter((word) => !HASH.test(word)).join(" ");
  if (rest.length > MAX_LENGTH) return problem(`it has more than ${MAX_LENGTH} characters.`);
  const option = /(?:^| )(--?[a-z][\w-]*)/.exec(rest)?.[1];
  if (option !== undefined) return optionProblem(option);
  return readPackage(rest, hashes);
}

function problem(text: string): ReadRequirement {
  return { kind: "problem", problem: text };
}

const HASH = /^--hash=[a-z0-9]+:[0-9a-f]+$/;

/** Settings that cannot do harm. Only wheels are installed, so that what is said of them has no effect. */
const HARMLESS = /^--(?:pre|require-hashes)$/;
const WITHOUT_EFFECT = /^--(?:prefer-binary|only-binary(?:[= ]\S+)?)$/;

const INCLUSION = /^(?:(-r|--requirement)|(?:-c|--constraint))(?:[= ]\s*|(?<=-[rc]))(\S.*)$/;

function readOption(text: string): ReadRequirement {
  const [, requirement, path] = INCLUSION.exec(text) ?? [];
  if (path !== undefined) {
    if (/^[a-z][\w+.-]+:/i.test(path))
      return problem(`it includes ${path}: only files of the archive are read.`);
    return { kind: "file", path, includes: requirement === undefined ? "constraint" : "requirement" };
  }
  if (HARMLESS.test(text)) return { kind: "setting", line: text };
  if (WITHOUT_EFFECT.test(text)) return { kind: "setting" };
  return optionProblem(/^--?[\w-]*/.exec(text)?.[0] ?? text);
}

/** Settings that say where packages come from. */
const SOURCE_OPTION =
  /^(?:-i|--index-url|--extra-index-url|-f|--find-links|--no-index|--trusted-host|--proxy|--cert)/;

function optionProblem(option: string): ReadRequirement {
  if (SOURCE_OPTION.test(option)) {
    const remedy =
      "set it where the emulator runs, with PIP_INDEX_URL and the like or in the configuration of pip";
    return problem(`${option} says where packages come from, which an archive does not decide: ${remedy}.`);
  }
  if (option === "-e" || option === "--editable")
    return problem(
      `${option} installs from a folder: put the folder of that package beside main.py instead.`,
    );
  return problem(`${option} is a setting of pip, which an archive does not change.`);
}

const NAME = "[A-Za-z0-9](?:[A-Za-z0-9._-]*[A-Za-z0-9])?";
const EXTRAS = `(?:\\s*\\[\\s*(?:${NAME}(?:\\s*,\\s*${NAME})*)?\\s*\\])?`;
const VERSION = "(?:===|==|~=|!=|<=|>=|<|>)\\s*[A-Za-z0-9.*+!_-]+";
const VERSIONS = `(?:${VERSION}(?:\\s*,\\s*${VERSION})*)`;
const MARKED = `[\\w\\s.'"<>=!~(),+*-]+`;
const MARKER = `(?:\\s*;\\s*${MARKED})?`;

/** A package by its name, as PEP 508 writes it. */
const BY_NAME = new RegExp(`^(${NAME})${EXTRAS}\\s*(?:${VERSIONS}|\\(\\s*${VERSIONS}\\s*\\))?${MARKER}$`);

/** The name of a file that may be at the top of the archive. No package is called so. */
const FILE_NAME = /\.(?:whl|zip|tar|gz|bz2|xz|tgz)$/i;

/** A package by where it is: its name is optional. */
const BY_PLACE = new RegExp(`^(?:(${NAME})(${EXTRAS})\\s*@\\s*)?(\\S+?)(?:\\s*;\\s*(${MARKED}))?$`);

function readPackage(text: string, hashes: readonly string[]): ReadRequirement {
  const isHashed = hashes.length > 0;
  const write = (requirement: string): string => [requirement, ...hashes].join(" ");
  const name = BY_NAME.exec(text)?.[1];
  if (name !== undefined && !FILE_NAME.test(name))
    return {
      kind: "requirement",
      name: normalized(name),
      path: undefined,
      isHashed,
      line: () => write(text),
    };
  if (/^[^/\s@]+@[^/\s]+:(?!\/\/)/.test(text)) return problem(versionControlProblem(text));
  const [, placeName, extras = "", place = "", marker] = BY_PLACE.exec(text) ?? [];
  if (place === "") return problem(`${JSON.stringify(text)} is not a requirement.`);
  const mistake = placeProblem(place);
  if (mistake !== undefined) return problem(mistake);
  const prefix = placeName === undefined ? "" : `${placeName}${extras} @ `;
  const condition = marker === undefined ? "" : ` ; ${marker}`;
  const isLocal = !/^https?:/i.test(place);
  return {
    kind: "requirement",
    name: placeName === undefined ? undefined : normalized(placeName),
    path: isLocal ? place : undefined,
    isHashed,
    line: (wheel) => write(`${prefix}${isLocal ? pathToFileURL(wheel).href : place}${condition}`),
  };
}

/** Names that differ only in case and separators are the same (PEP 503). */
function normalized(name: string): string {
  return name.toLowerCase().replace(/[-_.]+/g, "-");
}

/** The name of a wheel (PEP 427): only of a file that is called so, pip does not think that it must be built. */
const WHEEL_NAME = "[A-Za-z0-9_.]+-[A-Za-z0-9_.!+]+(?:-\\d\\w*)?-[\\w.]+-[\\w.]+-[\\w.]+\\.whl";

const WHEEL_FILE = new RegExp(`^${WHEEL_NAME}$`);

/** In URLs, the plus sign of a version is usually escaped. */
const WHEEL_URL = new RegExp(
  `^https?://[^\\s/?#]+/(?:[^\\s?#]*/)?${WHEEL_NAME.replace("!+]", "!+%]")}(?:\\?[^\\s#]*)?(?:#\\S*)?$`,
);

const WHEEL_PATH = /^(?:file:[^\s#?]+|[^\s#?:]+)\.whl$/i;

function placeProblem(place: string): string | undefined {
  if (/^(?:git|hg|svn|bzr)(?:\+|:)/i.test(place)) return versionControlProblem(place);
  if (WHEEL_URL.test(place) || WHEEL_PATH.test(place)) return undefined;
  if (/[:/\\]|^\./.test(place) || FILE_NAME.test(place)) return noWheelProblem(place);
  return `${JSON.stringify(place)} is not a requirement.`;
}

function noWheelProblem(place: string): string {
  const expected = "a wheel, with a name such as pad-1.0-py3-none-any.whl";
  return `${place} is not ${expected}, and nothing else is installed from a path or a URL: put its code into the archive.`;
}

/** Says what is wrong with the name of a file that is required as a wheel. @param place how it is required */
export function wheelFileProblem(fileName: string, place: string): string | undefined {
  return WHEEL_FILE.test(fileName) ? undefined : noWheelProblem(place);
}

function versionControlProblem(place: string): string {
  return `${place} is in version control, from which nothing is fetched here: put that package into the archive.`;
}
