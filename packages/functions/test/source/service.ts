import { readFileSync } from "node:fs";
import { type ContractServer, startContractServer } from "@seamline/contract-server";
import { expect, onTestFinished } from "vitest";
import * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import * as v2alpha from "../../src/generated/v2alpha/reference/index.gen.ts";
import * as v2beta from "../../src/generated/v2beta/reference/index.gen.ts";
import { bundleOf } from "../bundle-of.ts";
import { type Storage, type StorageHandler, startStorage } from "./storage-server.ts";

export const parent = "projects/p/locations/l";
export const name = `${parent}/functions/greet`;
export const storageSource = { bucket: "uploads", object: "greet.zip", generation: "7" };

/** A secret that must never appear in errors, events or logs. */
export const CANARY = "canary-7f3a91";
/** Credentials that only the service may receive. */
export const KEY = "key-of-the-client-51c2";

/** A client header that only the service may receive. */
export const AGENT = "agent-of-the-client";

/** A clock whose sleeps return immediately. */
const clock: v2.Clock = { now: () => 0, sleep: async () => {} };

const factories = {
  v1: v1.createFunctionsClient,
  v2: v2.createFunctionsClient,
  v2beta: v2beta.createFunctionsClient,
  v2alpha: v2alpha.createFunctionsClient,
};

/** Servers by version, shared between tests because creating one takes far longer than a test. */
const servers = new Map<string, Promise<ContractServer>>();

/** Closes the servers that the tests of a file started. Called in `afterAll`. */
export async function closeServices(): Promise<void> {
  for (const server of servers.values()) await (await server).close();
  servers.clear();
}

function serverOf(version: string): Promise<ContractServer> {
  const bundle = readFileSync(bundleOf(version, "reference").files.json, "utf8");
  const server = servers.get(version) ?? startContractServer(JSON.parse(bundle));
  servers.set(version, server);
  return server;
}

/** Starts one version of the service, which validates requests, and a storage server for its signed URLs. */
export async function startService<Version extends keyof typeof factories>(
  version: Version,
  handleStorage?: StorageHandler,
  options: Partial<v2.ClientOptions> = {},
) {
  const storage = await startStorage(handleStorage);
  const server = await serverOf(version);
  const before = server.received.length;
  const received = () => server.received.slice(before);
  let signed = 0;
  const sign = () => {
    signed += 1;
    return `${storage.url}/bucket/greet.zip?X-Goog-Signature=${CANARY}%2F${signed}`;
  };
  const upload = () => ({ uploadUrl: sign(), ...(version !== "v1" && { storageSource }) });
  server.respondWith("generateFunctionUploadUrl", () => ({ body: upload() }));
  server.respondWith("generateFunctionDownloadUrl", () => ({ body: { downloadUrl: sign() } }));
  onTestFinished(() => expect(received().flatMap(({ violations }) => violations)).toEqual([]));
  const client = factories[version]({
    baseUrl: server.url,
    auth: v2.bearer(KEY),
    headers: { "user-agent": AGENT },
    clock,
    ...options,
  }) as ReturnType<(typeof factories)[Version]>;
  const calledOperations = () => received().map(({ operationId }) => operationId);
  return { client, server, storage, received, calledOperations };
}

/** Headers that the platform adds. */
const PLATFORM = [
  "host",
  "connection",
  "accept",
  "accept-language",
  "sec-fetch-mode",
  "user-agent",
  "accept-encoding",
  "cache-control",
  "pragma",
];

/** Returns the headers that the client sent to a storage server. */
export function ownHeaders(storage: Storage, at = 0): Record<string, unknown> {
  const headers = storage.received[at]?.headers ?? {};
  return Object.fromEntries(Object.entries(headers).filter(([header]) => !PLATFORM.includes(header)));
}
