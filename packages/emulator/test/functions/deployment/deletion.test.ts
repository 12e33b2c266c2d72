import { describe, expect, it } from "vitest";
import {
  type DeploymentSetup,
  LONG_RUNNING_MS,
  openDeployments,
  PLACE,
} from "../support/open-deployments.ts";

const TARGET = `${PLACE}/functions/hello`;

async function deleted(setup: DeploymentSetup): Promise<void> {
  await setup.ended((await setup.send(`DELETE /v2/${TARGET}`)).body);
}

describe("deleting a function", () => {
  it("a deletion removes the function when its long-running operation ends", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    const { status, body } = await setup.send(`DELETE /v2/${TARGET}`);
    expect([status, body.done]).toEqual([200, false]);
    expect(body.metadata).toMatchObject({ verb: "delete", operationType: "DELETE_FUNCTION", target: TARGET });
    await setup.emulator.clock.advance(LONG_RUNNING_MS - 1);
    expect((await setup.getFunction("hello")).body.state).toBe("DELETING");
    await setup.emulator.clock.advance(1);
    expect((await setup.getFunction("hello")).status).toBe(404);
    const { body: operation } = await setup.send(`GET /v2/${body.name}`);
    expect(operation).toMatchObject({
      done: true,
      response: { "@type": "Empty" },
    });
    expect([...setup.runner.running]).toEqual([]);
    expect(await setup.runningRevision("hello")).toBe(404);
  });

  it("a deletion in v1 returns a v1 operation", async () => {
    const setup = openDeployments();
    await setup.deployed("hello", { environment: "GEN_1" });
    const { body } = await setup.send(`DELETE /v1/${TARGET}`);
    expect(body).toMatchObject({ done: false, metadata: { type: "DELETE_FUNCTION", target: TARGET } });
    expect((await setup.send(`GET /v1/${TARGET}`)).body.status).toBe("DELETE_IN_PROGRESS");
    expect(await setup.ended(body)).toMatchObject({ done: true, response: {} });
  });

  it("a deletion removes the policy, versions and archives of the function", async () => {
    const setup = openDeployments();
    await setup.deployed("hello");
    const policy = { bindings: [{ role: "roles/invoker", members: ["allUsers"] }] };
    await setup.send(`POST /v2/${TARGET}:setIamPolicy`, { policy });
    await deleted(setup);
    await setup.deployed("hello");
    expect((await setup.send(`GET /v2/${TARGET}:getIamPolicy`)).body).not.toHaveProperty("bindings");
    expect((await setup.getFunction("hello")).body.serviceConfig.revision).toBe("hello-00001-emu");
    expect([...setup.runner.running]).toEqual(["hello-00001-emu"]);
  });

  it("a deletion removes only the pending deliveries of its function", async () => {
    const setup = openDeployments();
    const eventTrigger = { eventType: "com.example.made", retryPolicy: "RETRY_POLICY_RETRY" };
    await setup.deployed("hello", { eventTrigger });
    await setup.deployed("other", { eventTrigger });
    setup.runner.respond = () => new Response("not now", { status: 500 });
    const events = "/__emulator/functions/events";
    await setup.send(`POST ${events}`, { type: "com.example.made" });
    await deleted(setup);
    const { deliveries } = (await setup.send(`GET ${events}`)).body;
    const names = deliveries.map((delivery: { readonly function: string }) => delivery.function);
    expect(names).toEqual([`${PLACE}/functions/other`]);
  });
});

describe("archives of deleted functions", () => {
  it("keeps an archive while another function uses it", async () => {
    const setup = openDeployments();
    const archives = async (): Promise<number> => {
      const { services } = (await setup.emulator.snapshot()).toJSON();
      return Object.keys(services.functions?.collections.archives ?? {}).length;
    };
    const { body: place } = await setup.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const buildConfig = { runtime: "nodejs24", source: { storageSource: place.storageSource } };
    await setup.uploadTo(place.uploadUrl, "one");
    await setup.deployed("hello", { buildConfig });
    await setup.deployed("other", { buildConfig });
    await setup.uploadTo(place.uploadUrl, "two");
    expect(await archives()).toBe(2);
    await deleted(setup);
    expect(await archives()).toBe(2);
    await setup.ended((await setup.send(`DELETE /v2/${PLACE}/functions/other`)).body);
    expect(await archives()).toBe(1);
  });

  it("keeps an archive while another deployment uses it", async () => {
    const setup = openDeployments();
    const { body: place } = await setup.send(`POST /v2/${PLACE}/functions:generateUploadUrl`, {});
    const buildConfig = { runtime: "nodejs24", source: { storageSource: place.storageSource } };
    await setup.uploadTo(place.uploadUrl, "one");
    await setup.deployed("hello", { buildConfig });
    await setup.send(`DELETE /v2/${TARGET}`);
    await setup.emulator.clock.advance(LONG_RUNNING_MS / 2);
    const { body: other } = await setup.create("other", { buildConfig });
    await setup.emulator.clock.advance(0);
    await setup.uploadTo(place.uploadUrl, "two");
    expect(await setup.ended(other)).not.toHaveProperty("error");
    const program = setup.runner.deployed.at(-1);
    expect((await program?.archive())?.length).toBeGreaterThan(0);
  });
});
