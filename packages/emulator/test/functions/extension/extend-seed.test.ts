import { unzipSync } from "fflate";
import { expect, it } from "vitest";
import { CodeError, InvalidSeedError } from "../../../src/index.ts";
import { ControlledRunner } from "../support/controlled-runner.ts";
import { openSeeded, PLACE } from "../support/open-seeded.ts";

const NAME = `${PLACE}/functions/hello`;
const seeded = (code: string, more: object = {}) => ({
  functions: {
    functions: [{ name: NAME, buildConfig: { runtime: "nodejs24" }, files: { "index.js": code }, ...more }],
  },
});

function openExtended() {
  const runner = new ControlledRunner();
  const { emulator, send } = openSeeded({}, { runner: runner.factory });
  const call = async (): Promise<string> =>
    (await emulator.functions.fetch("http://127.0.0.1:4011/run/demo/here/hello")).text();
  return { emulator, send, runner, call };
}

it("adds a function to the state, redeploys it when it changes, and keeps everything else", async () => {
  const { emulator, send, runner, call } = openExtended();
  const zone = {
    method: "POST",
    headers: { AccessKey: "test-key", "content-type": "application/json" },
    body: '{"Domain":"kept.example"}',
  };
  await emulator.edge.fetch("http://127.0.0.1:4012/dnszone", zone);
  await emulator.extendSeed(seeded("one"));
  expect(await call()).toBe("hello-00001-emu");
  await emulator.extendSeed(seeded("two"));
  expect(await call()).toBe("hello-00002-emu");
  expect(runner.retired).toHaveLength(1);
  const zones = await emulator.edge.fetch("http://127.0.0.1:4012/dnszone", {
    headers: { AccessKey: "test-key" },
  });
  expect(await zones.json()).toMatchObject({ TotalItems: 1 });
  const { body } = await send("GET", `v2/${PLACE}/functions`);
  expect(body.functions.map(({ name }: { name: string }) => name)).toContain(NAME);
});

it("deploys nothing if the code is unchanged", async () => {
  const { emulator, runner } = openExtended();
  await emulator.extendSeed(seeded("one"));
  await emulator.extendSeed(seeded("one"));
  expect(runner.deployed).toHaveLength(1);
});

it("resets and later seeds keep the latest version of the added function", async () => {
  const { emulator, runner, call } = openExtended();
  await emulator.extendSeed(seeded("one"));
  await emulator.extendSeed(seeded("two"));
  await emulator.reset();
  expect(await call()).toBe("hello-00001-emu");
  expect(await sourceOf(runner)).toBe("two");
  await emulator.seed({});
  await call();
  expect(await sourceOf(runner)).toBe("two");
});

it("keeps the latest version if the new code is broken, even after a reset", async () => {
  const { emulator, runner, call } = openExtended();
  await emulator.extendSeed(seeded("one"));
  runner.ends = new CodeError("load", "A brace is missing.", "line 1\nline 2");
  await expect(emulator.extendSeed(seeded("two"))).rejects.toThrow(
    `${NAME}: A brace is missing.\nline 1\nline 2`,
  );
  expect(await call()).toBe("hello-00001-emu");
  await emulator.reset();
  await call();
  expect(await sourceOf(runner)).toBe("one");
});

it("adds a function to the new state if the state is replaced during the deployment", async () => {
  const { emulator, runner, call } = openExtended();
  runner.ends = "wait";
  const extended = emulator.extendSeed(seeded("one"));
  const first = await runner.nextDeployment();
  await emulator.reset();
  first.fail(new Error("All programs have ended."));
  (await runner.nextDeployment()).succeed();
  await extended;
  expect(await call()).toBe("hello-00001-emu");
});

it("rejects an invalid seed extension, and changes nothing", async () => {
  const { emulator, send, runner } = openExtended();
  const wrong = seeded("one", { buildConfig: { runtime: "nodejs25" } });
  await expect(emulator.extendSeed(wrong)).rejects.toThrow(InvalidSeedError);
  await expect(emulator.extendSeed(seeded("one", { colour: "red" }))).rejects.toThrow(InvalidSeedError);
  const others = { edge: { zones: [{ Domain: "a.example" }] } };
  await expect(emulator.extendSeed(others)).rejects.toThrow(
    'A seed extension cannot contain "edge" (supported: functions).',
  );
  await expect(emulator.extendSeed({ functions: { locations: ["here"] } })).rejects.toThrow(
    "A functions extension must contain only functions, but contains locations.",
  );
  expect((await send("GET", `v2/${NAME}`)).status).toBe(404);
  expect(runner.deployed).toEqual([]);
});

it("keeps the bytes of binary files", async () => {
  const { emulator, runner, call } = openExtended();
  await emulator.extendSeed(seeded("", { files: { "index.js": "", "a.bin": { base64: "/wAB" } } }));
  await call();
  const archive = await runner.sent.at(-1)?.program.archive();
  expect([...(unzipSync(archive ?? new Uint8Array())["a.bin"] ?? [])]).toEqual([255, 0, 1]);
  const wrong = seeded("", { files: { "a.bin": { base64: "/w=" } } });
  await expect(emulator.extendSeed(wrong)).rejects.toThrow("base64 must be valid Base64.");
});

async function sourceOf({ sent }: ControlledRunner): Promise<string> {
  const archive = (await sent.at(-1)?.program.archive()) ?? new Uint8Array();
  return new TextDecoder().decode(unzipSync(archive)["index.js"]);
}
