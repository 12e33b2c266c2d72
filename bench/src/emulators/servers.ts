import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort, type ServerCommand } from "./server.ts";

const matterPath = "/v1/matters/case-1";
const zonesPath = "/dnszone?perPage=100";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
export const cli: string = fileURLToPath(
  new URL("../../../packages/emulator/dist/node/cli.js", import.meta.url),
);

/**
 * The handwritten servers: plain Node, the baseline for all other servers, and Hono.
 *
 * @param folder of the compiled servers
 * @param responses file with the bodies to send
 */
export function handwritten(folder: string, responses: string): readonly ServerCommand[] {
  const server = (name: string, file: string): ServerCommand => ({
    name,
    script: join(folder, file),
    args: [responses],
    probe: ["retention", matterPath],
  });
  return [server("bare node:http", "bare-http.mjs"), server("hono, by hand", "hono.mjs")];
}

export const emulator: ServerCommand = {
  name: "seamline emulator",
  script: cli,
  args: ["--port", "0", "--json", "--seed", here("seed.yaml")],
  probe: ["retention", matterPath],
};

export const emulatorWithoutSeed: ServerCommand = {
  ...emulator,
  name: "seamline emulator, no seed",
  args: ["--port", "0", "--json"],
};

/** Starts Prism for one service, since it serves one document at a time. */
export async function prism(service: "retention" | "edge"): Promise<ServerCommand> {
  const folder = service === "retention" ? "retention/v1" : "edge";
  const bundle = fileURLToPath(
    new URL(`../../../specs/dist/${folder}/reference/openapi.json`, import.meta.url),
  );
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return {
    name: `prism, ${service}`,
    script: createRequire(import.meta.url).resolve("@stoplight/prism-cli"),
    args: ["mock", "--host", "127.0.0.1", "--port", `${port}`, "--verboseLevel", "error", bundle],
    urls: { retention: url, edge: url },
    probe: [service, service === "retention" ? matterPath : zonesPath],
  };
}

/** The measured request of each service: one reads a single resource, the other a page. */
export const requests = {
  retention: { path: matterPath, headers: { authorization: "Bearer bench" } },
  edge: { path: zonesPath, headers: { accesskey: "test-key" } },
} as const;
