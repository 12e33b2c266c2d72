import { describe, expect, it } from "vitest";
import { openWorkshop, PLACE, type Workshop } from "../support/workshop.ts";

const NAME = `${PLACE}/functions/listen`;

/** A function of v1 that waits for what happens to a bucket. */
async function listening(): Promise<Workshop> {
  const workshop = openWorkshop();
  const eventTrigger = { eventType: "file.changed", resource: "buckets/here" };
  const { httpsTrigger: _, ...body } = await workshop.bodyV1("listen", { eventTrigger });
  const { body: operation } = await workshop.send(`POST /v1/${PLACE}/functions`, body);
  expect(await workshop.ended(operation)).toHaveProperty("response");
  return workshop;
}

async function comes(workshop: Workshop, event: object): Promise<boolean> {
  const { body } = await workshop.send("POST /__emulator/functions/events", {
    type: "file.changed",
    ...event,
  });
  return body.deliveries.length === 1;
}

describe("the resource of a trigger that v1 gave", () => {
  it.each([
    [{ resource: "buckets/here" }, true],
    [{ source: "//files.test/buckets/here" }, true],
    [{ resource: "buckets/there" }, false],
    [{}, false],
  ])("lets events of it come, and no others: %j, %s", async (event, isMeant) => {
    const workshop = await listening();
    expect(await comes(workshop, event)).toBe(isMeant);
  });

  it("is a filter in the v2 family", async () => {
    const workshop = await listening();
    expect((await workshop.send(`GET /v2/${NAME}`)).body.eventTrigger.eventFilters).toEqual([
      { attribute: "resource", value: "buckets/here" },
    ]);
    expect((await workshop.send(`GET /v1/${NAME}`)).body.eventTrigger.resource).toBe("buckets/here");
  });

  it("is told to code that v1 calls", async () => {
    const workshop = await listening();
    await workshop.send(`POST /v1/${NAME}:call`, { data: "{}" });
    const sent = JSON.parse(new TextDecoder().decode(workshop.runner.sent.at(-1)?.bytes));
    expect(sent.context).toMatchObject({ eventType: "file.changed", resource: "buckets/here" });
  });
});
