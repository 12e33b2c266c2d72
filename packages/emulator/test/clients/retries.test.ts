import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { FaultInput } from "../../src/index.ts";
import { type ClientOffice, OPENING, openClientOffice } from "./support/client-office.ts";
import { openMatter } from "./support/open-matter.ts";

let office: ClientOffice;

beforeEach(() => {
  office = openClientOffice();
  onTestFinished(() => office.emulator.close());
});

const FAULTS: readonly (readonly [name: string, fault: Omit<FaultInput, "operationId">, leastMs: number])[] =
  [
    ["429 with Retry-After", { status: 429, retryAfter: 7 }, 7_000],
    ["503", { status: 503 }, 0],
    ["a truncated body", { truncate: 5 }, 0],
    ["a reset connection", { reset: true }, 0],
  ];

describe.each(FAULTS)("retries after %s", (_, fault, leastMs) => {
  it("returns the matter after a retry", async () => {
    const { retention, emulator } = office;
    const matter = await openMatter(office);
    emulator.faults.add({ operationId: "getMatter", times: 2, ...fault });
    const target = retention.matters.get(matter).withResponse();
    const received = target.then((response) => ({ ...response, at: emulator.clock.now() }));
    await emulator.clock.advance(120_000);
    const { data, response, attempts, at } = await received;
    expect(data).toMatchObject({ ...matter, name: "Lease" });
    expect(response.status).toBe(200);
    expect(attempts).toBe(3);
    expect(at - OPENING).toBeGreaterThanOrEqual(2 * leastMs);
  });

  it("returns the zones after a retry", async () => {
    const { edge, emulator } = office;
    await edge.dnsZones.create({ body: { Domain: "a.example" } });
    emulator.faults.add({ operationId: "listDnsZones", times: 1, ...fault });
    const listing = edge.dnsZones.list().withResponse();
    const listed = listing.then((response) => response);
    await emulator.clock.advance(120_000);
    const { data, attempts } = await listed;
    expect(data.Items).toMatchObject([{ Domain: "a.example" }]);
    expect(attempts).toBe(2);
  });
});

it("does not retry a call that may have taken effect", async () => {
  const { retention, emulator } = office;
  emulator.faults.add({ operationId: "createMatter", status: 503 });
  const error = await retention.matters.create({ body: { name: "Once" } }).catch((reason: unknown) => reason);
  expect(error).toMatchObject({ status: 503, attempts: 1 });
  expect(emulator.requests({ operationId: "createMatter" })).toHaveLength(1);
});

it("retries rate-limited calls until all of them succeed", async () => {
  const { emulator, retention } = openClientOffice({}, "reference");
  onTestFinished(() => emulator.close());
  const creating = Promise.all(
    Array.from({ length: 70 }, async (_, at) => retention.matters.create({ body: { name: `Matter ${at}` } })),
  );
  await emulator.clock.advance(10 * 60_000);
  const matters = await creating;
  expect(new Set(matters.map(({ matterId }) => matterId)).size).toBe(70);
  expect(emulator.requests({ operationId: "createMatter", status: 429 }).length).toBeGreaterThan(0);
});
