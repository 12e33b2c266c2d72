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
import { bundleSpecs } from "../../build/bundle-specs.ts";
import { lintSpecs } from "../../build/lint-specs.ts";
import { linesOf } from "./lines-of.ts";

const specsFolder = path.join(import.meta.dirname, "../..");

/** The commands that can be called; `node build/<command>.ts` prints what they give. */
const COMMANDS = { bundle: bundleSpecs, lint: lintSpecs } as const;

interface SpecsIndex {
  readonly documents: readonly {
    readonly service: string;
    readonly version: string | undefined;
    readonly profile: string;
    readonly title: string;
    readonly extensionPoints: Readonly<Record<string, number>>;
    readonly files: Readonly<Record<"json" | "yaml" | "json30" | "yaml30", URL>>;
    readonly overlays: readonly URL[];
    readonly provenance: URL;
  }[];
  readonly workflows: readonly { readonly service: string; readonly file: URL }[];
}

/** A copy of this package to break: the commands run in it as they do here. */
export class CopyOfSpecs implements Disposable {
  readonly #repository = realpathSync(mkdtempSync(path.join(tmpdir(), "specs-")));
  readonly folder: string = path.join(this.#repository, "specs");

  constructor() {
    const left = new Set(["node_modules", "dist", "test"]);
    const names = readdirSync(specsFolder).filter((name) => !left.has(name) && !name.startsWith("."));
    for (const name of names) {
      cpSync(path.join(specsFolder, name), path.join(this.folder, name), { recursive: true });
    }
    cpSync(path.join(specsFolder, "../redocly.yaml"), path.join(this.#repository, "redocly.yaml"));
    symlinkSync(path.join(specsFolder, "node_modules"), path.join(this.folder, "node_modules"), "dir");
  }

  /** What the command says is wrong, called in this process: what it needs is loaded once for all tests. */
  problemsOf(command: "bundle" | "lint"): Promise<string[]> {
    return linesOf(this.folder, () => COMMANDS[command](this.folder));
  }

  /** Runs `node build/<command>.ts` in a process of its own. */
  run(
    command: "bundle" | "lint",
    variables: Readonly<Record<string, string>> = {},
  ): { status: number | null; stdout: string; lines: string[] } {
    const result = spawnSync(process.execPath, [`build/${command}.ts`], {
      cwd: this.folder,
      encoding: "utf8",
      env: { ...process.env, ...variables },
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
    mkdirSync(path.join(this.folder, folder));
  }

  /** Takes a file or folder away until `unhide`. */
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

  /** What users import. */
  index(): Promise<SpecsIndex> {
    return import(pathToFileURL(path.join(this.folder, "dist/index.js")).href);
  }

  /** Every file below a folder and its content; empty where there is no such folder. */
  snapshot(folder: string): Map<string, string> {
    const files = readdirSync(this.folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .filter((file) => file.startsWith(`${folder}${path.sep}`));
    return new Map(files.sort().map((file) => [file, this.read(file)]));
  }

  /** Names directly below the package's folder. */
  names(): string[] {
    return readdirSync(this.folder).sort();
  }

  [Symbol.dispose](): void {
    rmSync(this.#repository, { recursive: true, force: true });
  }
}
