import { expect, onTestFinished, test } from "vitest";
import { createEmulator, type Emulator, type EmulatorOptions } from "../../src/index.ts";
import { listen } from "../../src/node/index.ts";
import { serviceNames } from "../node/support/services-by-port.ts";
import { ask } from "../runtime/support/ask.ts";
import { control } from "./support/control.ts";

const seed = {
  accounts: [{ email: "ada@example.com" }, { email: "bo@example.com" }],
  retention: { matters: [{ matterId: "m1", name: "One", owner: "ada@example.com" }] },
  edge: { keys: [{ key: "k-one" }, { key: "k-two" }], zones: [{ Domain: "two.example", key: "k-two" }] },
};

function opened(options: EmulatorOptions = {}): Emulator {
  const emulator = createEmulator({ clock: { mode: "manual", now: 0 }, ...options });
  onTestFinished(() => emulator.close());
  return emulator;
}

// biome-ignore lint/suspicious/noExplicitAny: JSON of many shapes
type Json = any;

test("returns the callers of each service and the top-level lists that they can read", async () => {
  const emulator = opened({ seed: { edge: seed.edge } });
  const matter = { name: "One" };
  await ask(emulator.retention, "POST /v1/matters", matter);
  const { services } = (await control(emulator, "GET /services")).body as Json;
  expect(services.map(({ name }: Json) => name).sort()).toEqual(serviceNames);
  const edge = services.find(({ name }: Json) => name === "edge");
  expect(edge.callers).toEqual([
    { name: "key 1", headers: { accesskey: "k-one" } },
    { name: "key 2", headers: { accesskey: "k-two" } },
  ]);
  const lists = await Promise.all(
    edge.roots.map(({ headers }: Json) =>
      control(emulator, "GET /services/edge/dnszone", undefined, { ...headers, "x-emulator-view": "1" }),
    ),
  );
  expect(lists.map(({ body }) => body.Items.length)).toEqual([0, 1]);
  const retention = services.find(({ name }: Json) => name === "retention");
  expect(retention.roots).toMatchObject([{ operationId: "listMatters" }]);
  expect(retention.callers[0].headers.authorization).toMatch(/^Bearer \S+@\S+$/);
});

test("a view request returns the resources of all callers, and is not recorded in the journal", async () => {
  const emulator = opened({ limits: { requestsPerSecond: 1 } });
  await ask(emulator.retention, "POST /v1/matters", { name: "<img onerror>" });
  emulator.faults.add({ operationId: "listMatters", status: 503 });
  const before = emulator.requests().length;
  for (let n = 0; n < 3; n += 1) {
    const { status, body } = await control(
      emulator,
      "GET /services/retention/v1/matters?view=FULL",
      undefined,
      {
        "x-emulator-view": "1",
        authorization: "",
      },
    );
    expect([status, (body as Json).matters?.[0].name]).toEqual([200, "<img onerror>"]);
  }
  expect(emulator.requests()).toHaveLength(before);
  expect(emulator.faults.list()).toMatchObject([{ hits: 0, requests: 0 }]);
});

test.each([
  "POST /services/retention/v1/matters",
  "GET /services/retention/nowhere",
  "DELETE /services/edge/dnszone/1",
])("%s cannot be viewed", async (what) => {
  const response = await control(opened(), what, undefined, { "x-emulator-view": "1" });
  expect(response).toMatchObject({ status: 400, body: { error: { code: "not-viewable" } } });
});

test("a service call through a control route returns the id of its journal entry", async () => {
  const emulator = opened();
  const created = await control(emulator, "POST /services/edge/dnszone?a=b", { Domain: "a.example" });
  expect(created.status).toBe(201);
  expect(created.headers.get("x-emulator-request")).toBe("1");
  expect(created.headers.get("content-security-policy")).toBe("sandbox");
  expect(emulator.requests()).toMatchObject([
    { id: 1, service: "edge", target: "/dnszone?a=b", status: 201 },
  ]);
  expect(await control(emulator, "GET /services/mail/x")).toMatchObject({
    status: 404,
    body: { error: { message: `Unknown service (services: ${serviceNames.join(", ")}).` } },
  });
  const { services } = (await control(emulator, "GET /services")).body as Json;
  expect(services.find(({ name }: Json) => name === "edge")).not.toHaveProperty("url");
});

test("a service call through a control route accepts a compressed body", async () => {
  const emulator = opened();
  const text = JSON.stringify({ Domain: "zipped.example" });
  const body = new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")),
  ).arrayBuffer();
  const response = await emulator.edge.fetch("http://127.0.0.1/__emulator/services/edge/dnszone", {
    method: "POST",
    headers: { accesskey: "test-key", "content-type": "application/json", "content-encoding": "gzip" },
    body: await body,
  });
  expect(response.status).toBe(201);
});

test("service URLs use the host name of the page, and pages from other origins cannot call services", async () => {
  const emulator = opened();
  const { urls, close } = await listen(emulator, { port: 0 });
  onTestFinished(close);
  const port = new URL(urls.edge).port;
  const found = await (await fetch(`http://localhost:${port}/__emulator/services`)).json();
  expect((found as Json).version).toMatch(/^\d+\.\d+\.\d+/);
  const urlOf = (name: string): string =>
    (found as Json).services.find((each: Json) => each.name === name).url;
  expect(urlOf("retention")).toBe(`http://localhost:${new URL(urls.retention).port}`);
  for (const origin of ["http://localhost:3000", "null", urls.retention]) {
    const headers = { origin, accesskey: "test-key" };
    const response = await fetch(`${urls.edge}/__emulator/services/edge/dnszone`, { headers });
    expect(response.status, origin).toBe(403);
  }
});

test("sends an OpenAPI document once, and then returns 304 for its ETag", async () => {
  const emulator = opened();
  const first = await control(emulator, "GET /documents/retention%40v1");
  expect(first.body).toMatchObject({ openapi: expect.any(String), paths: expect.any(Object) });
  const etag = first.headers.get("etag") ?? "";
  const again = await control(emulator, "GET /documents/retention@v1", undefined, { "if-none-match": etag });
  expect([again.status, again.body]).toEqual([304, undefined]);
  expect(await control(emulator, "GET /documents/mail@v1")).toMatchObject({
    status: 404,
    body: { error: { message: expect.stringContaining("(documents: edge, functions@v1") } },
  });
});

test("scheduled tasks have descriptions, and the clock can advance to each of them", async () => {
  const emulator = opened();
  const matter = await ask(emulator.retention, "POST /v1/matters", { name: "Case 42" });
  const { matterId } = matter.body as { matterId: string };
  await ask(emulator.retention, `POST /v1/matters/${matterId}:count`, { query: {} });
  emulator.clock.schedule(900, () => undefined);
  const count = { at: 500, service: "retention", title: 'The count in the matter "Case 42" ends' };
  expect((await control(emulator, "GET /clock/due")).body).toMatchObject({
    now: 0,
    jobs: [count, { at: 900, kind: "work" }],
    more: 0,
  });
  expect((await control(emulator, "GET /clock/due?limit=1")).body).toMatchObject({ jobs: [count], more: 1 });
  expect((await control(emulator, "POST /clock", { next: true })).body).toMatchObject({ now: 500 });
  await emulator.clock.advanceToNext();
  expect(emulator.clock.now()).toBe(900);
  await expect(emulator.clock.advanceToNext()).rejects.toThrow("Nothing is due");
  expect(await control(emulator, "POST /clock", { next: true })).toMatchObject({
    status: 409,
    body: { error: { code: "nothing-due" } },
  });
  for (const limit of ["0", "1001", "x"])
    expect((await control(emulator, `GET /clock/due?limit=${limit}`)).status).toBe(400);
});

test("lists scheduled tasks in order even if there are hundreds", async () => {
  const emulator = opened();
  const times = Array.from({ length: 500 }, (_, n) => 1 + ((n * 7919) % 1_000));
  for (const at of times) emulator.clock.schedule(at, () => undefined);
  const jobs = await emulator.clock.due(100);
  expect(jobs.map(({ at }) => at)).toEqual([...times].sort((one, other) => one - other).slice(0, 100));
});

test("a server with an example seed reports whether it is loaded, and loads it", async () => {
  const emulator = opened();
  const { urls, close } = await listen(emulator, { port: 0, exampleSeed: async () => ({ edge: seed.edge }) });
  onTestFinished(close);
  const example = async (): Promise<string> =>
    ((await (await fetch(`${urls.edge}/__emulator/services`)).json()) as Json).example;
  expect(await example()).toBe("available");
  const loaded = await fetch(`${urls.edge}/__emulator/seed/example`, { method: "POST" });
  expect(loaded.status).toBe(204);
  expect(await example()).toBe("loaded");
});
