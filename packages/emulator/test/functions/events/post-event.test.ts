import { describe, expect, it } from "vitest";
import type { SeedFunction } from "../../../src/services/functions/seed/functions-section.ts";
import { eventFunction, httpFunction, OPENING, openFunctions, PLACE } from "../support/open-functions.ts";

const EVENTS = "/__emulator/functions/events";
const PLACED = { type: "order.placed" };

type Trigger = NonNullable<SeedFunction["eventTrigger"]>;

/** Returns whether a function with the trigger receives an event. */
async function isDelivered(
  trigger: Trigger,
  event: object,
  more: Partial<SeedFunction> = {},
): Promise<boolean> {
  const { ask } = openFunctions([eventFunction("listen", trigger, more)]);
  const { status, body } = await ask(`POST ${EVENTS}`, event);
  expect(status).toBe(202);
  expect(body).toMatchObject({ considered: 1 });
  return (body as { deliveries: unknown[] }).deliveries.length === 1;
}

function filtered(...eventFilters: NonNullable<Trigger["eventFilters"]>): Trigger {
  return { eventType: "order.placed", eventFilters };
}

describe("posting an event", () => {
  it("delivers an event to every function with a matching trigger, and lists these functions in the response", async () => {
    const { ask, emulator, runner } = openFunctions([
      eventFunction("ship-it", { eventType: "order.placed" }),
      eventFunction("bill-it", { eventType: "order.placed" }),
      eventFunction("cancel-it", { eventType: "order.cancelled" }),
      httpFunction("hello"),
    ]);
    const { status, body } = await ask(`POST ${EVENTS}`, { ...PLACED, id: "7" });
    expect(status).toBe(202);
    expect(body).toEqual({
      id: "7",
      deliveries: [
        { id: "delivery-1", function: `${PLACE}/functions/bill-it` },
        { id: "delivery-2", function: `${PLACE}/functions/ship-it` },
      ],
      considered: 3,
    });
    await emulator.clock.advance(0);
    const targets = runner.sent.map(({ program }) => program.id.split("@")[0]);
    expect(targets.sort()).toEqual([`${PLACE}/functions/bill-it`, `${PLACE}/functions/ship-it`]);
  });

  it("returns no deliveries and the number of checked functions if no trigger matches", async () => {
    const { ask, emulator, runner } = openFunctions([
      eventFunction("ship-it", { eventType: "order.placed" }),
    ]);
    const { body } = await ask(`POST ${EVENTS}`, { type: "something.else", id: "7" });
    expect(body).toEqual({ id: "7", deliveries: [], considered: 1 });
    await emulator.clock.advance(0);
    expect(runner.sent).toEqual([]);
  });

  it("previews the functions that would receive an event without delivering it", async () => {
    const { ask, emulator, runner } = openFunctions([
      eventFunction("ship-it", { eventType: "order.placed" }),
      eventFunction("cancel-it", { eventType: "order.cancelled" }),
    ]);
    const { status, body } = await ask("POST /__emulator/functions/event-preview", PLACED);
    expect(status).toBe(200);
    expect(body).toEqual({ functions: [`${PLACE}/functions/ship-it`], considered: 2 });
    await emulator.clock.advance(0);
    expect(runner.sent).toEqual([]);
    expect((await ask(`GET ${EVENTS}`)).body).toEqual({ deliveries: [] });
  });

  it("delivers an event only within the requested project or location", async () => {
    const trigger = { eventType: "order.placed" };
    const names = [
      "projects/demo/locations/north",
      "projects/demo/locations/south",
      "projects/other/locations/north",
    ];
    const { ask } = openFunctions(
      names.map((place) => eventFunction("", trigger, { name: `${place}/functions/listen` })),
    );
    const delivered = async (query: string): Promise<string[]> => {
      const { body } = await ask(`POST ${EVENTS}?${query}`, PLACED);
      return (body as { deliveries: { function: string }[] }).deliveries.map((each) =>
        each.function.replace("/functions/listen", ""),
      );
    };
    expect(await delivered("")).toEqual(names);
    expect(await delivered("project=demo")).toEqual(names.slice(0, 2));
    expect(await delivered("location=north")).toEqual([names[0], names[2]]);
    expect(await delivered("project=demo&location=south")).toEqual([names[1]]);
    expect(await delivered("project=nobody")).toEqual([]);
  });
});

describe("event attributes", () => {
  it("sets default values for missing attributes of an event", async () => {
    const { ask, emulator, runner } = openFunctions([eventFunction("listen", { eventType: "order.placed" })]);
    const { body } = await ask(`POST ${EVENTS}`, { ...PLACED, subject: null });
    await emulator.clock.advance(0);
    expect(JSON.parse(runner.sent[0]?.text ?? "")).toEqual({
      specversion: "1.0",
      id: (body as { id: string }).id,
      source: "//seamline.test/emulator",
      type: "order.placed",
      time: new Date(OPENING).toISOString(),
    });
  });

  it.each([
    ["a missing type", {}, "type"],
    ["an empty type", { type: "" }, "type"],
    ["a numeric type", { type: 4 }, "type"],
    ["an unsupported version", { ...PLACED, specversion: "0.3" }, "specversion"],
    ["an empty id", { ...PLACED, id: "" }, "id"],
    ["an invalid time", { ...PLACED, time: "noon" }, "time"],
    ["an invalid media type", { ...PLACED, datacontenttype: "json\r\n" }, "datacontenttype"],
    ["an attribute with an upper-case letter", { ...PLACED, traceParent: "1" }, "traceParent"],
    ["an attribute that is an object", { ...PLACED, place: {} }, "place"],
    ["a fractional number", { ...PLACED, weight: 0.5 }, "weight"],
    ["a number above the 32-bit range", { ...PLACED, weight: 2 ** 31 }, "weight"],
    ["a number below the 32-bit range", { ...PLACED, weight: -(2 ** 31) - 1 }, "weight"],
    ["invalid Base64", { ...PLACED, data_base64: "###" }, "data_base64"],
    ["truncated Base64", { ...PLACED, data_base64: "AAAAA" }, "data_base64"],
    ["both data and data_base64", { ...PLACED, data: 1, data_base64: "AA==" }, "data_base64"],
  ])("rejects an event with %s, and names the member in the error", async (_, event, member) => {
    const { ask } = openFunctions([eventFunction("listen", { eventType: "order.placed" })]);
    const { status, body } = await ask(`POST ${EVENTS}`, event);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error: { code: "invalid-event", message: expect.stringContaining(member), problems: [{ member }] },
    });
    expect((await ask(`GET ${EVENTS}`)).body).toEqual({ deliveries: [] });
  });

  it("rejects events that are not JSON objects and requests with unknown query parameters", async () => {
    const { ask } = openFunctions([]);
    expect((await ask(`POST ${EVENTS}`, [PLACED])).status).toBe(400);
    expect((await ask(`POST ${EVENTS}`, "{")).status).toBe(400);
    expect((await ask(`POST ${EVENTS}?projects=demo`, PLACED)).status).toBe(400);
  });
});

describe("triggers", () => {
  it("a trigger matches events of its type that match all filters", async () => {
    const filters = [
      { attribute: "shop", value: "4" },
      { attribute: "type", value: "order.placed" },
    ];
    expect(await isDelivered(filtered(...filters), { ...PLACED, shop: "4" })).toBe(true);
    expect(await isDelivered(filtered(...filters), { ...PLACED, shop: 4 })).toBe(true);
    expect(await isDelivered(filtered(...filters), { ...PLACED, shop: "40" })).toBe(false);
    expect(await isDelivered(filtered(...filters), PLACED)).toBe(false);
    expect(await isDelivered(filtered(...filters), { type: "order.changed", shop: "4" })).toBe(false);
    expect(await isDelivered(filtered({ attribute: "data", value: "4" }), { ...PLACED, data: 4 })).toBe(
      false,
    );
  });

  it("a trigger can filter events by path pattern", async () => {
    const trigger = filtered({
      attribute: "document",
      value: "users/{user}/*",
      operator: "match-path-pattern",
    });
    expect(await isDelivered(trigger, { ...PLACED, document: "users/ada/books" })).toBe(true);
    expect(await isDelivered(trigger, { ...PLACED, document: "users/ada" })).toBe(false);
  });

  it("a trigger with an unknown operator never matches, and the response reports the operator", async () => {
    const trigger = filtered({ attribute: "shop", value: "4", operator: "sounds-like" });
    const { ask } = openFunctions([eventFunction("listen", trigger)]);
    const { body } = await ask(`POST ${EVENTS}`, { ...PLACED, shop: "4" });
    expect(body).toMatchObject({
      deliveries: [],
      problems: [{ function: `${PLACE}/functions/listen`, problem: expect.stringContaining("sounds-like") }],
    });
  });

  it.each([
    [{ source: "//queue.test/projects/demo/topics/orders" }, true],
    [{ source: "projects/demo/topics/orders" }, true],
    [{ topic: "projects/demo/topics/orders" }, true],
    [{ source: "//queue.test/projects/demo/topics/orders-2" }, false],
    [{ source: "//queue.test/my-projects/demo/topics/orders" }, false],
    [{}, false],
  ])("a topic trigger compares the topic of an event: %j, %s", async (event, isMeant) => {
    const trigger = { eventType: "order.placed", pubsubTopic: "projects/demo/topics/orders" };
    expect(await isDelivered(trigger, { ...PLACED, ...event })).toBe(isMeant);
  });

  it.each([
    [{ resource: "shops/4" }, true],
    [{ source: "//shop.test/shops/4" }, true],
    [{ source: "//shop.test", subject: "shops/4" }, true],
    [{ source: "//shop.test/shops", subject: "4" }, true],
    [{ resource: "shops/5", source: "//shop.test/shops/4" }, false],
    [{ source: "//shop.test/shops/40" }, false],
    [{}, false],
  ])("a first-generation trigger compares the resource of an event: %j, %s", async (event, isMeant) => {
    const trigger = filtered({ attribute: "resource", value: "shops/4" });
    expect(await isDelivered(trigger, { ...PLACED, ...event }, { environment: "GEN_1" })).toBe(isMeant);
  });

  it.each([
    [{ channel: "one" }, "channel"],
    [{ service: "one" }, "service"],
    [{ triggerRegion: "one" }, "triggerregion"],
  ])("a trigger compares %j only if the event has the attribute", async (trigger, attribute) => {
    const whole = { eventType: "order.placed", ...trigger };
    expect(await isDelivered(whole, PLACED)).toBe(true);
    expect(await isDelivered(whole, { ...PLACED, [attribute]: "one" })).toBe(true);
    expect(await isDelivered(whole, { ...PLACED, [attribute]: "two" })).toBe(false);
  });

  it("a trigger never matches if its function was never deployed", async () => {
    const { files: _, ...seed } = eventFunction("listen", { eventType: "order.placed" });
    const { ask } = openFunctions([seed]);
    expect((await ask(`POST ${EVENTS}`, PLACED)).body).toMatchObject({ deliveries: [], considered: 0 });
  });
});
