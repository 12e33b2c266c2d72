import { execFile } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { manifests, root } from "../repository.ts";
import { type ExampleEmulator, startExampleEmulator } from "./example-emulator.ts";
import {
  FOLDER_FOR_SNIPPETS,
  foreignPackages,
  inWorkspace,
  type PackageFolders,
  programOf,
} from "./programs.ts";
import { createSnippetProcess, type SnippetProcess } from "./snippet-process.ts";
import { fileDefinedBy, type Snippet, snippetsIn } from "./snippets.ts";

const run = promisify(execFile);

/**
 * A reader who has installed the packages, with a folder for each page and a running emulator with the example's state.
 * The packages are imported through their `exports`.
 */
export interface Reader extends AsyncDisposable {
  readonly emulator: ExampleEmulator;
  /** Returns the program of an installed package, as `programOf` does. */
  programOf(name: string): string;
  /** Returns the folder in which a page's commands run. It contains the files that the page's snippets define. */
  folderOf(page: string): string;
  /** Compiles every snippet. Returns the compiler's output. */
  compile(): Promise<string>;
  /**
   * Runs a compiled snippet in the process of its page. Returns its output. @throws Error if it fails or writes to stderr
   */
  runCompiled(snippet: Snippet): Promise<string>;
}

/**
 * @param pages the READMEs or guides that the reader follows
 * @param packageFolder where the packages are installed. Default: as built in the workspace
 */
export async function createReader(
  pages: readonly string[],
  packageFolder: PackageFolders = inWorkspace,
): Promise<Reader> {
  const project = mkdtempSync(join(tmpdir(), "seamline-reader-"));
  installInto(project, packageFolder);
  const emulator = await startExampleEmulator(programOf("@seamline/emulator", packageFolder));
  const folderOf = (page: string): string => join(project, folderInProject(page));
  for (const page of pages) {
    mkdirSync(join(folderOf(page), "src"), { recursive: true });
    symlinkSync(join(project, "node_modules"), join(folderOf(page), "node_modules"));
    writeFilesOf(page, folderOf(page), emulator);
  }
  const processes = new Map<string, SnippetProcess>();
  const processOf = (snippet: Snippet): SnippetProcess => {
    const key = changesProcess(snippet) ? `${snippet.file}:${snippet.line}` : snippet.file;
    const running = processes.get(key) ?? createSnippetProcess(folderOf(snippet.file));
    processes.set(key, running);
    return running;
  };
  return {
    emulator,
    programOf: (name) => programOf(name, packageFolder),
    folderOf,
    compile: () => compiled(project, pages),
    runCompiled: (snippet) => {
      const source = relative(project, sourceOf(snippet, folderOf(snippet.file)));
      return processOf(snippet).run(join(project, "out", source).replace(/\.ts$/, ".js"));
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...processes.values()].map((running) => running[Symbol.asyncDispose]()));
      await emulator[Symbol.asyncDispose]();
      rmSync(project, { recursive: true, force: true });
    },
  };
}

/** Returns the folder of a page. This is the folder that contains a README. Each guide has a separate folder. */
function folderInProject(page: string): string {
  return join("pages", basename(page) === "README.md" ? dirname(page) : page.replace(/\.md$/, ""));
}

/** Links the installed packages of the workspace, and the third-party packages that snippets import. */
function installInto(project: string, packageFolder: PackageFolders): void {
  writeFileSync(join(project, "package.json"), '{"type":"module"}');
  const own = [...manifests()].map(([path, { name }]) => [name, packageFolder(path, name)] as const);
  linkPackages(
    project,
    own.filter(([, target]) => existsSync(target)),
  );
  linkForeignPackages(project);
}

/** Links missing third-party packages that snippets import into the `node_modules` of a folder. */
export function linkForeignPackages(project: string): void {
  const foreign = foreignPackages().map(
    (name) => [name, join(root, FOLDER_FOR_SNIPPETS, "node_modules", name)] as const,
  );
  linkPackages(
    project,
    foreign.filter(([name]) => !existsSync(join(project, "node_modules", name))),
  );
}

function linkPackages(project: string, packages: readonly (readonly [name: string, target: string])[]): void {
  for (const [name, target] of packages) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
}

/** Writes the snippets, the files that snippets define, and the YAML files next to the page. */
function writeFilesOf(page: string, folder: string, emulator: ExampleEmulator): void {
  for (const file of readdirSync(join(root, dirname(page)))) {
    if (file.endsWith(".yaml")) copyFileSync(join(root, dirname(page), file), join(folder, file));
  }
  for (const snippet of snippetsIn(page)) {
    const defined = fileDefinedBy(snippet);
    const code = emulator.localized(snippet.code);
    if (defined !== undefined) {
      mkdirSync(dirname(join(folder, defined)), { recursive: true });
      writeFileSync(join(folder, defined), code);
    } else if (snippet.language === "ts") writeFileSync(sourceOf(snippet, folder), `${code}\nexport {};\n`);
  }
}

function sourceOf(snippet: Snippet, folder: string): string {
  return join(folder, fileDefinedBy(snippet) ?? join("src", `line-${snippet.line}.ts`));
}

/**
 * Compiles the snippets as one program. A snippet with global declarations is compiled separately, because it would
 * affect the other snippets.
 */
async function compiled(project: string, pages: readonly string[]): Promise<string> {
  const sources = pages
    .flatMap(snippetsIn)
    .filter(({ language }) => language === "ts")
    .map((snippet) => ({
      file: sourceOf(snippet, folderInProject(snippet.file)),
      isGlobal: snippet.code.includes("\ndeclare module "),
    }));
  const together = sources.filter(({ isGlobal }) => !isGlobal).map(({ file }) => file);
  const programs = [together, ...sources.filter(({ isGlobal }) => isGlobal).map(({ file }) => [file])];
  const said = await Promise.all(
    programs.map((files, at) => compiledProgram(project, files, `tsconfig.${at}.json`)),
  );
  return said.join("");
}

async function compiledProgram(project: string, files: readonly string[], config: string): Promise<string> {
  const compilerOptions = {
    strict: true,
    target: "ES2022",
    module: "NodeNext",
    verbatimModuleSyntax: true,
    rewriteRelativeImportExtensions: true,
    rootDir: ".",
    outDir: "out",
    types: ["node"],
    typeRoots: [join(root, "node_modules/@types")],
  };
  writeFileSync(join(project, config), JSON.stringify({ compilerOptions, files }));
  const tsc = run(join(root, "node_modules/.bin/tsc"), ["-p", config], { cwd: project });
  return tsc.then(
    () => "",
    (error: { stdout: string }) => error.stdout,
  );
}

/** Returns whether a snippet changes the process for later snippets, so that it needs its own process. */
function changesProcess({ code }: Snippet): boolean {
  return /\bsetGlobal\w+\(|\bglobalThis\.\w+ = |\bprocess\.env\.\w+ = /.test(code);
}
