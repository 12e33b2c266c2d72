import { describe, expect, it } from "vitest";
import { CodeError } from "../../../src/index.ts";
import { SteeredRunner } from "../support/steered-runner.ts";
import { OPERATION_MS, openWorkshop, PLACE } from "../support/workshop.ts";

const TARGET = `${PLACE}/functions/hello`;

describe("updating a function", () => {
  it("deploys another version, and calls go to the one before until the operation ends", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    const { status, body } = await workshop.send(`PATCH /v2/${TARGET}`, {
      buildConfig: { entryPoint: "other" },
    });
    expect([status, body.done]).toEqual([200, false]);
    expect(body.metadata).toMatchObject({ verb: "update", operationType: "UPDATE_FUNCTION", target: TARGET });
    await workshop.emulator.clock.advance(OPERATION_MS - 1);
    expect((await workshop.getFunction("hello")).body).toMatchObject({
      state: "DEPLOYING",
      buildConfig: { entryPoint: "other" },
      serviceConfig: { revision: "hello-00001-emu" },
    });
    expect(await workshop.answering("hello")).toBe("hello-00001-emu");
    expect([...workshop.runner.running]).toEqual(["hello-00001-emu", "hello-00002-emu"]);
    await workshop.emulator.clock.advance(1);
    expect(await workshop.answering("hello")).toBe("hello-00002-emu");
    expect([...workshop.runner.running]).toEqual(["hello-00002-emu"]);
    expect((await workshop.send(`GET /v2/${body.name}`)).body.response).toMatchObject({
      state: "ACTIVE",
      createTime: "2026-03-03T09:00:00.000Z",
      updateTime: "2026-03-03T09:00:02.000Z",
      serviceConfig: { revision: "hello-00002-emu" },
    });
  });

  it("keeps the version before for who asks for it", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello", { environment: "GEN_1" });
    const mask = "updateMask=entryPoint";
    const { body } = await workshop.send(`PATCH /v1/${TARGET}?${mask}`, { entryPoint: "other" });
    expect(body.metadata).toMatchObject({ type: "UPDATE_FUNCTION", versionId: "2" });
    await workshop.ended(body);
    expect((await workshop.send(`GET /v1/${TARGET}`)).body).toMatchObject({
      versionId: "2",
      entryPoint: "other",
    });
    const first = (await workshop.send(`GET /v1/${TARGET}?versionId=1`)).body;
    expect(first.versionId).toBe("1");
    expect(first).not.toHaveProperty("entryPoint");
  });

  it("deploys what is there of a source that it names, and else the archive of before", async () => {
    const workshop = openWorkshop();
    const { body: place } = await workshop.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const source = { storageSource: place.storageSource };
    await workshop.uploadTo(place.uploadUrl, "one");
    await workshop.deployed("hello", { buildConfig: { runtime: "nodejs24", source } });
    await workshop.uploadTo(place.uploadUrl, "two");
    const patch = async (body: object): Promise<void> =>
      void (await workshop.ended((await workshop.send(`PATCH /v2/${TARGET}`, body)).body));
    await patch({ serviceConfig: { timeoutSeconds: 30 } });
    await patch({ buildConfig: { source } });
    const [first, second, third] = workshop.runner.deployed.map(({ archiveId }) => archiveId);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
    expect(await workshop.answering("hello")).toBe("hello-00003-emu");
  });

  it("takes a mask in snake_case", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    const query = "updateMask=build_config.entry_point";
    const { body } = await workshop.send(`PATCH /v2/${TARGET}?${query}`, {
      buildConfig: { entryPoint: "other", runtime: "nodejs22" },
    });
    const { response } = await workshop.ended(body);
    expect(response.buildConfig).toMatchObject({ entryPoint: "other", runtime: "nodejs24" });
  });
});

describe("an update of what people alone read", () => {
  it("takes its time, and deploys nothing", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    const labels = { team: "a" };
    const { body } = await workshop.send(`PATCH /v2/${TARGET}`, { labels, description: "greets" });
    expect((await workshop.getFunction("hello")).body.state).toBe("DEPLOYING");
    expect(await workshop.ended(body)).toMatchObject({
      done: true,
      response: { labels, description: "greets", serviceConfig: { revision: "hello-00001-emu" } },
    });
    expect(workshop.runner.deployed).toHaveLength(1);
    expect((await workshop.getFunction("hello")).body).toMatchObject({
      state: "ACTIVE",
      labels,
      updateTime: "2026-03-03T09:00:02.000Z",
    });
    expect([...workshop.runner.running]).toEqual(["hello-00001-emu"]);
  });
});

describe("an update that fails", () => {
  it("leaves what ran running, with everything as it was", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello", { description: "greets" });
    const before = (await workshop.getFunction("hello")).body;
    workshop.runner.ends = new CodeError("load", "Broken.");
    const change = { description: "fails", buildConfig: { entryPoint: "other" } };
    const { body } = await workshop.send(`PATCH /v2/${TARGET}`, change);
    expect((await workshop.ended(body)).error).toMatchObject({ code: 3 });
    expect((await workshop.getFunction("hello")).body).toEqual(before);
    expect(await workshop.answering("hello")).toBe("hello-00001-emu");
    workshop.runner.ends = "well";
    const again = await workshop.send(`PATCH /v2/${TARGET}`, change);
    expect(await workshop.ended(again.body)).not.toHaveProperty("error");
    expect(await workshop.answering("hello")).toBe("hello-00002-emu");
  });
});

it("a function that failed sheds the reason when it is deployed again", async () => {
  const workshop = openWorkshop({ steered: new SteeredRunner(new CodeError("load", "Broken.")) });
  await workshop.ended((await workshop.create("hello")).body);
  expect((await workshop.getFunction("hello")).body).toMatchObject({ state: "FAILED", stateMessages: [{}] });
  await workshop.send(`PATCH /v2/${TARGET}`, {});
  const { body } = await workshop.getFunction("hello");
  expect(body.state).toBe("DEPLOYING");
  expect(body).not.toHaveProperty("stateMessages");
});

describe("an update that is refused", () => {
  it("comes while the function is being deployed or deleted", async () => {
    const workshop = openWorkshop({ steered: new SteeredRunner("well") });
    const expectBusy = async (): Promise<void> => {
      for (const what of [`PATCH /v2/${TARGET}`, `DELETE /v2/${TARGET}`]) {
        const { status, body } = await workshop.send(what, what.startsWith("PATCH") ? {} : undefined);
        expect([status, body.error.status]).toEqual([409, "ABORTED"]);
      }
    };
    const created = await workshop.create("hello");
    await expectBusy();
    await workshop.ended(created.body);
    const patched = await workshop.send(`PATCH /v2/${TARGET}`, { labels: { a: "b" } });
    await expectBusy();
    await workshop.ended(patched.body);
    await workshop.send(`DELETE /v2/${TARGET}`);
    await expectBusy();
  });

  it("is of no function, or of one that the version does not know", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    expect((await workshop.send(`PATCH /v2/${TARGET}er`, {})).status).toBe(404);
    expect((await workshop.send(`PATCH /v1/${TARGET}?updateMask=labels`, {})).status).toBe(404);
    expect((await workshop.send(`DELETE /v1/${TARGET}`)).status).toBe(404);
  });

  it("leaves nothing to deploy", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    const { status, body } = await workshop.send(`PATCH /v2/${TARGET}?updateMask=buildConfig.runtime`, {});
    expect(status).toBe(400);
    expect(body.error.details[0].fieldViolations[0].field).toBe("body/buildConfig/runtime");
    expect((await workshop.getFunction("hello")).body.state).toBe("ACTIVE");
  });
});
