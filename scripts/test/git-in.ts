import { runCommand } from "../release/run-command.ts";

/** Runs git in a folder, with arguments, and returns its output. */
export type Git = (...args: string[]) => Promise<string>;

/** Returns a git for a repository of a test: it commits as somebody who is in no settings of this machine. */
export function gitIn(folder: string): Git {
  const settings = ["-c", "user.name=Tester", "-c", "user.email=tester@localhost"];
  return (...args) => runCommand("git", [...settings, ...args], { cwd: folder });
}
