import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { ask, zoneDomains } from "../runtime/support/ask.ts";
import { control } from "./support/control.ts";

const seed = { edge: { zones: [{ Domain: "one.example" }] } };

test("GET / lists the control routes, and all routes exist", async () => {
  const emulator = createEmulator();
  const { body } = await control(emulator, "GET /");
  const { routes } = body as { routes: { method: string; path: string; summary: string }[] };
  expect(routes.map(({ method, path }) => `${method} ${path}`)).toContain("GET /__emulator/coverage");
  for (const { path, summary } of routes) {
    expect(summary).toMatch(/^\w.*\.$/);
    const options = await ask(emulator.edge, `OPTIONS ${path.replace("{id}", "fault-1")}`);
    expect(options.status, path).toBe(204);
    const allowed = routes.filter((each) => each.path === path).map(({ method }) => method);
    expect(options.headers.get("allow")?.split(", ")).toEqual(expect.arrayContaining(allowed));
  }
});

test("control routes respond identically at the URL of every service", async () => {
  const emulator = createEmulator({ seed, clock: { mode: "manual", now: 0 } });
  for (const path of [
    "",
    "/",
    "/health",
    "/seed",
    "/clock",
    "/faults",
    "/requests",
    "/coverage",
    "/snapshot",
  ]) {
    const edge = await ask(emulator.edge, `GET /__emulator${path}`);
    const retention = await ask(emulator.retention, `GET /__emulator${path}`);
    expect(edge.status, path).toBe(200);
    expect(retention.body).toEqual(edge.body);
    expect([...retention.headers]).toEqual([...edge.headers]);
  }
});

test("the health route responds once the emulator is ready", async () => {
  const { body } = await control(createEmulator({ seed }), "GET /health");
  expect(body).toEqual({ status: "ready", services: expect.arrayContaining(["edge", "retention"]) });
});

test("the reset route restores the seed", async () => {
  const emulator = createEmulator({ seed });
  await ask(emulator.edge, "POST /dnszone", { Domain: "another.example" });
  expect(await control(emulator, "POST /reset")).toMatchObject({ status: 204, body: undefined });
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

test.each([
  ["JSON", '{"edge": {"zones": [{"Domain": "two.example"}]}}', "application/json"],
  ["YAML", "edge: {zones: [{Domain: two.example}]}", "application/yaml"],
  [
    "YAML that curl sends as a form",
    "edge:\n  zones:\n    - Domain: two.example\n",
    "application/x-www-form-urlencoded",
  ],
])("the seed route accepts %s", async (_, text, type) => {
  const emulator = createEmulator({ seed });
  expect((await control(emulator, "POST /seed", text, { "content-type": type })).status).toBe(204);
  expect(await zoneDomains(emulator.edge)).toEqual(["two.example"]);
  expect((await control(emulator, "GET /seed")).body).toEqual({
    edge: { zones: [{ Domain: "two.example" }] },
  });
});

test("rejects an invalid seed, reports the line, column and field, and keeps the state", async () => {
  const emulator = createEmulator({ seed });
  const { status, body } = await control(
    emulator,
    "POST /seed",
    "edge:\n  zones:\n    - Domian: a.example\n",
  );
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: {
      status: 400,
      code: "invalid-seed",
      message: expect.stringContaining("line 3, column 7, /edge/zones/0/Domian: "),
      problems: expect.arrayContaining([
        {
          pointer: "/edge/zones/0/Domian",
          line: 3,
          column: 7,
          problem: expect.stringContaining("Did you mean Domain?"),
        },
      ]),
    },
  });
  expect(await zoneDomains(emulator.edge)).toEqual(["one.example"]);
});

test("the clock can be read, set and advanced", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 1_000 } });
  const state = { now: 1_000, mode: "manual", scheduled: 0, sleeping: 0 };
  expect((await control(emulator, "GET /clock")).body).toEqual(state);
  expect((await control(emulator, "POST /clock", { advance: 500 })).body).toEqual({ ...state, now: 1_500 });
  const set = await control(emulator, "POST /clock", { set: "2026-02-06T00:00:00Z" });
  expect(set.body).toEqual({ ...state, now: Date.UTC(2026, 1, 6) });
  expect(await control(emulator, "POST /clock", { advance: -1 })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid-time" } },
  });
});

test("advancing the clock resumes requests that are waiting for it", async () => {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 } });
  emulator.faults.add({ operationId: "listDnsZones", latencyMs: 60_000 });
  const slow = ask(emulator.edge, "GET /dnszone");
  const moves = await Promise.all([
    control(emulator, "POST /clock", { advance: 30_000 }),
    control(emulator, "POST /clock", { advance: 30_000 }),
  ]);
  expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  expect((await slow).status).toBe(200);
});

test("faults can be added, listed with their hit counts, and removed", async () => {
  const emulator = createEmulator();
  const fault = { operationId: "listDnsZones", status: 503, times: 1 };
  const { status, body } = await control(emulator, "POST /faults", fault);
  expect(status).toBe(201);
  const { id } = body as { id: string };
  expect((await ask(emulator.edge, "GET /dnszone")).status).toBe(503);
  const shown = { id, ...fault, hits: 1, requests: 1 };
  expect((await control(emulator, "GET /faults")).body).toEqual({ faults: [shown] });
  expect((await control(emulator, `GET /faults/${id}`)).body).toEqual(shown);
  expect((await control(emulator, `DELETE /faults/${id}`)).status).toBe(204);
  expect(await control(emulator, `DELETE /faults/${id}`)).toMatchObject({
    status: 404,
    body: { error: { message: expect.stringContaining(id) } },
  });
  await control(emulator, "POST /faults", fault);
  expect((await control(emulator, "DELETE /faults")).status).toBe(204);
  expect((await control(emulator, "GET /faults")).body).toEqual({ faults: [] });
});

test("an invalid fault is rejected with an error for each invalid field", async () => {
  const { status, body } = await control(createEmulator(), "POST /faults", {
    operationId: "getMater",
    status: 99,
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    error: { code: "invalid-fault", problems: [{ field: "status" }, { field: "operationId" }] },
  });
});

test("requests are listed in order and can be filtered", async () => {
  const emulator = createEmulator();
  await ask(emulator.edge, "GET /dnszone");
  await ask(emulator.edge, "GET /dnszone/17");
  await ask(emulator.retention, "POST /v1/matters", { name: "Case" });
  const targets = async (query: string): Promise<string[]> => {
    const { body } = await control(emulator, `GET /requests${query}`);
    return (body as { requests: { target: string }[] }).requests.map(({ target }) => target);
  };
  expect(await targets("")).toEqual(["/dnszone", "/dnszone/17", "/v1/matters"]);
  expect(await targets("?operationId=getDnsZone")).toEqual(["/dnszone/17"]);
  expect(await targets("?document=retention%40v1")).toEqual(["/v1/matters"]);
  expect(await targets("?method=GET&status=404")).toEqual(["/dnszone/17"]);
  expect(await targets("?limit=2")).toEqual(["/dnszone/17", "/v1/matters"]);
  expect(await targets("?limit=0")).toEqual([]);
  expect((await control(emulator, "DELETE /requests")).status).toBe(204);
  expect(await targets("")).toEqual([]);
});

test("a snapshot can be taken and restored", async () => {
  const emulator = createEmulator({ seed });
  const { body } = await control(emulator, "GET /snapshot");
  const other = createEmulator();
  expect((await control(other, "POST /snapshot", body as object)).status).toBe(204);
  expect(await zoneDomains(other.edge)).toEqual(["one.example"]);
  expect(await control(other, "POST /snapshot", { seed: {} })).toMatchObject({
    status: 400,
    body: { error: { code: "invalid-snapshot" } },
  });
  expect(await zoneDomains(other.edge)).toEqual(["one.example"]);
});

test("the coverage route returns emulator.coverage()", async () => {
  const emulator = createEmulator();
  await ask(emulator.edge, "GET /dnszone");
  expect((await control(emulator, "GET /coverage")).body).toEqual(emulator.coverage());
});
