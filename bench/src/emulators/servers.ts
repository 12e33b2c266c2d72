import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { freePort, type ServerCommand } from "./server.ts";

const matterPath = "/v1/matters/case-1";
const zonesPath = "/dnszone?perPage=100";

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));
export const cli: string = fileURLToPath(
  new URL("../../../packages/emulator/dist/node/cli.js", import.meta.url),
);

/** Node alone, the baseline for the others. */
export const bareHttp = (responses: string): ServerCommand =>
  byHand("bare node:http", "bare-http.ts", responses);

export const hono = (responses: string): ServerCommand => byHand("hono, by hand", "hono.ts", responses);

/** @param responses file with the bodies to send */
function byHand(name: string, script: string, responses: string): ServerCommand {
  return { name, script: here(script), args: [responses], probe: ["retention", matterPath] };
}

export const emulator: ServerCommand = {
  name: "seamline emulator",
  script: cli,
  args: ["--port", "0", "--json", "--seed", here("seed.yaml")],
  probe: ["retention", matterPath],
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
