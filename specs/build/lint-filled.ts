import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { BuiltDocument } from "./built-document.ts";
import type { AuthoredPlace } from "./bundle-document.ts";
import { AS_SHOWN } from "./profiles.ts";
import { type LintProblem, redoclyLint } from "./redocly-lint.ts";
import { toJsonText } from "./render.ts";
import { type SpecProblem, SpecProblemsError } from "./spec-problem.ts";
import { explainStructure } from "./structure-problem.ts";

/**
 * Lints filled documents with every rule. Overlays fill the open parts of the source, so no rule needs to be turned
 * off.
 *
 * @param documents every profile of every document.
 * @param specsFolder absolute path of the folder that contains the services and the rules.
 * @returns problems with locations in overlays and authored files.
 * @throws {SpecProblemsError} if Redocly fails on a document.
 */
export function lintFilled(documents: readonly BuiltDocument[], specsFolder: string): LintProblem[] {
  const filled = documents.filter(({ profile }) => profile !== AS_SHOWN);
  if (filled.length === 0) return [];
  const folderPath = realpathSync(mkdtempSync(path.join(tmpdir(), "specs-lint-")));
  const folder = new LintFolder(folderPath, specsFolder);
  try {
    // Each filled document replaces its as-shown version. The other documents must exist because rules read them.
    for (const document of [...documents, ...filled]) folder.add(document);
    return lintIn(folder, filled);
  } finally {
    rmSync(folderPath, { recursive: true, force: true });
  }
}

function lintIn(folder: LintFolder, documents: readonly BuiltDocument[]): LintProblem[] {
  const files = documents.map(({ source }) => folder.copyOf(source.file));
  try {
    const byCopy = new Map(documents.map(({ source, openapi }) => [folder.copyOf(source.file), openapi]));
    return redoclyLint(files, folder.config()).map((problem) => ({
      ...explainStructure(problem, byCopy.get(problem.file) ?? {}),
      ...folder.originOf(problem),
    }));
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    const problems = error.problems.map((problem) => ({ ...problem, ...folder.originOf(problem) }));
    throw new SpecProblemsError(problems);
  }
}

type Origin = (problem: Pick<LintProblem, "line" | "pointer">) => AuthoredPlace;

/**
 * A temporary folder with bundled documents as files, because Redocly's command only reads files. The folder is laid
 * out like the authored files, because rules look for the inventory and the service's other documents next to a
 * document.
 */
class LintFolder {
  readonly #folder: string;
  readonly #specsFolder: string;
  readonly #origins = new Map<string, Origin>();

  /** @param folder absolute path of an empty folder. */
  constructor(folder: string, specsFolder: string) {
    this.#folder = folder;
    this.#specsFolder = specsFolder;
  }

  /** Writes a document and its inventory. Replaces the document's previous profile. */
  add({ source, openapi, placeOf }: BuiltDocument): void {
    const copy = this.copyOf(source.file);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, toJsonText(openapi));
    this.#origins.set(copy, ({ pointer = "#" }) => placeOf(pointer.slice(1)));
    for (const folder of new Set([path.dirname(source.file), source.serviceFolder])) {
      this.#addInventory(path.join(folder, "inventory.yaml"));
    }
  }

  copyOf(file: string): string {
    return path.join(this.#folder, path.relative(this.#specsFolder, file));
  }

  /** Writes a configuration that enables every rule, and returns its path. */
  config(): string {
    const file = path.join(this.#folder, "redocly.yaml");
    const ruleset = path.join(this.#specsFolder, "rules/ruleset.yaml");
    writeFileSync(file, `extends:\n  - ${JSON.stringify(ruleset)}\ntelemetry: off\n`);
    return file;
  }

  /** Returns the authored location for a problem in a copy. */
  originOf(problem: SpecProblem & { readonly pointer?: string | undefined }): AuthoredPlace {
    const { file, line, pointer } = problem;
    return this.#origins.get(file)?.({ line, pointer }) ?? { file, ...(line !== undefined && { line }) };
  }

  #addInventory(file: string): void {
    if (!existsSync(file)) return;
    const copy = this.copyOf(file);
    copyFileSync(file, copy);
    this.#origins.set(copy, ({ line }) => ({ file, ...(line !== undefined && { line }) }));
  }
}
