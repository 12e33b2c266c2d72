import { zipSync } from "fflate";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../../src/index.ts";
import { ControlledRunner } from "./controlled-runner.ts";
import { ORIGIN, type Outcome, sendTo } from "./send-to.ts";

export const OPENING: number = Date.UTC(2026, 2, 3, 9);
export const LONG_RUNNING_MS = 1_000;
export const PLACE = "projects/demo/locations/here";

/** An emulator for deployment tests, with a runner that the tests control. */
export interface DeploymentSetup {
  readonly emulator: Emulator;
  readonly runner: ControlledRunner;
  /** Sends a request such as `GET /v2/projects/…`. */
  send(what: string, body?: unknown): Promise<Outcome>;
  /**
   * Uploads an archive.
   * @returns the source for a function of the v2 family
   */
  uploadV2(text?: string): Promise<{ storageSource: { bucket: string; object: string } }>;
  /**
   * Uploads an archive.
   * @returns the `sourceUploadUrl` for a v1 function
   */
  uploadV1(text?: string): Promise<string>;
  /** Uploads an archive to a signed URL. The code in the archive contains `text`. */
  uploadTo(url: string, text: string): Promise<void>;
  /** Returns the body for a deployable function of the v2 family. */
  bodyV2(more?: object): Promise<Record<string, unknown>>;
  /** Returns the body for a deployable v1 function. */
  bodyV1(id: string, more?: object): Promise<Record<string, unknown>>;
  /**
   * Starts creating a function in the v2 family.
   * @returns the new operation
   */
  create(id: string, more?: object): Promise<Outcome>;
  /**
   * Advances the clock to the end of an operation.
   * @returns the finished operation
   */
  ended(operation: { readonly name: string }): Promise<Outcome["body"]>;
  getFunction(id: string): Promise<Outcome>;
  /** Creates a function in the v2 family, and waits for its deployment. */
  deployed(id: string, more?: object): Promise<void>;
  /**
   * Calls a function.
   * @returns the revision that responds, or the error status
   */
  runningRevision(id: string): Promise<string | number>;
}

/** @param options options that replace the defaults: a manual clock, and a runner whose deployments succeed */
export function openDeployments(
  options: EmulatorOptions & {
    readonly controlled?: ControlledRunner;
    readonly isWithoutRunner?: boolean;
  } = {},
): DeploymentSetup {
  const { controlled = new ControlledRunner(), isWithoutRunner, ...others } = options;
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    longRunningMs: LONG_RUNNING_MS,
    ...(!isWithoutRunner && { runner: controlled.factory }),
    ...others,
  });
  return new OpenDeploymentSetup(emulator, controlled);
}

class OpenDeploymentSetup implements DeploymentSetup {
  readonly emulator: Emulator;
  readonly runner: ControlledRunner;

  constructor(emulator: Emulator, runner: ControlledRunner) {
    this.emulator = emulator;
    this.runner = runner;
  }

  send(what: string, body?: unknown): Promise<Outcome> {
    return sendTo(this.emulator, what, body);
  }

  async uploadV2(text = "v"): ReturnType<DeploymentSetup["uploadV2"]> {
    const { body } = await this.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    await this.uploadTo(body.uploadUrl, text);
    return { storageSource: body.storageSource };
  }

  async uploadV1(text = "v"): Promise<string> {
    const { body } = await this.send(`POST /v1/${PLACE}/functions:generateUploadUrl`, {});
    await this.uploadTo(body.uploadUrl, text);
    return body.uploadUrl;
  }

  async uploadTo(url: string, text: string): Promise<void> {
    const headers = {
      "content-type": "application/zip",
      "x-goog-content-length-range": "0,104857600",
    };
    const code = new TextEncoder().encode(`exports.main = () => "${text}"`);
    const archive = Uint8Array.from(zipSync({ "index.js": code }, { mtime: "2026-01-01T00:00:00" }));
    const response = await this.emulator.functions.fetch(url, { method: "PUT", headers, body: archive });
    if (!response.ok) throw new Error(`the upload failed: ${await response.text()}`);
  }

  async bodyV2(more: object = {}): ReturnType<DeploymentSetup["bodyV2"]> {
    if ("buildConfig" in more) return { ...more };
    return { buildConfig: { runtime: "nodejs24", source: await this.uploadV2() }, ...more };
  }

  async bodyV1(id: string, more: object = {}): ReturnType<DeploymentSetup["bodyV1"]> {
    const name = `${PLACE}/functions/${id}`;
    return { name, runtime: "nodejs24", sourceUploadUrl: await this.uploadV1(), ...more };
  }

  async create(id: string, more: object = {}): Promise<Outcome> {
    return this.send(`POST /v2/${PLACE}/functions?functionId=${id}`, await this.bodyV2(more));
  }

  async ended({ name }: { readonly name: string }): Promise<Outcome["body"]> {
    await this.emulator.clock.advance(LONG_RUNNING_MS);
    const version = name.startsWith("operations/") ? "v1" : "v2";
    return (await this.send(`GET /${version}/${name}`)).body;
  }

  getFunction(id: string): Promise<Outcome> {
    return this.send(`GET /v2/${PLACE}/functions/${id}`);
  }

  async deployed(id: string, more: object = {}): Promise<void> {
    const { error } = await this.ended((await this.create(id, more)).body);
    if (error) throw new Error(error.message);
  }

  async runningRevision(id: string): Promise<string | number> {
    const response = await this.emulator.functions.fetch(`${ORIGIN}/run/demo/here/${id}`);
    return response.ok ? await response.text() : response.status;
  }
}
