import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { sqliteStores } from "../../../src/node/index.ts";
import { ControlledRunner } from "../support/controlled-runner.ts";
import {
  type DeploymentSetup,
  LONG_RUNNING_MS,
  OPENING,
  openDeployments,
  PLACE,
} from "../support/open-deployments.ts";

const TARGET = `${PLACE}/functions/hello`;

/** Returns a function that opens an emulator on a shared folder. Close the previous emulator first. */
async function openFolder(): Promise<(controlled: ControlledRunner, now?: number) => DeploymentSetup> {
  const folder = await mkdtemp(join(tmpdir(), "functions-restart-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return (controlled, now = OPENING) => {
    const setup = openDeployments({
      controlled,
      store: sqliteStores(folder),
      clock: { mode: "manual", now },
    });
    onTestFinished(() => setup.emulator.close());
    return setup;
  };
}

it("a running deployment finishes after a restart, and creates one version", async () => {
  const open = await openFolder();
  const first = open(new ControlledRunner("wait"));
  const { body } = await first.create("hello");
  await (await first.runner.nextDeployment()).reach("examined");
  await first.emulator.close();
  expect(first.runner.pending.size).toBe(0);

  const second = open(new ControlledRunner("wait"));
  const deployment = await second.runner.nextDeployment();
  const { body: operation } = await second.send(`GET /v2/${body.name}`);
  expect(operation.metadata.stages).toEqual([
    { name: "BUILD", state: "COMPLETE" },
    { name: "SERVICE", state: "IN_PROGRESS" },
  ]);
  deployment.succeed();
  expect(await second.ended(body)).not.toHaveProperty("error");
  expect(await second.runningRevision("hello")).toBe("hello-00001-emu");
  const patched = await second.send(`PATCH /v2/${TARGET}`, { serviceConfig: { timeoutSeconds: 9 } });
  (await second.runner.nextDeployment()).succeed();
  await second.ended(patched.body);
  expect(await second.runningRevision("hello")).toBe("hello-00002-emu");
});

it("an operation ends with its recorded outcome after a restart", async () => {
  const open = await openFolder();
  const first = open(new ControlledRunner());
  const { body } = await first.create("hello");
  await first.emulator.clock.advance(LONG_RUNNING_MS - 1);
  await first.emulator.close();

  const second = open(new ControlledRunner(), OPENING + LONG_RUNNING_MS * 5);
  const { body: operation } = await second.send(`GET /v2/${body.name}`);
  expect(operation).toMatchObject({ done: true, metadata: { endTime: "2026-03-03T09:00:01.000Z" } });
  expect(second.runner.deployed).toEqual([]);
  expect(await second.runningRevision("hello")).toBe("hello-00001-emu");
});

it("a reset aborts a running deployment, and the deployment has no effect afterwards", async () => {
  const setup = openDeployments({ controlled: new ControlledRunner("wait") });
  await setup.create("hello");
  const deployment = await setup.runner.nextDeployment();
  await setup.emulator.reset();
  expect(deployment.signal.aborted).toBe(true);
  deployment.succeed();
  await setup.emulator.clock.advance(LONG_RUNNING_MS);
  expect((await setup.getFunction("hello")).status).toBe(404);
  expect((await setup.send(`GET /v2/${PLACE}/operations`)).body.operations).toEqual([]);
});

it("running deployments resume when a state is restored", async () => {
  const setup = openDeployments({ controlled: new ControlledRunner("wait") });
  const { body } = await setup.create("hello");
  await setup.runner.nextDeployment();
  const snapshot = await setup.emulator.snapshot();
  await setup.emulator.reset();
  setup.runner.ends = "success";
  await setup.emulator.restore(snapshot);
  expect(await setup.ended(body)).not.toHaveProperty("error");
  expect(await setup.runningRevision("hello")).toBe("hello-00001-emu");
});
