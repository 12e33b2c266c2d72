import { yieldToEventLoop } from "@seamline/emulator-kit";
import { describe, expect, it, onTestFinished } from "vitest";
import { createClock, createEmulator, type Emulator } from "../../src/index.ts";
import { postgresStores } from "../../src/node/index.ts";
import { serveByCli } from "../node/support/run-cli.ts";
import { mailOf } from "../retention/support/retention-seed.ts";
import { ask } from "../runtime/support/ask.ts";
import { openEmulator, openTwo } from "./support/open-emulators.ts";
import { LONG, postgresTests } from "./support/postgres-server.ts";
import { sendJson } from "./support/send-json.ts";
import { runStatements, testDatabase } from "./support/test-database.ts";

const MINUTE = 60_000;

/** Starts exports, which progress as the clock advances. */
async function beginExports({ retention }: Emulator, count = 6): Promise<void> {
  const { body } = await ask(retention, "POST /v1/matters", { name: "Case" });
  const path = `/v1/matters/${(body as { readonly matterId: string }).matterId}/exports`;
  const begun = Array.from({ length: count }, (_, at) =>
    ask(retention, `POST ${path}`, { name: `Export ${at}`, query: mailOf("alex@example.com") }),
  );
  for (const { status } of await Promise.all(begun)) expect(status).toBe(200);
}

async function advance({ edge }: Emulator, ms: number): Promise<number> {
  return (await ask(edge, "POST /__emulator/clock", { advance: ms })).status;
}

async function timeOf({ edge }: Emulator): Promise<number> {
  const { body } = await ask(edge, "GET /__emulator/clock");
  return (body as { readonly now: number }).now;
}

describe.runIf(postgresTests)("concurrent clock changes on a database", LONG, () => {
  it("concurrent clock advances of one emulator add up while exports are in progress", async () => {
    const emulator = await openEmulator(await testDatabase(), { longRunningMs: 8 * MINUTE });
    for (let round = 1; round <= 3; round += 1) {
      await beginExports(emulator);
      const moves = Array.from({ length: 4 }, () => advance(emulator, 10 * MINUTE));
      expect(await Promise.all(moves)).toEqual([200, 200, 200, 200]);
      expect(await timeOf(emulator)).toBe(round * 40 * MINUTE);
    }
  });

  it("concurrent clock advances of two emulators add up while exports are in progress", async () => {
    const two = await openTwo(await testDatabase(), { longRunningMs: 8 * MINUTE });
    await Promise.all(two.map((each) => beginExports(each)));
    const moves = Array.from({ length: 8 }, (_, at) => advance(two[at % 2] as Emulator, 10 * MINUTE));
    expect(await Promise.all(moves)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(await Promise.all(two.map(timeOf))).toEqual([80 * MINUTE, 80 * MINUTE]);
  });

  it("concurrent clock advances of two processes add up", async () => {
    const args = ["--store", await testDatabase(), "--no-code"];
    const [one, other] = await Promise.all([serveByCli(args), serveByCli(args)]);
    const clock = "/__emulator/clock";
    await sendJson(one.urls.edge, `POST ${clock}`, { freeze: true });
    const start = (await sendJson(other.urls.edge, `GET ${clock}`)).body;
    expect(start.mode).toBe("manual");
    const moves = Array.from({ length: 8 }, (_, at) =>
      sendJson((at % 2 === 0 ? one : other).urls.retention, `POST ${clock}`, { advance: 10 * MINUTE }),
    );
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual(Array(8).fill(200));
    for (const { urls } of [one, other])
      expect((await sendJson(urls.edge, `GET ${clock}`)).body.now).toBe(start.now + 80 * MINUTE);
  });

  it("concurrent clock advances of two emulators add up while one of them freezes its clock", async () => {
    const [one, other] = await openTwo(await testDatabase());
    for (let round = 1; round <= 5; round += 1) {
      one.clock.freeze();
      await Promise.all([advance(other, 1_000), advance(one, 1_000)]);
      expect(await Promise.all([timeOf(one), timeOf(other)])).toEqual([round * 2_000, round * 2_000]);
    }
  });

  it("a request to stop or start the clock never undoes an advance", async () => {
    const two = await openTwo(await testDatabase());
    const command = (at: number, body: object) =>
      ask((two[at % 2] as Emulator).edge, "POST /__emulator/clock", body);
    const commands = Array.from({ length: 6 }, (_, at) => [
      command(at, { advance: MINUTE }),
      command(at + 1, { resume: true }),
      command(at, { freeze: true }),
    ]);
    for (const { status } of await Promise.all(commands.flat())) expect(status).toBe(200);
    await command(0, { freeze: true });
    const [now, same] = await Promise.all(two.map(timeOf));
    expect(same).toBe(now);
    expect(now).toBeGreaterThanOrEqual(6 * MINUTE);
    expect(now).toBeLessThan(7 * MINUTE);
  });

  it("a clock advance before the emulator is ready starts from the shared time", async () => {
    const url = await testDatabase();
    const first = await openEmulator(url);
    await advance(first, 5_000);
    const store = postgresStores(url);
    const second = createEmulator({ store, clock: createClock({ mode: "manual", now: 0 }) });
    onTestFinished(() => second.close());
    await second.clock.advance(1_000);
    expect([second.clock.now(), await timeOf(first)]).toEqual([6_000, 6_000]);
  });
});

describe.runIf(postgresTests)("tasks that advance the clock of two emulators", LONG, () => {
  it("a task can advance the clock while another advance is running the task", async () => {
    const [one, other] = await openTwo(await testDatabase());
    const seen: number[] = [];
    const begun = new Promise<void>((begin) => {
      one.clock.schedule(1_000, async () => {
        begin();
        await one.clock.advance(500);
        seen.push(one.clock.now());
        await yieldToEventLoop();
        await advance(one, 4_000);
        seen.push(one.clock.now());
        await ask(one.edge, "POST /__emulator/clock", { freeze: true });
      });
    });
    const first = advance(one, 2_000);
    await begun;
    expect(await Promise.all([first, advance(one, 300)])).toEqual([200, 200]);
    expect(seen).toEqual([1_500, 5_500]);
    await advance(other, 70_000);
    expect(await Promise.all([timeOf(one), timeOf(other)])).toEqual([75_800, 75_800]);
  });
});

describe.runIf(postgresTests)("clock changes that cannot be stored", LONG, () => {
  it("a clock advance fails without changing the time if it cannot be stored", async () => {
    const url = await testDatabase();
    const [one, other] = await openTwo(url);
    await advance(one, 1_000);
    await runStatements(
      url,
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
       CREATE TRIGGER refuse BEFORE UPDATE OF clock ON seamline_state EXECUTE FUNCTION refuse()`,
    );
    expect(await advance(one, 500)).toBe(503);
    expect([one.clock.now(), await timeOf(one), await timeOf(other)]).toEqual([1_000, 1_000, 1_000]);
    await runStatements(url, "DROP TRIGGER refuse ON seamline_state");
    expect(await Promise.all([advance(one, 20), advance(other, 3)])).toEqual([200, 200]);
    expect(await Promise.all([timeOf(one), timeOf(other)])).toEqual([1_023, 1_023]);
  });
});
