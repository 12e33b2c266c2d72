import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { packageError } from "../code-failures.ts";
import { CodeError } from "../code-runner/code-runner.ts";
import { isFile, isWithin } from "../file-system.ts";
import { readRequirement, type WrittenRequirement, wheelFileProblem } from "./requirement-line.ts";

/** Requirements of a source, for pip. */
export interface Requirements {
  /** Lines for a requirements file, without includes and continuations. */
  readonly lines: readonly string[];
  /** Lines for a constraints file. */
  readonly constraints: readonly string[];
  /** Normalized names of the required packages. */
  readonly names: ReadonlySet<string>;
  /** True if pip must check the digests of all packages. */
  readonly areHashed: boolean;
  /** Digests of the required wheels in the archive. */
  readonly wheelDigests: readonly string[];
  /** Required wheels in the archive. */
  readonly wheels: readonly RequiredWheel[];
}

/** A wheel in the archive. */
export interface RequiredWheel {
  /** The absolute path. */
  readonly file: string;
  /** The line that requires it, for messages. */
  readonly place: string;
}

/** Maximum size of a file, much larger than real files. */
const MAX_BYTES = 1024 * 1024;

/** Maximum number of included files. */
const MAX_FILES = 50;

const FILE = "requirements.txt";

/**
 * Reads the `requirements.txt` of a source and all included files. pip never reads these files. It receives lines that
 * are generated from the parsed requirements, so an archive cannot set an index, read environment variables or specify
 * paths outside the archive.
 *
 * @returns empty lists if the file does not exist
 * @throws CodeError with the problem "package" if a line is invalid
 */
export async function readRequirements(folder: string): Promise<Requirements> {
  const reader = new RequirementsReader(folder);
  if (await isFile(join(folder, FILE))) await reader.read(FILE, "requirement");
  return reader.requirements;
}

type FileKind = "requirement" | "constraint";

class RequirementsReader {
  readonly requirements = {
    lines: [] as string[],
    constraints: [] as string[],
    names: new Set<string>(),
    areHashed: false,
    wheelDigests: [] as string[],
    wheels: [] as RequiredWheel[],
  };
  readonly #folder: string;
  readonly #read = new Set<string>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Reads a file, unless it has already been read. Files can include each other. */
  async read(path: string, kind: FileKind): Promise<void> {
    const key = `${kind} ${path}`;
    if (this.#read.has(key)) return;
    this.#read.add(key);
    if (this.#read.size > MAX_FILES)
      throw packageError(`${FILE} includes more than ${MAX_FILES} files: merge some files.`);
    for (const { number, text } of logicalLines(await readText(this.#folder, path)))
      await this.#line(`${path}, line ${number}`, text, path, kind);
  }

  async #line(place: string, text: string, path: string, kind: FileKind): Promise<void> {
    const read = readRequirement(text);
    if (read.kind === "problem") throw packageError(`${place}: ${read.problem}`);
    if (read.kind === "setting") {
      if (read.line !== undefined) this.requirements.lines.push(read.line);
      this.requirements.areHashed ||= read.line === "--require-hashes";
      return;
    }
    if (read.kind === "file") {
      const included = this.#insidePath(place, read.path, path);
      if (!(await isFile(join(this.#folder, included))))
        throw packageError(`${place}: it includes ${read.path}, which the archive does not contain.`);
      return this.read(included, kind === "constraint" ? kind : read.includes);
    }
    await this.#requirement(place, read, kind);
  }

  async #requirement(place: string, read: WrittenRequirement, kind: FileKind): Promise<void> {
    const { requirements } = this;
    const target = read.path === undefined ? "" : await this.#wheel(place, read.path);
    const line = read.line(target);
    requirements.areHashed ||= read.isHashed;
    if (kind === "constraint") {
      requirements.constraints.push(line);
      return;
    }
    requirements.lines.push(line);
    if (read.name !== undefined) requirements.names.add(read.name);
  }

  /**
   * Returns the absolute path of a wheel in the archive. As in pip, paths in included files are relative to the top
   * level of the archive.
   */
  async #wheel(place: string, wheel: string): Promise<string> {
    const path = wheel.startsWith("file:")
      ? this.#urlPath(place, wheel)
      : this.#insidePath(place, wheel, FILE);
    const file = join(this.#folder, path);
    if (!(await isFile(file)))
      throw packageError(`${place}: it requires ${wheel}, which the archive does not contain.`);
    const problem = wheelFileProblem(basename(file), wheel);
    if (problem !== undefined) throw packageError(`${place}: ${problem}`);
    const digest = createHash("sha256").update(await readFile(file));
    this.requirements.wheelDigests.push(digest.digest("hex"));
    this.requirements.wheels.push({ file, place: `${place}: ${wheel}` });
    return file;
  }

  #urlPath(place: string, url: string): string {
    try {
      return this.#insidePath(place, fileURLToPath(url), FILE);
    } catch (error) {
      if (error instanceof CodeError) throw error;
      throw packageError(`${place}: ${url} is not the URL of a file.`);
    }
  }

  /** @returns the path relative to the folder of the archive */
  #insidePath(place: string, path: string, from: string): string {
    const file = resolve(this.#folder, dirname(from), path);
    if (isWithin(this.#folder, file)) return relative(this.#folder, file);
    throw packageError(`${place}: ${path} is outside of the archive: put that file into the archive.`);
  }
}

async function readText(folder: string, path: string): Promise<string> {
  const bytes = await readFile(join(folder, path));
  if (bytes.length > MAX_BYTES)
    throw packageError(`${path} has ${bytes.length} bytes: the limit is ${MAX_BYTES}.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw packageError(`${path} is not UTF-8: save it as UTF-8.`);
  }
}

interface LogicalLine {
  /** Line number of the first line. */
  readonly number: number;
  readonly text: string;
}

/**
 * Joins lines that end in a backslash and removes comments and empty lines, as pip does. A backslash at the end of a
 * comment line has no effect.
 */
function* logicalLines(text: string): Generator<LogicalLine> {
  let pending: LogicalLine | undefined;
  for (const [index, line] of `${text}\n`.split(/\r\n|\r|\n/).entries()) {
    const { number, text: before } = pending ?? { number: index + 1, text: "" };
    const isComment = /^\s*#/.test(line);
    const isContinued = line.endsWith("\\") && !isComment;
    const addition = isContinued ? line.slice(0, -1) : line;
    pending = { number, text: `${before}${isComment ? " " : ""}${addition}` };
    if (isContinued) continue;
    const content = pending.text.replace(/(?:^|\s)#.*$/, "").trim();
    if (content !== "") yield { number, text: content };
    pending = undefined;
  }
}
