import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sqliteStores } from "../../../src/node/index.ts";
import { SteeredRunner } from "../support/steered-runner.ts";
import { OPENING, OPERATION_MS, openWorkshop, PLACE, type Workshop } from "../support/workshop.ts";

const TARGET = `${PLACE}/functions/hello`;

/** Emulators over one folder, of which one is open at a time. */
async function openFolder(): Promise<(steered: SteeredRunner, now?: number) => Workshop> {
  const folder = await mkdtemp(join(tmpdir(), "functions-restart-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return (steered, now = OPENING) => {
    const workshop = openWorkshop({
      steered,
      store: sqliteStores(folder),
      clock: { mode: "manual", now },
    });
    onTestFinished(() => workshop.emulator.close());
    return workshop;
  };
}

it("finishes, after a restart, the deployment that was under way, and makes one version of it", async () => {
  const open = await openFolder();
  const first = open(new SteeredRunner("hold"));
  const { body } = await first.create("hello");
  await (await first.runner.held()).reach("examined");
  await first.emulator.close();
  expect(first.runner.underWay.size).toBe(0);

  const second = open(new SteeredRunner("hold"));
  const deployment = await second.runner.held();
  const { body: operation } = await second.send(`GET /v2/${body.name}`);
  expect(operation.metadata.stages).toEqual([
    { name: "BUILD", state: "COMPLETE" },
    { name: "SERVICE", state: "IN_PROGRESS" },
  ]);
  deployment.succeed();
  expect(await second.ended(body)).not.toHaveProperty("error");
  expect(await second.answering("hello")).toBe("hello-00001-emu");
  const patched = await second.send(`PATCH /v2/${TARGET}`, { serviceConfig: { timeoutSeconds: 9 } });
  (await second.runner.held()).succeed();
  await second.ended(patched.body);
  expect(await second.answering("hello")).toBe("hello-00002-emu");
});

it("ends, after a restart, an operation of which all was known", async () => {
  const open = await openFolder();
  const first = open(new SteeredRunner());
  const { body } = await first.create("hello");
  await first.emulator.clock.advance(OPERATION_MS - 1);
  await first.emulator.close();

  const second = open(new SteeredRunner(), OPENING + OPERATION_MS * 5);
  const { body: operation } = await second.send(`GET /v2/${body.name}`);
  expect(operation).toMatchObject({ done: true, metadata: { endTime: "2026-03-03T09:00:01.000Z" } });
  expect(second.runner.deployed).toEqual([]);
  expect(await second.answering("hello")).toBe("hello-00001-emu");
});

it("breaks off a deployment when the emulator is reset, and nothing of it comes after", async () => {
  const workshop = openWorkshop({ steered: new SteeredRunner("hold") });
  await workshop.create("hello");
  const deployment = await workshop.runner.held();
  await workshop.emulator.reset();
  expect(deployment.signal.aborted).toBe(true);
  deployment.succeed();
  await workshop.emulator.clock.advance(OPERATION_MS);
  expect((await workshop.getFunction("hello")).status).toBe(404);
  expect((await workshop.send(`GET /v2/${PLACE}/operations`)).body.operations).toEqual([]);
});

it("deploys again what was under way in a state that is restored", async () => {
  const workshop = openWorkshop({ steered: new SteeredRunner("hold") });
  const { body } = await workshop.create("hello");
  await workshop.runner.held();
  const snapshot = await workshop.emulator.snapshot();
  await workshop.emulator.reset();
  workshop.runner.ends = "well";
  await workshop.emulator.restore(snapshot);
  expect(await workshop.ended(body)).not.toHaveProperty("error");
  expect(await workshop.answering("hello")).toBe("hello-00001-emu");
});
