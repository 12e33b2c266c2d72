import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CommandDescription } from "@seamline/openapi/command-help";
import { readmes } from "../repository/readmes.ts";
import { repositoryRoot } from "../repository/repository-root.ts";

/** A command of a package. */
export interface ListedCommand {
  readonly name: string;
  readonly url: string;
  /** Path of the module that describes the command. */
  readonly module: string;
}

/** The parts of a manifest that describe commands: the executables, and the modules that describe them. */
interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly seamline?: { readonly commands?: Readonly<Record<string, string>> };
}

let known: readonly ListedCommand[] | undefined;

/**
 * Returns the commands of all packages.
 *
 * @throws Error if a package has a command without a description
 */
export function listedCommands(): readonly ListedCommand[] {
  known ??= globSync(["packages/*/package.json", "specs/package.json"], { cwd: repositoryRoot })
    .toSorted()
    .flatMap(commandsOf);
  return known;
}

function commandsOf(file: string): ListedCommand[] {
  const { bin = {}, seamline } = JSON.parse(readFileSync(join(repositoryRoot, file), "utf8")) as Manifest;
  const folder = dirname(file);
  const readme = readmes().find((each) => each.file === `${folder}/README.md`);
  return Object.keys(bin).map((name) => {
    const module = seamline?.commands?.[name];
    if (module === undefined)
      throw new Error(`${file} does not describe the command ${name}: add it to seamline.commands`);
    return { name, url: `${readme?.url ?? "/reference/"}${name}/`, module: join(folder, module) };
  });
}

/** Returns the description that the parser of a command and its `--help` use. */
export async function describeCommand({ module }: ListedCommand): Promise<CommandDescription> {
  const url = pathToFileURL(join(repositoryRoot, module)).href;
  const { command } = (await import(/* @vite-ignore */ url)) as { command: CommandDescription };
  return command;
}
