import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp } from "node:fs/promises";
import { join } from "node:path";
import { workspaceFolder } from "../release/packages.ts";

export const containerFolder: string = join(workspaceFolder, "packages/emulator/container");

/** Folder of the installed emulator in the image. */
export const INSTALLED = "/opt/seamline";

/** An account without files. It replaces the image's user, because that user might not exist on this machine. */
const NOBODY = 65_534;

type Instruction = readonly [name: string, rest: string];

/** The instructions of the Containerfile, in order. */
export const instructions: readonly Instruction[] = readFileSync(
  join(containerFolder, "Containerfile"),
  "utf8",
)
  .split("\n")
  .flatMap((line) => {
    const [, name, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return name && rest ? [[name, rest] as const] : [];
  });

/** Returns the arguments of the first instruction with the given name. */
export function instruction(name: string): string {
  return instructions.find(([each]) => each === name)?.[1] ?? "";
}

export function imageVariables(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    instructions.flatMap(([name, rest]) => (name === "ENV" ? [rest.split("=") as [string, string]] : [])),
  );
}

/** Copies the files that the image uses from the Containerfile's folder to the installation folder. */
export async function copyFiles(image: string): Promise<void> {
  for (const [name, rest] of instructions) {
    const [from = "", to = ""] = rest.split(" ");
    if (name === "COPY" && !rest.startsWith("--from"))
      await cp(join(containerFolder, from), to.replace(INSTALLED, image));
  }
}

/**
 * Starts the command of an instruction in a folder that replaces the image, as the image's user if this account can
 * switch users.
 */
export function startInImage(
  image: string,
  name: string,
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const rest = instruction(name);
  return startCommand(image, JSON.parse(rest.slice(rest.indexOf("["))) as string[], environment);
}

/** Starts a command from the image. Its first word is `node`. */
export function startCommand(
  image: string,
  [, ...args]: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(
    process.execPath,
    args.map((arg) => arg.replace(INSTALLED, image)),
    { ...user, cwd: "/", env: environment, stdio: ["ignore", "pipe", "inherit"] },
  );
}
