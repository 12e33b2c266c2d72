import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { CommandDescription } from "@seamline/openapi/command-help";
import { repositoryRoot } from "../repository/repository-root.ts";
import { type ListedPackage, listedPackages } from "./manifests.ts";

/** A command of a package. */
export interface ListedCommand {
  readonly name: string;
  readonly url: string;
  /** Path of the module that describes the command. */
  readonly module: string;
}

let known: readonly ListedCommand[] | undefined;

/**
 * Returns the commands of all packages.
 *
 * @throws Error if a package has a command without a description
 */
export function listedCommands(): readonly ListedCommand[] {
  known ??= listedPackages().flatMap(commandsOf);
  return known;
}

function commandsOf({ folder, manifest: { bin = {}, seamline }, readme }: ListedPackage): ListedCommand[] {
  return Object.keys(bin).map((name) => {
    const module = seamline?.commands?.[name];
    if (module === undefined)
      throw new Error(
        `${folder}/package.json does not describe the command ${name}: add it to seamline.commands`,
      );
    return { name, url: `${readme?.url ?? "/reference/"}${name}/`, module: join(folder, module) };
  });
}

/** Returns the description used by a command's parser and its `--help`. */
export async function describeCommand({ module }: ListedCommand): Promise<CommandDescription> {
  const url = pathToFileURL(join(repositoryRoot, module)).href;
  const { command } = (await import(/* @vite-ignore */ url)) as { command: CommandDescription };
  return command;
}
