import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bundleService } from "../../build/bundle-service.ts";
import { collectBundles } from "../../build/collect-bundles.ts";
import { lintSpecs } from "../../build/lint-specs.ts";
import { BUILT, serviceFolders } from "../../build/service-folders.mjs";
import { formatProblem, SpecProblemsError } from "../../build/spec-problem.ts";
import { filesBelow } from "../../build/yaml-file.ts";

const specsFolder = path.join(import.meta.dirname, "../..");

/** Commands as functions that take the folder of all services. `node build/<command>.ts` prints their result. */
const COMMANDS = { bundle: bundleAll, lint: lintSpecs } as const;

/** Folders that no test modifies. They are linked, so Node compiles them once instead of once per copy. */
const LINKED: readonly string[] = ["node_modules", "model", "openapi-3-0", "rules"];

async function bundleAll(specs: string): Promise<string[]> {
  for (const service of serviceFolders(specs)) await bundleService(service);
  return collectBundles(specs);
}

interface SpecsIndex {
  readonly documents: readonly {
    readonly service: string;
    readonly version: string | undefined;
    readonly profile: string;
    readonly title: string;
    readonly extensionPoints: Readonly<Record<string, number>>;
    readonly files: Readonly<Record<"json" | "yaml" | "json30" | "yaml30", URL>>;
    readonly overlays: readonly URL[];
    readonly sources: readonly URL[];
    readonly provenance: URL;
  }[];
  readonly workflows: readonly { readonly service: string; readonly file: URL }[];
}

/** A copy of this package that tests can modify. The commands work in the copy as they do in the package. */
export class CopyOfSpecs implements Disposable {
  readonly #repository = realpathSync(mkdtempSync(path.join(tmpdir(), "specs-")));
  readonly folder: string = path.join(this.#repository, "specs");

  /** @param services services to copy; all by default. Commands are slow if all services are copied. */
  constructor(...services: readonly string[]) {
    const left = new Set([...LINKED, "dist", "test"]);
    const isWanted = (name: string) => services.length === 0 || services.includes(name) || !isService(name);
    const names = readdirSync(specsFolder).filter(
      (name) => !left.has(name) && !name.startsWith(".") && isWanted(name),
    );
    for (const name of names) {
      const from = path.join(specsFolder, name);
      const filter = (file: string) => path.dirname(file) !== from || !BUILT.has(path.basename(file));
      cpSync(from, path.join(this.folder, name), { recursive: true, filter });
    }
    cpSync(path.join(specsFolder, "../redocly.yaml"), path.join(this.#repository, "redocly.yaml"));
    for (const name of LINKED) symlinkSync(path.join(specsFolder, name), path.join(this.folder, name), "dir");
  }

  /** Runs a command in this process, so all tests share the loaded modules. Returns its messages. */
  problemsOf(command: "bundle" | "lint"): Promise<string[]> {
    return linesOf(this.folder, () => COMMANDS[command](this.folder));
  }

  /** Runs `node build/<command>.ts` in a separate process, in the folder of all services or of one service. */
  run(
    command: "bundle" | "collect" | "lint",
    service = "",
  ): { status: number | null; stdout: string; lines: string[] } {
    const result = spawnSync(process.execPath, [path.join(this.folder, `build/${command}.ts`)], {
      cwd: path.join(this.folder, service),
      encoding: "utf8",
    });
    return { status: result.status, stdout: result.stdout, lines: result.stderr.split("\n").filter(Boolean) };
  }

  read(file: string): string {
    return readFileSync(path.join(this.folder, file), "utf8");
  }

  write(file: string, content: string | Uint8Array): void {
    writeFileSync(path.join(this.folder, file), content);
  }

  makeFolder(folder: string): void {
    mkdirSync(path.join(this.folder, folder), { recursive: true });
  }

  /** Moves a file or folder away until `unhide` is called. */
  hide(name: string): void {
    renameSync(path.join(this.folder, name), this.#hidden(name));
  }

  unhide(name: string): void {
    renameSync(this.#hidden(name), path.join(this.folder, name));
  }

  #hidden(name: string): string {
    return path.join(this.#repository, `hidden-${name.replaceAll("/", "-")}`);
  }

  exists(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  remove(file: string): void {
    rmSync(path.join(this.folder, file), { recursive: true });
  }

  /** Returns the index that users import. */
  index(): Promise<SpecsIndex> {
    return import(pathToFileURL(path.join(this.folder, "dist/index.js")).href);
  }

  /** Returns every file below a folder with its content, or an empty map if the folder does not exist. */
  snapshot(folder: string): Map<string, string> {
    if (!this.exists(folder)) return new Map();
    const files = filesBelow(path.join(this.folder, folder)).map((file) => path.relative(this.folder, file));
    return new Map(files.map((file) => [file, this.read(file)]));
  }

  /** Returns the names in the package's folder. */
  names(): string[] {
    return readdirSync(this.folder).sort();
  }

  [Symbol.dispose](): void {
    rmSync(this.#repository, { recursive: true, force: true });
  }
}

function isService(name: string): boolean {
  return existsSync(path.join(specsFolder, name, "inventory.yaml"));
}

/**
 * Returns the lines that a command would print for the problems thrown by a function. Returns an empty list if nothing
 * is thrown.
 */
export async function linesOf(folder: string, run: () => unknown): Promise<string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (!(error instanceof SpecProblemsError)) throw error;
    return error.problems.map((problem) => formatProblem(problem, folder));
  }
}
