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
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { manifests, root } from "../repository.ts";
import { type ExampleEmulator, startExampleEmulator } from "./example-emulator.ts";
import { programOf } from "./programs.ts";
import { readmes, type Snippet, snippetsIn } from "./snippets.ts";

const run = promisify(execFile);

/**
 * A reader who has installed the packages, with a folder for each README and a running emulator with the example. The
 * packages are used as built in their `dist`, by their `exports`.
 */
export interface Reader extends AsyncDisposable {
  readonly emulator: ExampleEmulator;
  /** The folder in which the commands of a README run. It contains the files of its snippets. */
  folderOf(readme: string): string;
  /** Compiles every snippet. Returns the compiler's output. */
  compile(): Promise<string>;
  /** Runs a compiled snippet. Returns its output. @throws Error when it fails or writes to stderr */
  runCompiled(snippet: Snippet): Promise<string>;
}

export async function createReader(): Promise<Reader> {
  const project = mkdtempSync(join(tmpdir(), "seamline-reader-"));
  installInto(project);
  const emulator = await startExampleEmulator(programOf("@seamline/emulator"));
  const folderOf = (readme: string): string => join(project, "readmes", dirname(readme));
  for (const readme of readmes()) {
    mkdirSync(join(folderOf(readme), "src"), { recursive: true });
    symlinkSync(join(project, "node_modules"), join(folderOf(readme), "node_modules"));
    writeFilesOf(readme, folderOf(readme), emulator);
  }
  return {
    emulator,
    folderOf,
    compile: () => compiled(project),
    runCompiled: (snippet) => {
      const source = relative(project, sourceOf(snippet, folderOf(snippet.file)));
      return ran(join(project, "out", source).replace(/\.ts$/, ".js"), folderOf(snippet.file));
    },
    async [Symbol.asyncDispose]() {
      await emulator[Symbol.asyncDispose]();
      rmSync(project, { recursive: true, force: true });
    },
  };
}

/**
 * Links the packages of the workspace and the third-party ones that snippets import, which are devDependencies here.
 */
function installInto(project: string): void {
  writeFileSync(join(project, "package.json"), '{"type":"module"}');
  const own = [...manifests()].map(([path, { name }]) => [name, join(root, path)] as const);
  const foreign = [...foreignPackages()].map(
    (name) => [name, join(root, "scripts/node_modules", name)] as const,
  );
  for (const [name, target] of [...own, ...foreign]) {
    const link = join(project, "node_modules", name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(target, link);
  }
}

function foreignPackages(): Set<string> {
  const imports = /^import .* from "((?!@seamline\/|node:|\.)(?:@[^/"]+\/)?[^/"]+)/gm;
  const code = readmes()
    .flatMap(snippetsIn)
    .filter(({ language }) => language === "ts");
  return new Set(
    code.flatMap((snippet) => Array.from(snippet.code.matchAll(imports), ([, name]) => `${name}`)),
  );
}

/** The snippets, the files that snippets define, and the YAML files beside the README. */
function writeFilesOf(readme: string, folder: string, emulator: ExampleEmulator): void {
  for (const file of readdirSync(join(root, dirname(readme)))) {
    if (file.endsWith(".yaml")) copyFileSync(join(root, dirname(readme), file), join(folder, file));
  }
  for (const snippet of snippetsIn(readme)) {
    const { language, info, code } = snippet;
    if (language === "yaml" && info !== "") writeFileSync(join(folder, info), code);
    if (language === "ts")
      writeFileSync(sourceOf(snippet, folder), `${emulator.localized(code)}\nexport {};\n`);
  }
}

function sourceOf({ line }: Snippet, folder: string): string {
  return join(folder, "src", `line-${line}.ts`);
}

/** A snippet that declares extension points affects its whole program, so it is a program by itself. */
async function compiled(project: string): Promise<string> {
  const sources = readmes()
    .flatMap(snippetsIn)
    .filter(({ language }) => language === "ts")
    .map((snippet) => ({
      file: sourceOf(snippet, join("readmes", dirname(snippet.file))),
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

async function ran(file: string, cwd: string): Promise<string> {
  if (!existsSync(file)) throw new Error(`${file} was not compiled.`);
  const { stdout, stderr } = await run(process.execPath, [file], { cwd, timeout: 60_000 });
  if (stderr !== "") throw new Error(`It wrote to stderr: ${stderr}`);
  return stdout;
}
