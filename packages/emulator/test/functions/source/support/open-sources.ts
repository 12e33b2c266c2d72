import { onTestFinished } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../../../src/index.ts";
import { FakeRunner } from "../../support/fake-runner.ts";
import { ORIGIN, type Outcome, sendTo } from "../../support/send-to.ts";

/** 2026-03-03T09:00:00Z */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

export const MINUTE = 60_000;

/** How long a deployment takes. */
export const OPERATION_MS = 1_000;

export const PARENT = "projects/acme/locations/north1";

export const LENGTH_RANGE = { "x-goog-content-length-range": "0,104857600" };

export type Version = "v1" | "v2" | "v2beta" | "v2alpha";

export const VERSIONS: readonly Version[] = ["v1", "v2", "v2beta", "v2alpha"];

export interface SourceSetup {
  readonly emulator: Emulator;
  /** Sends a request of an operation. */
  ask(method: string, path: string, body?: object, origin?: string): Promise<Outcome>;
  /** A fresh URL, with the place that it leads to. */
  uploadUrl(version: Version): Promise<{ uploadUrl: string; storageSource?: object }>;
  /** Uploads as the reference facts say, unless told otherwise. */
  put(url: string, bytes: Uint8Array | string, init?: RequestInit): Promise<Response>;
  /** Uploads an archive, and deploys it as a function, which is there afterwards. Gives its operation. */
  deploy(version: Version, id: string, archive: Uint8Array | string): Promise<Outcome["body"]>;
  /** The operation of a function that says where its source is, once it has ended. */
  deployFrom(version: Version, id: string, source: object): Promise<Outcome["body"]>;
  downloadUrl(version: Version, id: string, body?: object): Promise<string>;
}

/** A runner for which every archive runs that can be read: what is in it is of no concern here. */
function carefreeRunner(): FakeRunner {
  const runner = new FakeRunner();
  runner.deployment = async (program) => void (await program.archive());
  return runner;
}

/** An emulator whose clock stands still, and what is asked of it about sources. */
export function openSources(options: EmulatorOptions = {}): SourceSetup {
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    operationMs: OPERATION_MS,
    runner: carefreeRunner,
    ...options,
  });
  onTestFinished(() => emulator.close());
  return setupOf(emulator);
}

function setupOf(emulator: Emulator): SourceSetup {
  const ask: SourceSetup["ask"] = (method, path, body, origin = ORIGIN) =>
    sendTo(emulator, `${method} /${path}`, body, { origin });
  const uploadUrl: SourceSetup["uploadUrl"] = async (version) =>
    (await ask("POST", `${version}/${PARENT}/functions:generateUploadUrl`)).body;
  const put: SourceSetup["put"] = (url, bytes, init) =>
    emulator.functions.fetch(url, {
      method: "PUT",
      headers: { "content-type": "application/zip", ...LENGTH_RANGE },
      body: bytes as BodyInit,
      ...init,
    });
  const deployFrom: SourceSetup["deployFrom"] = async (version, id, source) => {
    const begun = await begin(ask, version, id, source);
    await emulator.clock.advance(OPERATION_MS);
    return (await ask("GET", `${version}/${begun.body.name}`)).body;
  };
  return {
    emulator,
    ask,
    uploadUrl,
    put,
    deployFrom,
    async deploy(version, id, archive) {
      const { uploadUrl: url, storageSource } = await uploadUrl(version);
      await put(url, archive);
      return deployFrom(version, id, version === "v1" ? { sourceUploadUrl: url } : { storageSource });
    },
    downloadUrl: async (version, id, body) =>
      (await ask("POST", `${version}/${PARENT}/functions/${id}:generateDownloadUrl`, body)).body.downloadUrl,
  };
}

/** Makes a function, or changes its source where it is there. */
async function begin(
  ask: SourceSetup["ask"],
  version: Version,
  id: string,
  source: object,
): Promise<Outcome> {
  const name = `${PARENT}/functions/${id}`;
  const isThere = (await ask("GET", `${version}/${name}`)).status === 200;
  const path = `${version}/${PARENT}/functions`;
  if (version === "v1") {
    const body = { name, runtime: "nodejs20", entryPoint: "run", httpsTrigger: {}, ...source };
    if (!isThere) return ask("POST", path, body);
    return ask("PATCH", `${path}/${id}?updateMask=${Object.keys(source).join()}`, source);
  }
  const buildConfig = { runtime: "nodejs20", entryPoint: "run", source };
  if (!isThere) return ask("POST", `${path}?functionId=${id}`, { buildConfig });
  return ask("PATCH", `${path}/${id}?updateMask=buildConfig.source`, { buildConfig: { source } });
}

/** Bytes that no codec would have made. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length; from += 65_536)
    crypto.getRandomValues(bytes.subarray(from, from + 65_536));
  return bytes;
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** The error of a refusal. */
export async function errorOf(
  response: Response,
): Promise<{ readonly code: number; readonly status: string; readonly message: string }> {
  return (await response.json()).error;
}

/** What the emulator keeps of functions, by collection and id. */
export async function storedIn(
  emulator: Emulator,
): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const { services } = (await emulator.snapshot()).toJSON();
  return services.functions?.collections as Record<string, Record<string, unknown>>;
}
