import { readFile } from "node:fs/promises";
import { createEmulator, parseSeed } from "@seamline/emulator";
import { functionRunner, ListenError, type Listening, listen } from "@seamline/emulator/node";

const seedFile = new URL("../../packages/emulator/examples/seed.yaml", import.meta.url);

/** Serves the emulator with the example seed: on its usual ports, or on free ones where those are taken. */
export async function serveEmulator(): Promise<Listening> {
  const seed = await parseSeed(await readFile(seedFile, "utf8"));
  const emulator = createEmulator({ seed, runner: functionRunner() });
  const listening = await listen(emulator).catch((error: unknown) => {
    if (!(error instanceof ListenError) || error.problem !== "port-taken") throw error;
    return listen(emulator, { port: 0 });
  });
  return {
    urls: listening.urls,
    close: async () => {
      await listening.close();
      await emulator.close();
    },
  };
}

/** Where the services are, and what of the seed to look at first. */
export function emulatorText({ urls }: Listening): string {
  return [
    ...Object.entries(urls).map(([name, url]) => `Emulator, ${name}: ${url}`),
    `  curl -H "Authorization: Bearer ada@example.com" ${urls.retention}/v1/matters/matter-enigma/exports`,
    `  curl "${urls.functions}/run/demo/europe-west1/days-held?since=2025-01-01"`,
    `  curl -H "AccessKey: test-key" "${urls.edge}/dnszone?page=1&perPage=5"`,
    `  curl ${urls.retention}/__emulator/coverage`,
  ].join("\n");
}
