import { copyFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { AuthoredPlace } from "./authored-places.ts";
import type { BuiltDocument } from "./built-document.ts";
import type { LintProblem } from "./redocly-lint.ts";
import { toJsonText } from "./render.ts";
import type { SpecProblem } from "./spec-problem.ts";

type Origin = (problem: Pick<LintProblem, "line" | "pointer">) => AuthoredPlace;

/**
 * Bundled documents as files, for Redocly's command, which reads nothing else. They are laid out like the authored
 * ones, since rules look around a document for the inventory and for the other documents of its service.
 */
export class LintFolder {
  readonly #folder: string;
  readonly #specsFolder: string;
  readonly #origins = new Map<string, Origin>();

  /** @param folder absolute path of an empty folder. */
  constructor(folder: string, specsFolder: string) {
    this.#folder = folder;
    this.#specsFolder = specsFolder;
  }

  /** Writes a document, in the place of another profile of it, and the inventory that it belongs to. */
  add({ source, openapi, placeOf }: BuiltDocument): void {
    const copy = this.copyOf(source.file);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, toJsonText(openapi));
    this.#origins.set(copy, ({ pointer = "#" }) => placeOf(pointer.slice(1)));
    for (const folder of new Set([path.dirname(source.file), source.serviceFolder])) {
      this.#addInventory(path.join(folder, "inventory.yaml"));
    }
  }

  /** Where a file of the specs lies in this folder. */
  copyOf(file: string): string {
    return path.join(this.#folder, path.relative(this.#specsFolder, file));
  }

  /** Writes a configuration that has every rule and nothing else; gives its path. */
  config(): string {
    const file = path.join(this.#folder, "redocly.yaml");
    const ruleset = path.join(this.#specsFolder, "rules/ruleset.yaml");
    writeFileSync(file, `extends:\n  - ${JSON.stringify(ruleset)}\ntelemetry: off\n`);
    return file;
  }

  /** Where what is wrong in a copy is authored. */
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
