import { onTestFinished } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../../../src/index.ts";
import { FakeRunner } from "../../support/fake-runner.ts";
import { ORIGIN, type Outcome, sendTo } from "../../support/send-to.ts";

/** 2026-03-03T09:00:00Z */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

export const MINUTE = 60_000;

/** Duration of long-running operations, in milliseconds. */
export const LONG_RUNNING_MS = 1_000;

export const PARENT = "projects/acme/locations/north1";

export const LENGTH_RANGE = { "x-goog-content-length-range": "0,104857600" };

export type Version = "v1" | "v2" | "v2beta" | "v2alpha";

export const VERSIONS: readonly Version[] = ["v1", "v2", "v2beta", "v2alpha"];

export interface SourceSetup {
  readonly emulator: Emulator;
  /** Sends an API request. */
  ask(method: string, path: string, body?: object, origin?: string): Promise<Outcome>;
  /** Creates an upload URL. */
  uploadUrl(version: Version): Promise<{ uploadUrl: string; storageSource?: object }>;
  /** Uploads with the headers that the reference facts describe, unless `init` overrides them. */
  put(url: string, bytes: Uint8Array | string, init?: RequestInit): Promise<Response>;
  /**
   * Uploads an archive and deploys it as a function.
   * @returns the finished operation
   */
  deploy(version: Version, id: string, archive: Uint8Array | string): Promise<Outcome["body"]>;
  /**
   * Deploys a function from a source.
   * @returns the finished operation
   */
  deployFrom(version: Version, id: string, source: object): Promise<Outcome["body"]>;
  downloadUrl(version: Version, id: string, body?: object): Promise<string>;
}

/** Creates a runner that reads archives and accepts any content. */
function permissiveRunner(): FakeRunner {
  const runner = new FakeRunner();
  runner.deployment = async (program) => void (await program.archive());
  return runner;
}

/** Opens an emulator with a manual clock for source tests. */
export function openSources(options: EmulatorOptions = {}): SourceSetup {
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    longRunningMs: LONG_RUNNING_MS,
    runner: permissiveRunner,
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
    await emulator.clock.advance(LONG_RUNNING_MS);
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

/** Creates a function, or updates its source if it exists. */
async function begin(
  ask: SourceSetup["ask"],
  version: Version,
  id: string,
  source: object,
): Promise<Outcome> {
  const name = `${PARENT}/functions/${id}`;
  const exists = (await ask("GET", `${version}/${name}`)).status === 200;
  const path = `${version}/${PARENT}/functions`;
  if (version === "v1") {
    const body = { name, runtime: "nodejs20", entryPoint: "run", httpsTrigger: {}, ...source };
    if (!exists) return ask("POST", path, body);
    return ask("PATCH", `${path}/${id}?updateMask=${Object.keys(source).join()}`, source);
  }
  const buildConfig = { runtime: "nodejs20", entryPoint: "run", source };
  if (!exists) return ask("POST", `${path}?functionId=${id}`, { buildConfig });
  return ask("PATCH", `${path}/${id}?updateMask=buildConfig.source`, { buildConfig: { source } });
}

/** Returns incompressible random bytes. */
export function randomBytes(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let from = 0; from < length; from += 65_536)
    crypto.getRandomValues(bytes.subarray(from, from + 65_536));
  return bytes;
}

export async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

/** Reads the error of a response. */
export async function errorOf(
  response: Response,
): Promise<{ readonly code: number; readonly status: string; readonly message: string }> {
  return (await response.json()).error;
}

/** Returns the stored state of the functions service by collection and id. */
export async function storedIn(
  emulator: Emulator,
): Promise<Readonly<Record<string, Record<string, unknown>>>> {
  const { services } = (await emulator.snapshot()).toJSON();
  return services.functions?.collections as Record<string, Record<string, unknown>>;
}
