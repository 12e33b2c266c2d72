import { describe, expect, it } from "vitest";
import { OPERATION_MS, openWorkshop, PLACE, type Workshop } from "../support/workshop.ts";

const TARGET = `${PLACE}/functions/hello`;

async function deleted(workshop: Workshop): Promise<void> {
  await workshop.ended((await workshop.send(`DELETE /v2/${TARGET}`)).body);
}

describe("deleting a function", () => {
  it("takes its time, and then the function is gone", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    const { status, body } = await workshop.send(`DELETE /v2/${TARGET}`);
    expect([status, body.done]).toEqual([200, false]);
    expect(body.metadata).toMatchObject({ verb: "delete", operationType: "DELETE_FUNCTION", target: TARGET });
    await workshop.emulator.clock.advance(OPERATION_MS - 1);
    expect((await workshop.getFunction("hello")).body.state).toBe("DELETING");
    await workshop.emulator.clock.advance(1);
    expect((await workshop.getFunction("hello")).status).toBe(404);
    const { body: operation } = await workshop.send(`GET /v2/${body.name}`);
    expect(operation).toMatchObject({
      done: true,
      response: { "@type": "Empty" },
    });
    expect([...workshop.runner.running]).toEqual([]);
    expect(await workshop.answering("hello")).toBe(404);
  });

  it("is an operation of v1 there", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello", { environment: "GEN_1" });
    const { body } = await workshop.send(`DELETE /v1/${TARGET}`);
    expect(body).toMatchObject({ done: false, metadata: { type: "DELETE_FUNCTION", target: TARGET } });
    expect((await workshop.send(`GET /v1/${TARGET}`)).body.status).toBe("DELETE_IN_PROGRESS");
    expect(await workshop.ended(body)).toMatchObject({ done: true, response: {} });
  });

  it("takes its policy, its versions and its archives with it", async () => {
    const workshop = openWorkshop();
    await workshop.deployed("hello");
    const policy = { bindings: [{ role: "roles/invoker", members: ["allUsers"] }] };
    await workshop.send(`POST /v2/${TARGET}:setIamPolicy`, { policy });
    await deleted(workshop);
    await workshop.deployed("hello");
    expect((await workshop.send(`GET /v2/${TARGET}:getIamPolicy`)).body).not.toHaveProperty("bindings");
    expect((await workshop.getFunction("hello")).body.serviceConfig.revision).toBe("hello-00001-emu");
    expect([...workshop.runner.running]).toEqual(["hello-00001-emu"]);
  });

  it("takes the events that were on their way to it, and no others", async () => {
    const workshop = openWorkshop();
    const eventTrigger = { eventType: "com.example.made", retryPolicy: "RETRY_POLICY_RETRY" };
    await workshop.deployed("hello", { eventTrigger });
    await workshop.deployed("other", { eventTrigger });
    workshop.runner.answer = () => new Response("not now", { status: 500 });
    const events = "/__emulator/functions/events";
    await workshop.send(`POST ${events}`, { type: "com.example.made" });
    await deleted(workshop);
    const { deliveries } = (await workshop.send(`GET ${events}`)).body;
    const names = deliveries.map((delivery: { readonly function: string }) => delivery.function);
    expect(names).toEqual([`${PLACE}/functions/other`]);
  });
});

describe("the archive of a deleted function", () => {
  it("stays where another function has it, and goes with the last one", async () => {
    const workshop = openWorkshop();
    const archives = async (): Promise<number> => {
      const { services } = (await workshop.emulator.snapshot()).toJSON();
      return Object.keys(services.functions?.collections.archives ?? {}).length;
    };
    const { body: place } = await workshop.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const buildConfig = { runtime: "nodejs24", source: { storageSource: place.storageSource } };
    await workshop.uploadTo(place.uploadUrl, "one");
    await workshop.deployed("hello", { buildConfig });
    await workshop.deployed("other", { buildConfig });
    await workshop.uploadTo(place.uploadUrl, "two");
    expect(await archives()).toBe(2);
    await deleted(workshop);
    expect(await archives()).toBe(2);
    await workshop.ended((await workshop.send(`DELETE /v2/${PLACE}/functions/other`)).body);
    expect(await archives()).toBe(1);
  });

  it("stays where it is being deployed", async () => {
    const workshop = openWorkshop();
    const { body: place } = await workshop.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const buildConfig = { runtime: "nodejs24", source: { storageSource: place.storageSource } };
    await workshop.uploadTo(place.uploadUrl, "one");
    await workshop.deployed("hello", { buildConfig });
    await workshop.send(`DELETE /v2/${TARGET}`);
    await workshop.emulator.clock.advance(OPERATION_MS / 2);
    const { body: other } = await workshop.create("other", { buildConfig });
    await workshop.emulator.clock.advance(0);
    await workshop.uploadTo(place.uploadUrl, "two");
    expect(await workshop.ended(other)).not.toHaveProperty("error");
    const program = workshop.runner.deployed.at(-1);
    expect((await program?.archive())?.length).toBeGreaterThan(0);
  });
});
