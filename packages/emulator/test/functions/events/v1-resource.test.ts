import { describe, expect, it } from "vitest";
import { type DeploymentSetup, openDeployments, PLACE } from "../support/open-deployments.ts";

const NAME = `${PLACE}/functions/listen`;

/** Opens an emulator with a v1 function that listens to events from a bucket. */
async function listening(): Promise<DeploymentSetup> {
  const setup = openDeployments();
  const eventTrigger = { eventType: "file.changed", resource: "buckets/here" };
  const { httpsTrigger: _, ...body } = await setup.bodyV1("listen", { eventTrigger });
  const { body: operation } = await setup.send(`POST /v1/${PLACE}/functions`, body);
  expect(await setup.ended(operation)).toHaveProperty("response");
  return setup;
}

async function comes(setup: DeploymentSetup, event: object): Promise<boolean> {
  const { body } = await setup.send("POST /__emulator/functions/events", {
    type: "file.changed",
    ...event,
  });
  return body.deliveries.length === 1;
}

describe("resources of v1 triggers", () => {
  it.each([
    [{ resource: "buckets/here" }, true],
    [{ source: "//files.test/buckets/here" }, true],
    [{ resource: "buckets/there" }, false],
    [{}, false],
  ])("a v1 trigger matches only events with its resource: %j, %s", async (event, isMeant) => {
    const setup = await listening();
    expect(await comes(setup, event)).toBe(isMeant);
  });

  it("the v2 family represents the resource of a v1 trigger as an event filter", async () => {
    const setup = await listening();
    expect((await setup.send(`GET /v2/${NAME}`)).body.eventTrigger.eventFilters).toEqual([
      { attribute: "resource", value: "buckets/here" },
    ]);
    expect((await setup.send(`GET /v1/${NAME}`)).body.eventTrigger.resource).toBe("buckets/here");
  });

  it("a call passes the resource of its v1 trigger in the event context", async () => {
    const setup = await listening();
    await setup.send(`POST /v1/${NAME}:call`, { data: "{}" });
    const sent = JSON.parse(new TextDecoder().decode(setup.runner.sent.at(-1)?.bytes));
    expect(sent.context).toMatchObject({ eventType: "file.changed", resource: "buckets/here" });
  });
});
