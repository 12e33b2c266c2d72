import { describe, expect, it } from "vitest";
import { CodeError, type CodeProblem } from "../../../src/index.ts";
import type { Outcome } from "../support/send-to.ts";
import { SteeredRunner } from "../support/steered-runner.ts";
import { openWorkshop, PLACE, type Workshop } from "../support/workshop.ts";

const TARGET = `${PLACE}/functions/hello`;

async function failed(workshop: Workshop, more: object = {}): Promise<Outcome["body"]> {
  const { body } = await workshop.create("hello", more);
  const operation = await workshop.ended(body);
  expect(operation.done).toBe(true);
  expect(operation).not.toHaveProperty("response");
  return operation;
}

describe("a deployment that fails", () => {
  it.each<[CodeProblem, number]>([
    ["archive", 3],
    ["package", 3],
    ["entry-point", 3],
    ["load", 3],
    ["start-timeout", 4],
    ["memory", 9],
    ["crashed", 9],
  ])("for its code (%s) ends with a code of RPCs, and says why", async (problem, code) => {
    const workshop = openWorkshop({ steered: new SteeredRunner(new CodeError(problem, "It is broken.")) });
    const { error } = await failed(workshop);
    expect(error).toEqual({ code, message: "It is broken." });
  });

  it("shows the last lines that the code wrote", async () => {
    const lines = Array.from({ length: 500 }, (_, at) => `line ${at}`).join("\n");
    const steered = new SteeredRunner(new CodeError("load", "Loading failed.", `${lines}\n`));
    const { error } = await failed(openWorkshop({ steered }));
    expect(error.message).toMatch(/^Loading failed\.\nline \d+\n.*line 499$/s);
    expect(error.message.length).toBeLessThan(2_100);
  });

  it("leaves a function that says so, in every version", async () => {
    const steered = new SteeredRunner(new CodeError("load", "A brace is missing."));
    const workshop = openWorkshop({ steered });
    await failed(workshop, { environment: "GEN_1" });
    const { body } = await workshop.getFunction("hello");
    expect(body).toMatchObject({
      state: "FAILED",
      stateMessages: [{ severity: "ERROR", message: "A brace is missing." }],
      updateTime: "2026-03-03T09:00:01.000Z",
    });
    expect((await workshop.send(`GET /v1/${TARGET}`)).body.status).toBe("OFFLINE");
  });

  it("says at which stage, and begins no later one", async () => {
    const workshop = openWorkshop({ steered: new SteeredRunner("hold") });
    const { body } = await workshop.create("hello", { eventTrigger: { eventType: "com.example.made" } });
    const deployment = await workshop.runner.held();
    await deployment.reach("examined");
    deployment.fail(new CodeError("start-timeout", "It does not listen."));
    const { metadata } = await workshop.ended(body);
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

  it("of a reason of the emulator's own is an internal error, and nothing waits for ever", async () => {
    const { error } = await failed(openWorkshop({ steered: new SteeredRunner(new TypeError("oops")) }));
    expect(error).toMatchObject({ code: 13, message: expect.stringContaining("oops") });
  });
});

describe("a deployment that cannot be begun", () => {
  it("has nothing that runs code, and says what to give", async () => {
    const { error } = await failed(openWorkshop({ isWithoutRunner: true }));
    expect(error).toMatchObject({ code: 9, message: expect.stringContaining("functionRunner()") });
  });

  it("has a runtime that is listed and not run", async () => {
    const workshop = openWorkshop();
    const { source } = (await workshop.bodyV2()).buildConfig as { source: object };
    const { error } = await failed(workshop, { buildConfig: { runtime: "python312", source } });
    expect(error).toMatchObject({ code: 9, message: expect.stringContaining("python312 is not run") });
    expect(workshop.runner.deployed).toEqual([]);
  });

  it("names a place where nothing was uploaded", async () => {
    const workshop = openWorkshop();
    const { body } = await workshop.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const source = { storageSource: body.storageSource };
    const { error, metadata } = await failed(workshop, { buildConfig: { runtime: "nodejs24", source } });
    expect(error).toMatchObject({ code: 9, message: expect.stringContaining(body.storageSource.object) });
    expect(metadata.stages[0].stateMessages[0].severity).toBe("ERROR");
  });
});

describe("a function whose deployment failed", () => {
  it("runs once an update brings what was missing, as its first version", async () => {
    const workshop = openWorkshop({ steered: new SteeredRunner(new CodeError("load", "Broken.")) });
    await failed(workshop);
    workshop.runner.ends = "well";
    const buildConfig = { source: await workshop.uploadV2("whole") };
    const { body } = await workshop.send(`PATCH /v2/${TARGET}`, { buildConfig });
    expect(await workshop.ended(body)).not.toHaveProperty("error");
    const { body: shown } = await workshop.getFunction("hello");
    expect(shown.state).toBe("ACTIVE");
    expect(shown).not.toHaveProperty("stateMessages");
    expect(await workshop.answering("hello")).toBe("hello-00001-emu");
  });

  it("is tried again by any update", async () => {
    const workshop = openWorkshop({ steered: new SteeredRunner(new CodeError("load", "Broken.")) });
    await failed(workshop);
    workshop.runner.ends = new CodeError("load", "Broken again.");
    const again = await workshop.send(`PATCH /v2/${TARGET}`, { labels: { a: "b" } });
    expect((await workshop.ended(again.body)).error.message).toBe("Broken again.");
    const { body } = await workshop.getFunction("hello");
    expect(body).toMatchObject({ state: "FAILED", stateMessages: [{ message: "Broken again." }] });
    expect(body).not.toHaveProperty("labels");
  });

  it("can be deleted, and created anew", async () => {
    const workshop = openWorkshop({ steered: new SteeredRunner(new CodeError("load", "Broken.")) });
    await failed(workshop);
    await workshop.ended((await workshop.send(`DELETE /v2/${TARGET}`)).body);
    workshop.runner.ends = "well";
    await workshop.deployed("hello");
    expect(await workshop.answering("hello")).toBe("hello-00001-emu");
  });
});
