import { describe, expect, it, onTestFinished } from "vitest";
import { EventReader } from "../../../emulator-kit/test/live/support/event-reader.ts";
import type { Emulator } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";
import { openTwo } from "./support/open-emulators.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { testDatabase } from "./support/test-database.ts";

/** Opens two emulators on a database, and reads the events of the second one. */
async function openWatched(): Promise<{ one: Emulator; other: Emulator; events: EventReader }> {
  const [one, other] = await openTwo(await testDatabase());
  const events = new EventReader(await other.edge.fetch("http://127.0.0.1/__emulator/events"));
  onTestFinished(() => events.cancel());
  await events.until("faults");
  return { one, other, events };
}

describe.runIf(postgresTests)("readers of two emulators on a database", LONG, () => {
  it("a reader receives each change from both emulators once", async () => {
    const { one, other, events } = await openWatched();
    await ask(other.retention, "POST /v1/matters", { name: "Case" });
    await events.until("state", ({ service }) => service === "retention");
    await ask(one.edge, "POST /dnszone", { Domain: "one.example" });
    const { name, data } = await nextChange(events);
    expect({ name, service: data.service }).toEqual({ name: "state", service: "edge" });
    expect(data.collections).toContain("zones");
  });

  it("a reader is notified when the other emulator replaces the state or changes the clock", async () => {
    const { one, events } = await openWatched();
    await one.clock.advance(5_000);
    await events.until("clock", ({ now }) => now === 5_000);
    await one.reset();
    expect((await nextChange(events)).name).toBe("replaced");
  });
});

/** Returns the next event that reports a state change. */
async function nextChange(
  events: EventReader,
): Promise<{ readonly name: string; readonly data: { service: string; collections: string[] } }> {
  for (let event = await events.next(); event; event = await events.next())
    if (event.name === "state" || event.name === "replaced") return event;
  throw new Error("The stream has ended.");
}
