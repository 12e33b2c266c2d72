import { readFile } from "node:fs/promises";
import { createEmulator } from "../../../packages/emulator/dist/index.js";
import { functionRunner } from "../../../packages/emulator/dist/node/index.js";

const NAME = "projects/bench/locations/bench/functions/hello";

/** A function deployed to an emulator in this process. */
export interface CalledInProcess {
  /** Calls the function through v1, without a network. @throws Error for any response other than the function's own */
  call(): Promise<void>;
  close(): Promise<void>;
}

/** @param source folder with the function's `index.js` */
export async function callInProcess(source: string, entryPoint: string): Promise<CalledInProcess> {
  const files = { "index.js": await readFile(`${source}/index.js`, "utf8") };
  const buildConfig = { runtime: "nodejs24", entryPoint };
  const functions = [{ name: NAME, environment: "GEN_1", buildConfig, files }];
  const emulator = createEmulator({ runner: functionRunner(), seed: { functions: { functions } } });
  const headers = { authorization: "Bearer bench", "content-type": "application/json" };
  const body = JSON.stringify({ data: '{"name":"bench"}' });
  return {
    async call() {
      const url = `http://127.0.0.1/v1/${NAME}:call`;
      const response = await emulator.functions.fetch(url, { method: "POST", headers, body });
      const { result, error } = (await response.json()) as { result?: string; error?: string };
      if (result !== "Hello bench!") throw new Error(`The call returned ${error ?? result}.`);
    },
    close: () => emulator.close(),
  };
}
