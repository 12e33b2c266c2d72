import { setImmediate } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../../src/index.ts";
import { listen, type StoreFactory, sqliteStores } from "../../../src/node/index.ts";
import { FakeRunner } from "../../functions/support/fake-runner.ts";
import { temporaryFolder } from "../../store/support/engines.ts";
import { LONG_RUNNING_MS, OPENING } from "./client-office.ts";
import { archiveOf, PARENT } from "./deployed-function.ts";

/** The status and JSON body of a response. */
export interface Outcome {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies of many shapes
  readonly body: any;
}

/** An emulator on a port that receives many concurrent requests. */
export interface Crowd {
  readonly emulator: Emulator;
  readonly runner: FakeRunner;
  /** Functions that had two deployments at the same time, which would be a bug. */
  readonly doubled: readonly string[];
  /** Sends a request. `what` is a method and a path that starts with the version. */
  send(what: string, body?: object): Promise<Outcome>;
}

export const STORES: readonly (readonly [name: string, make: () => Promise<StoreFactory | undefined>])[] = [
  ["memory", async () => undefined],
  ["SQLite", async () => sqliteStores(await temporaryFolder())],
];

/** Opens an emulator with a manual clock on a port, and closes it after the test. */
export async function openCrowd(store: StoreFactory | undefined): Promise<Crowd> {
  const runner = new FakeRunner();
  const doubled = watchDeployments(runner);
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    longRunningMs: LONG_RUNNING_MS,
    runner: runner.factory,
    ...(store && { store }),
  });
  onTestFinished(() => emulator.close());
  const { urls, close } = await listen(emulator, { port: 0, services: ["functions"] });
  onTestFinished(close);
  const send: Crowd["send"] = async (what, body) => {
    const [method = "", path = ""] = what.split(" ");
    const response = await fetch(`${urls.functions}/${path}`, {
      method,
      headers: { authorization: "Bearer alice@example.com", "content-type": "application/json" },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
  return { emulator, runner, doubled, send };
}

/**
 * Delays deployments by several event loop turns.
 * @returns the functions that had two deployments at the same time
 */
function watchDeployments(runner: FakeRunner): string[] {
  const underWay = new Set<string>();
  const doubled: string[] = [];
  runner.deployment = async ({ environment: { K_SERVICE: id = "" } }, reached) => {
    if (underWay.has(id)) doubled.push(id);
    underWay.add(id);
    for (const step of ["unpacked", "examined", "started"] as const) {
      await setImmediate();
      await reached(step);
    }
    underWay.delete(id);
  };
  return doubled;
}

/**
 * Uploads an archive.
 * @returns the storage object of the archive
 */
export async function uploadedObject({ send }: Crowd): Promise<{ bucket: string; object: string }> {
  const { body } = await send(`POST v2/${PARENT}/functions:generateUploadUrl`, {});
  const headers = { "content-type": "application/zip" };
  const sent = { method: "PUT", headers, body: archiveOf("exports.main = () => 1;") };
  const { status } = await fetch(body.uploadUrl, sent);
  if (status !== 200) throw new Error(`the upload failed with status ${status}`);
  return body.storageSource;
}
