import { expect, test } from "vitest";
import { createClock, createEmulator } from "../../src/index.ts";
import { ask } from "../runtime/support/ask.ts";

const emulator = createEmulator({ clock: { mode: "manual", now: Date.UTC(2026, 1, 6, 9, 27, 36) } });

test.each([
  ["a success", "GET /dnszone"],
  ["an error", "GET /dnszone/17"],
  ["an unknown path", "GET /nothing"],
  ["OPTIONS", "OPTIONS /dnszone"],
  ["HEAD", "HEAD /dnszone"],
  ["control", "GET /__emulator/health"],
])("every response has the date of the emulator's clock: %s", async (_, what) => {
  const { headers } = await ask(emulator.edge, what);
  expect(headers.get("date")).toBe("Fri, 06 Feb 2026 09:27:36 GMT");
});

test("the Date header follows the emulator's clock in whole seconds, even for injected errors", async () => {
  const moving = createEmulator({ clock: { mode: "manual", now: 1_500 } });
  const date = async (): Promise<string | null> =>
    (await ask(moving.edge, "GET /dnszone")).headers.get("date");
  expect(await date()).toBe("Thu, 01 Jan 1970 00:00:01 GMT");
  await moving.clock.advance(499);
  expect(await date()).toBe("Thu, 01 Jan 1970 00:00:01 GMT");
  await moving.clock.advance(1);
  moving.faults.add({ operationId: "listDnsZones", status: 429, times: 1 });
  expect(await date()).toBe("Thu, 01 Jan 1970 00:00:02 GMT");
  expect(moving.requests().at(-1)?.response?.headers.date).toBe("Thu, 01 Jan 1970 00:00:02 GMT");
});

test("the date header is omitted if it cannot represent the time", async () => {
  const clock = { ...createClock({ mode: "manual" }), now: () => 8.64e15 };
  const late = createEmulator({ clock });
  expect((await ask(late.edge, "GET /dnszone")).headers.has("date")).toBe(false);
});
