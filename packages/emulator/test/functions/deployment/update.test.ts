import { describe, expect, it } from "vitest";
import { CodeError } from "../../../src/index.ts";
import { ControlledRunner } from "../support/controlled-runner.ts";
import { LONG_RUNNING_MS, openDeployments, PLACE } from "../support/open-deployments.ts";

const TARGET = `${PLACE}/functions/hello`;

describe("updating a function", () => {
  it("an update deploys a new version, and the previous version serves calls until the operation ends", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    const { status, body } = await setup.send(`PATCH /v2/${TARGET}`, {
      buildConfig: { entryPoint: "other" },
    });
    expect([status, body.done]).toEqual([200, false]);
    expect(body.metadata).toMatchObject({ verb: "update", operationType: "UPDATE_FUNCTION", target: TARGET });
    await setup.emulator.clock.advance(LONG_RUNNING_MS - 1);
    expect((await setup.getFunction("hello")).body).toMatchObject({
      state: "DEPLOYING",
      buildConfig: { entryPoint: "other" },
      serviceConfig: { revision: "hello-00001-emu" },
    });
    expect(await setup.runningRevision("hello")).toBe("hello-00001-emu");
    expect([...setup.runner.running]).toEqual(["hello-00001-emu", "hello-00002-emu"]);
    await setup.emulator.clock.advance(1);
    expect(await setup.runningRevision("hello")).toBe("hello-00002-emu");
    expect([...setup.runner.running]).toEqual(["hello-00002-emu"]);
    expect((await setup.send(`GET /v2/${body.name}`)).body.response).toMatchObject({
      state: "ACTIVE",
      createTime: "2026-03-03T09:00:00.000Z",
      updateTime: "2026-03-03T09:00:02.000Z",
      serviceConfig: { revision: "hello-00002-emu" },
    });
  });

  it("the previous version remains readable after an update", async () => {
    const setup = openDeployments();
    await setup.deployed("hello", { environment: "GEN_1" });
    const mask = "updateMask=entryPoint";
    const { body } = await setup.send(`PATCH /v1/${TARGET}?${mask}`, { entryPoint: "other" });
    expect(body.metadata).toMatchObject({ type: "UPDATE_FUNCTION", versionId: "2" });
    await setup.ended(body);
    expect((await setup.send(`GET /v1/${TARGET}`)).body).toMatchObject({
      versionId: "2",
      entryPoint: "other",
    });
    const first = (await setup.send(`GET /v1/${TARGET}?versionId=1`)).body;
    expect(first.versionId).toBe("1");
    expect(first).not.toHaveProperty("entryPoint");
  });

  it("an update deploys its source's current content, or the previous archive if it has no source", async () => {
    const setup = openDeployments();
    const { body: place } = await setup.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const source = { storageSource: place.storageSource };
    await setup.uploadTo(place.uploadUrl, "one");
    await setup.deployed("hello", { buildConfig: { runtime: "nodejs24", source } });
    await setup.uploadTo(place.uploadUrl, "two");
    const patch = async (body: object): Promise<void> =>
      void (await setup.ended((await setup.send(`PATCH /v2/${TARGET}`, body)).body));
    await patch({ serviceConfig: { timeoutSeconds: 30 } });
    await patch({ buildConfig: { source } });
    const [first, second, third] = setup.runner.deployed.map(({ archiveId }) => archiveId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(await setup.runningRevision("hello")).toBe("hello-00003-emu");
  });

  it("an update accepts a mask in snake_case", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    const query = "updateMask=build_config.entry_point";
    const { body } = await setup.send(`PATCH /v2/${TARGET}?${query}`, {
      buildConfig: { entryPoint: "other", runtime: "nodejs22" },
    });
    const { response } = await setup.ended(body);
    expect(response.buildConfig).toMatchObject({ entryPoint: "other", runtime: "nodejs24" });
  });
});

describe("updates of labels", () => {
  it("an update of labels creates a long-running operation, but deploys nothing", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    const labels = { team: "a" };
    const { body } = await setup.send(`PATCH /v2/${TARGET}`, { labels, description: "greets" });
    expect((await setup.getFunction("hello")).body.state).toBe("DEPLOYING");
    expect(await setup.ended(body)).toMatchObject({
      done: true,
      response: { labels, description: "greets", serviceConfig: { revision: "hello-00001-emu" } },
    });
    expect(setup.runner.deployed).toHaveLength(1);
    expect((await setup.getFunction("hello")).body).toMatchObject({
      state: "ACTIVE",
      labels,
      updateTime: "2026-03-03T09:00:02.000Z",
    });
    expect([...setup.runner.running]).toEqual(["hello-00001-emu"]);
  });
});

describe("failed updates", () => {
  it("a failed update leaves the function running and unchanged", async () => {
    const setup = openDeployments();
    await setup.deployed("hello", { description: "greets" });
    const before = (await setup.getFunction("hello")).body;
    setup.runner.ends = new CodeError("load", "Broken.");
    const change = { description: "fails", buildConfig: { entryPoint: "other" } };
    const { body } = await setup.send(`PATCH /v2/${TARGET}`, change);
    expect((await setup.ended(body)).error).toMatchObject({ code: 3 });
    expect((await setup.getFunction("hello")).body).toEqual(before);
    expect(await setup.runningRevision("hello")).toBe("hello-00001-emu");
    setup.runner.ends = "success";
    const again = await setup.send(`PATCH /v2/${TARGET}`, change);
    expect(await setup.ended(again.body)).not.toHaveProperty("error");
    expect(await setup.runningRevision("hello")).toBe("hello-00002-emu");
  });
});

it("a successful update clears the error of a failed function", async () => {
  const setup = openDeployments({ controlled: new ControlledRunner(new CodeError("load", "Broken.")) });
  await setup.ended((await setup.create("hello")).body);
  expect((await setup.getFunction("hello")).body).toMatchObject({ state: "FAILED", stateMessages: [{}] });
  await setup.send(`PATCH /v2/${TARGET}`, {});
  const { body } = await setup.getFunction("hello");
  expect(body.state).toBe("DEPLOYING");
  expect(body).not.toHaveProperty("stateMessages");
});

describe("invalid updates", () => {
  it("rejects an update while the function is being deployed or deleted", async () => {
    const setup = openDeployments({ controlled: new ControlledRunner("success") });
    const expectBusy = async (): Promise<void> => {
      for (const what of [`PATCH /v2/${TARGET}`, `DELETE /v2/${TARGET}`]) {
        const { status, body } = await setup.send(what, what.startsWith("PATCH") ? {} : undefined);
        expect([status, body.error.status]).toEqual([409, "ABORTED"]);
      }
    };
    const created = await setup.create("hello");
    await expectBusy();
    await setup.ended(created.body);
    const patched = await setup.send(`PATCH /v2/${TARGET}`, { labels: { a: "b" } });
    await expectBusy();
    await setup.ended(patched.body);
    await setup.send(`DELETE /v2/${TARGET}`);
    await expectBusy();
  });

  it("returns 404 for an update of a function that is unknown or not visible in the API version", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    expect((await setup.send(`PATCH /v2/${TARGET}er`, {})).status).toBe(404);
    expect((await setup.send(`PATCH /v1/${TARGET}?updateMask=labels`, {})).status).toBe(404);
    expect((await setup.send(`DELETE /v1/${TARGET}`)).status).toBe(404);
  });

  it("rejects an update that removes a field required for deployment", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    const { status, body } = await setup.send(`PATCH /v2/${TARGET}?updateMask=buildConfig.runtime`, {});
    expect(status).toBe(400);
    expect(body.error.details[0].fieldViolations[0].field).toBe("body/buildConfig/runtime");
    expect((await setup.getFunction("hello")).body.state).toBe("ACTIVE");
  });
});
