import { describe, expect, it } from "vitest";
import { CodeError, type CodeProblem } from "../../../src/index.ts";
import { ControlledRunner } from "../support/controlled-runner.ts";
import { type DeploymentSetup, openDeployments, PLACE } from "../support/open-deployments.ts";
import type { Outcome } from "../support/send-to.ts";

const TARGET = `${PLACE}/functions/hello`;

async function failed(setup: DeploymentSetup, more: object = {}): Promise<Outcome["body"]> {
  const { body } = await setup.create("hello", more);
  const operation = await setup.ended(body);
  expect(operation.done).toBe(true);
  expect(operation).not.toHaveProperty("response");
  return operation;
}

describe("failed deployments", () => {
  it.each<[CodeProblem, number]>([
    ["archive", 3],
    ["package", 3],
    ["entry-point", 3],
    ["load", 3],
    ["start-timeout", 4],
    ["memory", 9],
    ["crashed", 9],
  ])(
    "the operation fails with a status code and a reason if the code has a problem (%s)",
    async (problem, code) => {
      const setup = openDeployments({
        controlled: new ControlledRunner(new CodeError(problem, "It is broken.")),
      });
      const { error } = await failed(setup);
      expect(error).toEqual({ code, message: "It is broken." });
    },
  );

  it("the error contains the last lines of output from the code", async () => {
    const lines = Array.from({ length: 500 }, (_, at) => `line ${at}`).join("\n");
    const controlled = new ControlledRunner(new CodeError("load", "Loading failed.", `${lines}\n`));
    const { error } = await failed(openDeployments({ controlled }));
    expect(error.message).toMatch(/^Loading failed\.\nline \d+\n.*line 499$/s);
    expect(error.message.length).toBeLessThan(2_100);
  });

  it("the state of the function is FAILED in every version", async () => {
    const controlled = new ControlledRunner(new CodeError("load", "A brace is missing."));
    const setup = openDeployments({ controlled });
    await failed(setup, { environment: "GEN_1" });
    const { body } = await setup.getFunction("hello");
    expect(body).toMatchObject({
      state: "FAILED",
      stateMessages: [{ severity: "ERROR", message: "A brace is missing." }],
      updateTime: "2026-03-03T09:00:01.000Z",
    });
    expect((await setup.send(`GET /v1/${TARGET}`)).body.status).toBe("OFFLINE");
  });

  it("a failed deployment records the error in its stage, and starts no later stage", async () => {
    const setup = openDeployments({ controlled: new ControlledRunner("wait") });
    const { body } = await setup.create("hello", { eventTrigger: { eventType: "com.example.made" } });
    const deployment = await setup.runner.nextDeployment();
    await deployment.reach("examined");
    deployment.fail(new CodeError("start-timeout", "It does not listen."));
    const { metadata } = await setup.ended(body);
    expect(metadata.statusDetail).toBe("It does not listen.");
    expect(metadata.stages).toEqual([
      { name: "BUILD", state: "COMPLETE" },
      {
        name: "SERVICE",
        state: "COMPLETE",
        stateMessages: [{ severity: "ERROR", message: "It does not listen." }],
      },
      { name: "TRIGGER", state: "NOT_STARTED" },
    ]);
  });

  it("the operation fails with an internal error if the emulator fails", async () => {
    const { error } = await failed(
      openDeployments({ controlled: new ControlledRunner(new TypeError("oops")) }),
    );
    expect(error).toMatchObject({ code: 13, message: expect.stringContaining("oops") });
  });
});

describe("deployments that cannot start", () => {
  it("a deployment without a runner fails, and the error explains how to add a runner", async () => {
    const { error } = await failed(openDeployments({ isWithoutRunner: true }));
    expect(error).toMatchObject({ code: 9, message: expect.stringContaining("functionRunner()") });
  });

  it("a deployment fails if its runtime is listed but the emulator cannot run it", async () => {
    const setup = openDeployments();
    const { source } = (await setup.bodyV2()).buildConfig as { source: object };
    const { error } = await failed(setup, { buildConfig: { runtime: "python312", source } });
    expect(error).toMatchObject({
      code: 9,
      message: expect.stringContaining("does not run the runtime python312"),
    });
    expect(setup.runner.deployed).toEqual([]);
  });

  it("a deployment fails if its archive was not uploaded", async () => {
    const setup = openDeployments();
    const { body } = await setup.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const source = { storageSource: body.storageSource };
    const { error, metadata } = await failed(setup, { buildConfig: { runtime: "nodejs24", source } });
    expect(error).toMatchObject({ code: 9, message: expect.stringContaining(body.storageSource.object) });
    expect(metadata.stages[0].stateMessages[0].severity).toBe("ERROR");
  });
});

describe("functions after a failed deployment", () => {
  it("the first successful deployment creates version 1, even after a failed deployment", async () => {
    const setup = openDeployments({ controlled: new ControlledRunner(new CodeError("load", "Broken.")) });
    await failed(setup);
    setup.runner.ends = "success";
    const buildConfig = { source: await setup.uploadV2("whole") };
    const { body } = await setup.send(`PATCH /v2/${TARGET}`, { buildConfig });
    expect(await setup.ended(body)).not.toHaveProperty("error");
    const { body: shown } = await setup.getFunction("hello");
    expect(shown.state).toBe("ACTIVE");
    expect(shown).not.toHaveProperty("stateMessages");
    expect(await setup.runningRevision("hello")).toBe("hello-00001-emu");
  });

  it("every update redeploys a failed function", async () => {
    const setup = openDeployments({ controlled: new ControlledRunner(new CodeError("load", "Broken.")) });
    await failed(setup);
    setup.runner.ends = new CodeError("load", "Broken again.");
    const again = await setup.send(`PATCH /v2/${TARGET}`, { labels: { a: "b" } });
    expect((await setup.ended(again.body)).error.message).toBe("Broken again.");
    const { body } = await setup.getFunction("hello");
    expect(body).toMatchObject({ state: "FAILED", stateMessages: [{ message: "Broken again." }] });
    expect(body).not.toHaveProperty("labels");
  });

  it("a failed function can be deleted and created again", async () => {
    const setup = openDeployments({ controlled: new ControlledRunner(new CodeError("load", "Broken.")) });
    await failed(setup);
    await setup.ended((await setup.send(`DELETE /v2/${TARGET}`)).body);
    setup.runner.ends = "success";
    await setup.deployed("hello");
    expect(await setup.runningRevision("hello")).toBe("hello-00001-emu");
  });
});
