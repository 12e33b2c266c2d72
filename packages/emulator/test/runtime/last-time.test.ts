import { expect, test } from "vitest";
import { createEmulator, type EmulatedService } from "../../src/index.ts";
import { ask } from "./support/ask.ts";

const LAST = Date.parse("9999-12-31T23:59:59.999Z");

const query = { corpus: "MAIL", dataScope: "ALL_DATA", method: "ENTIRE_ORG" };

/** Creates a matter, and returns its path. */
async function newMatter(retention: EmulatedService): Promise<string> {
  const { body } = await ask(retention, "POST /v1/matters", { name: "Last orders" });
  return `/v1/matters/${(body as { readonly matterId: string }).matterId}`;
}

test("operations that write times succeed at the latest time that the clock supports", async () => {
  const { retention, edge, clock } = createEmulator({ clock: { mode: "manual", now: LAST } });
  const matter = await newMatter(retention);
  const without = await newMatter(retention);
  const requests: [EmulatedService, string, object?][] = [
    [retention, `POST ${matter}/holds`, { name: "h", corpus: "MAIL", accounts: [{ accountId: "1" }] }],
    [retention, `POST ${matter}/savedQueries`, { displayName: "s", query }],
    [retention, `POST ${matter}:count`, { query, view: "ALL" }],
    [retention, `POST ${matter}/exports`, { name: "e", query, exportOptions: { mailOptions: {} } }],
    [retention, `GET ${matter}/exports`],
    [retention, "GET /v1/operations"],
    [edge, "POST /dnszone", { Domain: "example.com" }],
    [edge, "GET /dnszone"],
    [retention, `POST ${without}:close`, {}],
    [retention, `DELETE ${without}`],
  ];
  for (const [service, what, given] of requests) {
    const { status, body } = await ask(service, what, given);
    expect([what, status, body]).toEqual([what, expect.toSatisfy((code: number) => code < 300), body]);
  }
  const zones = (await ask(edge, "GET /dnszone")).body as { readonly Items: readonly object[] };
  expect(zones.Items).toMatchObject([{ NameserversNextCheck: "9999-12-31T23:59:59Z" }]);
  await expect(clock.advance(1)).rejects.toThrow("9999-12-31");
});

test.each([
  ["9999-12-31T23:59:59-01:00", "/edge/zones/0/DateCreated"],
  ["0000-01-01T00:00:00+01:00", "/edge/zones/0/DateCreated"],
])("a seed with a time that services cannot represent is rejected: %s", (DateCreated, pointer) => {
  const seed = { edge: { zones: [{ Domain: "example.com", DateCreated }] } };
  expect(() => createEmulator({ seed })).toThrow(
    expect.objectContaining({ problems: [expect.objectContaining({ pointer })] }),
  );
});

test("a long-running operation that would end after the latest time never ends, but causes no error", async () => {
  const emulator = createEmulator({ longRunningMs: Number.MAX_SAFE_INTEGER, clock: { mode: "manual" } });
  const { retention, clock } = emulator;
  const matter = await newMatter(retention);
  const counted = await ask(retention, `POST ${matter}:count`, { query, view: "ALL" });
  expect(counted.status).toBe(200);
  const { name } = counted.body as { name: string };
  await clock.set(LAST);
  const { body: operation } = await ask(retention, `GET /v1/${name}`);
  expect((operation as { done?: boolean }).done ?? false).toBe(false);
});
