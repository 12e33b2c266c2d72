import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../emulators/server.ts";

/** A function served by its runner directly, without the emulator. */
export interface FrameworkAlone {
  readonly url: string;
  stop(): Promise<void>;
}

const require = createRequire(new URL("../../../packages/function-runner/package.json", import.meta.url));
const main = join(dirname(require.resolve("@google-cloud/functions-framework")), "main.js");

export async function frameworkAlone(source: string, target: string): Promise<FrameworkAlone> {
  const port = await freePort();
  const args = [main, "--source", source, "--target", target, "--port", `${port}`];
  const child = spawn(process.execPath, args, { stdio: "ignore" });
  const url = `http://127.0.0.1:${port}/`;
  await responded(url, child);
  return {
    url,
    async stop() {
      const exit = once(child, "exit");
      child.kill();
      await exit;
    },
  };
}

async function responded(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    await response?.arrayBuffer();
    if (response) return;
    await pause(5);
  }
  throw new Error("The runner ended before it responded.");
}
