import { describe, expect, it, vi } from "vitest";
import { ask, matterNames, zoneDomains } from "../runtime/support/ask.ts";
import { openTwo } from "./support/open-emulators.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { runStatements, testDatabase } from "./support/test-database.ts";

describe.runIf(postgresTests)("two emulators on a database", LONG, () => {
  it("two emulators see each other's acknowledged changes immediately", async () => {
    const [one, other] = await openTwo(await testDatabase());
    for (let round = 0; round < 20; round += 1) {
      const [writer, reader] = round % 2 === 0 ? [one, other] : [other, one];
      await ask(writer.retention, "POST /v1/matters", { name: `Case ${round}` });
      expect(await matterNames(reader.retention)).toContain(`Case ${round}`);
    }
  });

  it("two emulators never assign the same id or the same domain twice", async () => {
    const [one, other] = await openTwo(await testDatabase());
    const domains = Array.from({ length: 10 }, (_, at) => `z${at}.example`);
    const added = await Promise.all(
      domains.flatMap((Domain) => [one, other].map(({ edge }) => ask(edge, "POST /dnszone", { Domain }))),
    );
    const zones = added.filter(({ status }) => status < 300).map(({ body }) => body as { Id: number });
    expect(new Set(zones.map(({ Id }) => Id)).size).toBe(10);
    expect([...(await zoneDomains(other.edge))].sort()).toEqual(domains);
  });

  it("both emulators switch to a new state after a seed or a reset during requests", async () => {
    const [one, other] = await openTwo(await testDatabase());
    let isOver = false;
    const statuses = new Set<number>();
    const asking = (async () => {
      while (!isOver) {
        statuses.add((await ask(other.retention, "POST /v1/matters", { name: "Case" })).status);
        statuses.add((await ask(other.retention, "GET /v1/matters")).status);
      }
    })();
    try {
      for (let round = 0; round < 5; round += 1) {
        await one.seed({ edge: { zones: [{ Domain: `round-${round}.example` }] } });
        expect(await zoneDomains(other.edge)).toEqual([`round-${round}.example`]);
      }
    } finally {
      isOver = true;
      await asking;
    }
    expect([...statuses]).toEqual([200]);
    await other.reset();
    expect(await zoneDomains(one.edge)).toEqual(["round-4.example"]);
    expect(await matterNames(one.retention)).toEqual([]);
  });
});

describe.runIf(postgresTests)("shared time of two emulators", LONG, () => {
  it("two emulators share one time, and both can advance it", async () => {
    const [one, other] = await openTwo(await testDatabase());
    await Promise.all([one.clock.advance(1_000), other.clock.advance(500)]);
    await Promise.all([ask(one.edge, "GET /dnszone"), ask(other.edge, "GET /dnszone")]);
    expect([one.clock.now(), other.clock.now()]).toEqual([1_500, 1_500]);
  });

  it("the clock can advance to a task of the other emulator only while the task is scheduled", async () => {
    const [one, other] = await openTwo(await testDatabase());
    const { body } = await ask(one.retention, "POST /v1/matters", { name: "Case" });
    const path = `/v1/matters/${(body as { readonly matterId: string }).matterId}`;
    await ask(one.retention, `POST ${path}:close`);
    await ask(one.retention, `DELETE ${path}`);
    expect(await other.clock.due()).toEqual(await one.clock.due());
    expect(await one.clock.due()).toHaveLength(1);
    await ask(other.retention, `POST ${path}:undelete`);
    expect(await one.clock.due()).toEqual([]);
    await expect(one.clock.advanceToNext()).rejects.toThrow("Nothing is due");
    await ask(one.retention, `DELETE ${path}`);
    await other.clock.advanceToNext();
    expect((await ask(one.retention, `GET ${path}`)).status).toBe(404);
  });

  it("the shared time continues after the leases of both emulators are lost", async () => {
    const url = await testDatabase();
    const [one] = await openTwo(url);
    await one.clock.advance(1_000);
    await runStatements(url, "DELETE FROM seamline_process");
    const registered = "SELECT count(*)::int AS processes FROM seamline_process";
    await vi.waitUntil(async () => (await runStatements(url, registered))[0]?.processes === 2, 60_000);
    const [third] = await openTwo(url);
    expect(third.clock.now()).toBe(1_000);
  });

  it("a task started by one emulator is finished exactly once by the other", async () => {
    const [one, other] = await openTwo(await testDatabase(), { longRunningMs: 60_000 });
    const { body } = await ask(one.retention, "POST /v1/matters", { name: "Case" });
    const { matterId } = body as { readonly matterId: string };
    const counted = await ask(one.retention, `POST /v1/matters/${matterId}:count`, {
      query: {
        corpus: "MAIL",
        dataScope: "ALL_DATA",
        searchMethod: "ACCOUNT",
        accountInfo: { emails: ["alex@example.com"] },
      },
    });
    const { name } = counted.body as { readonly name: string };
    await other.clock.advance(60_000);
    expect((await ask(one.retention, `GET /v1/${name}`)).body).toMatchObject({ done: true });
  });
});
