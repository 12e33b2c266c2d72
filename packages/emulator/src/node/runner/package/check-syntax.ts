import { execFile } from "node:child_process";
import { extname, relative } from "node:path";
import { CodeError } from "../../../service/code-error.ts";
import { hideFolder } from "../processes/hide-folder.ts";

/** Milliseconds. What takes longer is left to the start of the code. */
const TIME_LIMIT_MS = 10_000;

/**
 * Has Node look at a module without running it, which takes it some 30 ms. The framework would tell that something is
 * wrong, but not where in an ES module.
 *
 * @throws CodeError that says line and mistake
 * @throws the reason of `signal`
 */
export async function checkSyntax(root: string, moduleFile: string, signal?: AbortSignal): Promise<void> {
  if (![".js", ".mjs", ".cjs"].includes(extname(moduleFile))) return;
  const output = await complaintsOfNode(moduleFile, signal);
  signal?.throwIfAborted();
  const mistake = /^SyntaxError: (.*)$/m.exec(output)?.[1];
  if (mistake === undefined) return;
  const line = /^.*:(\d+)$/m.exec(output)?.[1];
  const place = relative(root, moduleFile) + (line === undefined ? "" : `, line ${line}`);
  throw new CodeError("load", `${place}: ${mistake}`, hideFolder(output, root).trim());
}

/** Nothing where it has none, or where it does not come to an end. */
function complaintsOfNode(moduleFile: string, signal?: AbortSignal): Promise<string> {
  const options = {
    env: {},
    timeout: TIME_LIMIT_MS,
    killSignal: "SIGKILL",
    windowsHide: true,
    signal,
  } as const;
  return new Promise((resolve) => {
    execFile(process.execPath, ["--check", moduleFile], options, (error, _stdout, stderr) => {
      resolve(error === null ? "" : stderr);
    });
  });
}
