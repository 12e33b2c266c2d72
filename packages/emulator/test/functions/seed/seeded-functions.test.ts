import { unzipSync } from "fflate";
import { expect, expectTypeOf, it } from "vitest";
import type { EmulatorSeed } from "../../../src/index.ts";
import { FakeRunner } from "../support/fake-runner.ts";
import { OPENING, openSeeded, PLACE } from "../support/open-seeded.ts";

const FILES = { "index.js": "exports.greet = (req, res) => res.send('{n}');\n", "lib/ä.js": "" };

const GREET = {
  name: `${PLACE}/functions/greet`,
  description: "Greets",
  labels: { team: "a" },
  buildConfig: { runtime: "nodejs24", entryPoint: "greet" },
  serviceConfig: { timeoutSeconds: 5, environmentVariables: { A: "b" } },
  files: FILES,
  policy: { version: 3, bindings: [{ role: "viewer", members: ["allUsers"] }] },
} as const;

it("deploys a seeded function as its first version", async () => {
  const { send } = openSeeded({ functions: [GREET] });
  const time = new Date(OPENING).toISOString();
  const { status, body } = await send("GET", `v2/${GREET.name}`);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: GREET.name,
    description: "Greets",
    environment: "GEN_2",
    state: "ACTIVE",
    labels: { team: "a" },
    buildConfig: { runtime: "nodejs24", entryPoint: "greet" },
    serviceConfig: { timeoutSeconds: 5, environmentVariables: { A: "b" }, revision: "greet-00001-emu" },
    createTime: time,
    updateTime: time,
  });
  expect(body).not.toHaveProperty("files");
  expect(body).not.toHaveProperty("policy");
  const first = await send("GET", `v2/${GREET.name}?revision=greet-00001-emu`);
  expect(first.body).toMatchObject({ description: "Greets", serviceConfig: { revision: "greet-00001-emu" } });
  const policy = await send("GET", `v2/${GREET.name}:getIamPolicy`);
  expect(policy.body).toMatchObject(GREET.policy);
});

it("returns a seeded first-generation function in v1", async () => {
  const { send } = openSeeded({ functions: [{ ...GREET, environment: "GEN_1" }] });
  expect((await send("GET", `v1/${GREET.name}`)).body).toMatchObject({
    status: "ACTIVE",
    versionId: "1",
    runtime: "nodejs24",
    timeout: "5s",
    httpsTrigger: { url: "http://127.0.0.1:4011/run/demo/here/greet" },
  });
});

it("stores the files of a seeded function as a ZIP archive, even without a runner", async () => {
  const { send, emulator } = openSeeded({ functions: [GREET] });
  const { body } = await send("POST", `v2/${GREET.name}:generateDownloadUrl`);
  const archive = await emulator.functions.fetch(body.downloadUrl);
  const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  const texts = Object.entries(files).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
  expect(Object.fromEntries(texts)).toEqual(FILES);
});

it("starts the code of a seeded function on the first call", async () => {
  const { emulator } = openSeeded({ functions: [GREET] }, { runner: () => new FakeRunner() });
  const response = await emulator.functions.fetch("http://127.0.0.1:4011/run/demo/here/greet");
  expect(response.status).toBe(200);
});

it("redeploys a seeded function with the same source", async () => {
  const { send, emulator } = openSeeded({ functions: [GREET] }, { runner: () => new FakeRunner() });
  const serviceConfig = { environmentVariables: { A: "c" } };
  const path = `v2/${GREET.name}?updateMask=serviceConfig.environmentVariables`;
  expect((await send("PATCH", path, { serviceConfig })).status).toBe(200);
  await emulator.clock.advance(60_000);
  const { body } = await send("GET", `v2/${GREET.name}`);
  expect(body).toMatchObject({
    state: "ACTIVE",
    serviceConfig: { ...serviceConfig, revision: "greet-00002-emu" },
  });
  const first = await send("GET", `v2/${GREET.name}?revision=greet-00001-emu`);
  expect(first.body.serviceConfig.environmentVariables).toEqual({ A: "b" });
  const { storageSource } = body.buildConfig.source;
  const again = { buildConfig: { ...GREET.buildConfig, source: { storageSource } } };
  await send("POST", `v2/${PLACE}/functions?functionId=greet-too`, again);
  await emulator.clock.advance(60_000);
  expect((await send("GET", `v2/${GREET.name}-too`)).body).toMatchObject({ state: "ACTIVE" });
});

it("lists a seeded function without files, and explains why it cannot be called", async () => {
  const { send, emulator } = openSeeded(
    { functions: [{ name: GREET.name }] },
    { runner: () => new FakeRunner() },
  );
  const { body } = await send("GET", `v2/${PLACE}/functions`);
  expect(body.functions).toMatchObject([{ name: GREET.name, state: "ACTIVE" }]);
  const response = await emulator.functions.fetch("http://127.0.0.1:4011/run/demo/here/greet");
  expect(response.ok).toBe(false);
  expect(await response.text()).toContain("has no successful deployment");
});

it("creates repeated functions with different names and sources", async () => {
  const { send, emulator } = openSeeded({ functions: [{ ...GREET, name: `${GREET.name}-{n}`, repeat: 3 }] });
  const { body } = await send("GET", `v2/${PLACE}/functions`);
  expect(body.functions).toHaveLength(3);
  const { downloadUrl } = (await send("POST", `v2/${GREET.name}-2:generateDownloadUrl`)).body;
  const archive = await emulator.functions.fetch(downloadUrl);
  const { "index.js": index } = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(new TextDecoder().decode(index)).toContain("res.send('2')");
});

it("a reset restores the seeded functions and their policies", async () => {
  const { send, emulator } = openSeeded({ functions: [GREET] });
  await send("POST", `v2/${GREET.name}:setIamPolicy`, { policy: {} });
  await emulator.reset();
  expect((await send("GET", `v2/${GREET.name}:getIamPolicy`)).body).toMatchObject(GREET.policy);
});

it("seeded functions have typed fields", () => {
  type SeedFunctions = NonNullable<NonNullable<EmulatorSeed["functions"]>["functions"]>;
  expectTypeOf({ name: "n", buildConfig: { runtime: "nodejs24" }, files: {} }).toExtend<
    SeedFunctions[number]
  >();
  expectTypeOf<SeedFunctions[number]>().not.toHaveProperty("runtime");
  expectTypeOf<SeedFunctions[number]>().toHaveProperty("repeat");
});
