import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { generateFixture } from "./support/generated.ts";
import { importFile, type Received, startRecorder } from "./support/live-client.ts";
import { typeCheck } from "./support/type-check.ts";
import { fixture } from "./support/workspace.ts";

/** A hand-written reply: a status, headers and a body. */
type Reply = readonly [status: number, headers: Record<string, string>, body?: string];

const json = (value: unknown, headers: Record<string, string> = {}, status = 200): Reply => [
  status,
  { "content-type": "application/json", ...headers },
  JSON.stringify(value),
];

const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));

const reports: Readonly<Record<string, Reply>> = {
  "text/csv": [200, { "content-type": "text/csv" }, "total\n12.5"],
  "application/pdf": [200, { "content-type": "application/pdf" }, "%PDF"],
  "application/json": json({ total: 12.5 }),
};

/** Returns the responses of a hand-written service, by method and path. */
function service(): Readonly<Record<string, (query: URLSearchParams, received: Received) => Reply>> {
  let isOverloaded = true;
  const event = (id: number) => `id: ${id}\ndata: {"number":${id}}\n\n`;
  return {
    "POST /token": () => [204, {}],
    "POST /photos": () => [204, {}],
    "GET /orders/events": (_, { headers }) =>
      headers["last-event-id"] === "2"
        ? [204, {}]
        : [200, { "content-type": "text/event-stream" }, event(headers["last-event-id"] === "1" ? 2 : 1)],
    "GET /orders/export": () => [
      200,
      { "content-type": "application/jsonl" },
      '{"number":1}\n{"number":2}\n',
    ],
    "GET /reports/today": (_, { headers }) => reports[`${headers.accept}`] ?? [406, {}],
    "GET /orders/7": (_, { headers }) =>
      headers["if-none-match"] === '"7"' ? [304, {}] : json({ number: 7 }, { etag: '"7"' }),
    "POST /orders": () => {
      const status = isOverloaded ? 503 : 201;
      isOverloaded = false;
      return [status, { "retry-after": "0" }];
    },
    "GET /orders": (query) =>
      query.has("page")
        ? json(numbered(2))
        : json(numbered(1), { link: '<https://orders.example.com/v1/orders?page=2>; rel="next"' }),
    "GET /returns": (query) => json({ data: numbered(Number(query.get("offset") ?? 0) + 1), total: 2 }),
    "GET /payments": (query) =>
      json({ data: numbered(query.has("after") ? 2 : 1), more: !query.has("after") }),
    "GET /notes": (query) =>
      json(query.has("pageToken") ? { data: numbered(2) } : { data: numbered(1), next: "t" }),
    "GET /shelves": (query) => {
      const page = Number(query.get("page") ?? 1);
      return json({ data: numbered(page), page, more: page < 2 });
    },
  };
}

async function startService() {
  const replies = service();
  return startRecorder((response, received) => {
    const { pathname, searchParams } = new URL(received.line.split(" ")[1] ?? "", "http://localhost");
    const route = replies[`${received.line.split(" ")[0]} ${pathname.replace("/v1", "")}`];
    const [status, headers, body] = route?.(searchParams, received) ?? [404, {}];
    response.writeHead(status, headers).end(body);
  });
}

test("a client with every contract feature works against a hand-written service", async () => {
  const warnings: string[] = [];
  const generated = await generateFixture("everything.yaml", {
    onWarning: ({ message }) => warnings.push(message),
  });
  expect(warnings).toEqual([]);
  const text = await readFile(fixture("everything-program.ts"), "utf8");
  const files = [...generated, { path: "program.ts", text }];
  expect(await typeCheck(files)).toBe("");

  const server = await startService();
  const { run } = (await importFile(files, "program.ts")) as { run(port: string): Promise<object> };
  expect(await run(new URL(server.url).port)).toEqual({
    ...{ watched: [1, 2], exported: [1, 2], total: "12.50", pdf: "%PDF" },
    ...{ csv: "total\n12.5", lines: ["total", "12.5"], order: 7, unchanged: 304 },
    ...{ orders: [1, 2], returns: [1, 2], payments: [1, 2], notes: [1, 2], shelves: [1, 2] },
  });

  const of = (line: string): Received[] => server.received.filter((each) => each.line === line);
  expect(of("POST /v1/token")[0]?.body).toBe(
    "scopes=read&scopes=write&device=%7B%22name%22%3A%22phone%22%7D",
  );
  expect(of("POST /v1/photos")[0]?.body.match(/name="\w+"/g)).toEqual(
    ["photo", "tags", "tags", "place"].map((name) => `name="${name}"`),
  );
  expect(of("GET /v1/reports/today").map(({ headers }) => headers.cookie)).toEqual(
    Array.from({ length: 4 }, () => "theme=dark; sid=s3ss10n-0f-ad4"),
  );
  const keys = of("POST /v1/orders").map(({ headers }) => headers["idempotency-key"]);
  expect(keys).toEqual([expect.stringMatching(/^[\da-f]{32}$/), keys[0], "order-9"]);
});
