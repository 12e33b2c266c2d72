import { runCommand } from "../release/run-command.ts";

/** Runs Git in a folder, and returns its output. */
export type Git = (...args: string[]) => Promise<string>;

/** Returns a function that runs Git in a test repository, with a fixed author and without the machine's settings. */
export function gitIn(folder: string): Git {
  const settings = ["-c", "user.name=Tester", "-c", "user.email=tester@localhost"];
  return (...args) => runCommand("git", [...settings, ...args], { cwd: folder });
}
