import { updatePolicy } from "@seamline/functions/policy";
import { deploySource, downloadSource, uploadSource } from "@seamline/functions/source";
import { isOperationFailedError } from "@seamline/functions/v2/reference";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../src/index.ts";
import { functionRunner } from "../../src/node/index.ts";
import { keptDownload } from "../functions/support/kept-download.ts";
import { OPENING } from "./support/client-office.ts";
import { archiveOf, PARENT } from "./support/deployed-function.ts";
import { type FunctionClients, functionClients } from "./support/function-clients.ts";

/** Starting real code takes a while. */
const TIMEOUT_MS = 60_000;

const codeWithGreeting = (greeting: string) =>
  archiveOf(
    `exports.greet = (req, res) => res.send("${greeting} " + (req.body?.name ?? "") + (process.env.MARK ?? ""));`,
  );

let emulator: Emulator;
let clients: FunctionClients;

beforeAll(() => {
  emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    runner: functionRunner({ npm: "never" }),
  });
  clients = functionClients(emulator, "alice@example.com");
});
afterAll(() => emulator.close());

async function responseOf(url = ""): Promise<string> {
  return (await emulator.functions.fetch(url)).text();
}

describe("clients of functions that run real code", { timeout: TIMEOUT_MS }, () => {
  it("a v1 client deploys, calls, updates, downloads and deletes a function", async () => {
    const { v1 } = clients;
    const { functions } = v1.projects.locations;
    const name = `${PARENT}/functions/greet-v1`;
    const fields = { runtime: "nodejs24", entryPoint: "greet", environmentVariables: { MARK: "!" } };
    const made = await deploySource(v1, { name, source: codeWithGreeting("Hello"), function: fields }).wait();
    expect(made).toMatchObject({ status: "ACTIVE", versionId: "1" });
    const data = JSON.stringify({ name: "Zoë" });
    expect(await functions.call({ name, body: { data } })).toMatchObject({ result: "Hello Zoë!" });
    const archive = codeWithGreeting("Good day");
    const changed = await deploySource(v1, { name, source: archive, function: {} }).wait();
    expect(changed).toMatchObject({ versionId: "2", entryPoint: "greet" });
    expect(await functions.call({ name, body: { data } })).toMatchObject({ result: "Good day Zoë!" });
    const { target, bytes } = keptDownload();
    await downloadSource(v1, { name }, target);
    expect(bytes()).toEqual(archive);
    await functions.delete({ name }).wait();
    expect((await functions.call({ name }).result()).status).toBe(404);
  });

  it("a v2 client deploys, requests, updates, downloads and deletes a function", async () => {
    const { v2 } = clients;
    const { functions } = v2.projects.locations;
    const name = `${PARENT}/functions/greet-v2`;
    const buildConfig = { runtime: "nodejs24", entryPoint: "greet" };
    const first = { name, source: codeWithGreeting("Hello"), function: { buildConfig } };
    const made = await deploySource(v2, first).wait();
    expect(made.serviceConfig).toMatchObject({ revision: `greet-v2-00001-emu` });
    expect(await responseOf(made.serviceConfig?.uri)).toBe("Hello ");
    const archive = codeWithGreeting("Good day");
    const source = await uploadSource(v2, { parent: PARENT, source: archive });
    const query = { updateMask: "build_config.source,service_config.environment_variables" };
    const serviceConfig = { environmentVariables: { MARK: "?" } };
    const body = { buildConfig: { source }, serviceConfig };
    const changed = await functions.patch({ name, query, body }).wait();
    expect(changed.serviceConfig).toMatchObject({ revision: `greet-v2-00002-emu` });
    expect(await responseOf(changed.url)).toBe("Good day ?");
    const { target, bytes } = keptDownload();
    await downloadSource(v2, { name }, target);
    expect(bytes()).toEqual(archive);
    await updatePolicy(v2, name, (policy) => {
      policy.bindings = [{ role: "invoker", members: ["allUsers"] }];
    });
    await functions.delete({ name }).wait();
    expect((await functions.getIamPolicy({ resource: name }).result()).status).toBe(404);
    expect((await emulator.functions.fetch(changed.url ?? "")).status).toBe(404);
  });

  it("a failed deployment reports why the code could not be loaded", async () => {
    const { v2 } = clients;
    const name = `${PARENT}/functions/broken`;
    const buildConfig = { runtime: "nodejs24", entryPoint: "greet" };
    const source = archiveOf("exports.greet = (req, res) => {");
    const error: unknown = await deploySource(v2, { name, source, function: { buildConfig } })
      .wait()
      .catch((reason: unknown) => reason);
    expect(error).toSatisfy(isOperationFailedError);
    expect(error).toMatchObject({ code: 3, message: expect.stringContaining("index.js") });
    const left = await v2.projects.locations.functions.get({ name });
    expect(left).toMatchObject({ state: "FAILED", stateMessages: [{ severity: "ERROR" }] });
  });
});
