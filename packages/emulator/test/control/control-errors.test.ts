import { expect, test } from "vitest";
import { createEmulator } from "../../src/index.ts";
import { serviceNames } from "../node/support/services-by-port.ts";
import { control } from "./support/control.ts";

const emulator = createEmulator();

test.each([
  ["GET /nonesuch", 404, "not-found", "see GET /__emulator/"],
  ["GET /faults/a/b", 404, "not-found", "Unknown path"],
  ["GET /faults/fault-99", 404, "not-found", "fault-99"],
  ["PUT /seed", 405, "method-not-allowed", "one of GET, HEAD, POST, OPTIONS, but got PUT"],
  ["POST /health", 405, "method-not-allowed", "one of GET, HEAD, OPTIONS"],
  ["GET /requests?operation=getMatter", 400, "invalid-query", "document, operationId, service, caller"],
  [
    "GET /requests?document=functions@v99",
    400,
    "invalid-query",
    "does not match any document: did you mean functions@v1?",
  ],
  ["GET /requests?document=mail", 400, "invalid-query", "document must be a document: edge, functions@v1,"],
  [
    "GET /requests?operationId=getMater",
    400,
    "invalid-query",
    "does not match any operation: did you mean getMatter?",
  ],
  [
    "GET /requests?document=functions@v1&operationId=getMatter",
    400,
    "invalid-query",
    "operationId must be * or an operation of functions@v1",
  ],
  ["GET /requests?status=many", 400, "invalid-query", "status must be a status such as 404, or a class"],
  ["GET /requests?service=mail", 400, "invalid-query", `service must be one of ${serviceNames.join(", ")}`],
  ["GET /requests?summary=yes", 400, "invalid-query", "summary must be true or false"],
  ["GET /requests?format=har", 400, "invalid-query", "format must be json or ndjson"],
  ["GET /requests/99", 404, "not-found", "Request 99 does not exist: the journal keeps the latest 1000"],
  ["GET /requests?limit=1&limit=2", 400, "invalid-query", "limit must not be repeated"],
  ["GET /health?now=1", 400, "invalid-query", "(supported: none)"],
  ["POST /seed", 400, "invalid-body", "must not be empty"],
  ["POST /clock", 400, "invalid-body", "must not be empty"],
])("%s fails with an error that describes valid input", async (what, status, code, message) => {
  const response = await control(emulator, what);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(response.body).toEqual({ error: { status, code, message: expect.stringContaining(message) } });
  expect(response.headers.has("allow")).toBe(status === 405);
});

test.each(["POST /clock", "POST /faults", "POST /snapshot"])("%s accepts only JSON", async (what) => {
  expect(await control(emulator, what, "{advance: 5")).toMatchObject({
    status: 400,
    body: {
      error: { code: "invalid-body", message: expect.stringMatching(/^The body is not valid JSON: /) },
    },
  });
});

test("a request body can exceed the limit of the services, but must be UTF-8", async () => {
  const long = await control(emulator, "POST /seed", `# ${"x".repeat(emulator.edge.maxBodyBytes)}`);
  expect(long.status).toBe(204);
  const body = new Uint8Array([0x22, 0xff, 0x22]);
  const response = await emulator.edge.fetch("http://127.0.0.1/__emulator/seed", { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain("is not valid UTF-8");
});

test.each(["http://evil.example", "https://127.0.0.1", "http://127.0.0.1:4321", "null"])(
  "web pages from %s cannot control the emulator",
  async (origin) => {
    const own = createEmulator({ seed: { edge: { zones: [{ Domain: "one.example" }] } } });
    for (const what of ["POST /seed", "GET /snapshot", "OPTIONS /seed", "GET /nonesuch"]) {
      const body = what.startsWith("POST") ? "{}" : undefined;
      const response = await control(own, what, body, { origin });
      expect(response).toMatchObject({ status: 403, body: { error: { code: "foreign-origin" } } });
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    }
    expect((await control(own, "GET /seed")).body).toHaveProperty("edge.zones");
  },
);

test("the emulator's own pages and programs can control the emulator", async () => {
  expect((await control(emulator, "POST /reset", undefined, { origin: "http://127.0.0.1" })).status).toBe(
    204,
  );
  expect((await control(emulator, "POST /reset")).status).toBe(204);
});

test("responds to HEAD with the headers of a GET response and no body", async () => {
  const get = await control(emulator, "GET /health");
  const head = await control(emulator, "HEAD /health");
  expect(head.status).toBe(200);
  expect(head.body).toBeUndefined();
  expect(head.headers.get("content-length")).toBe(`${JSON.stringify(get.body).length}`);
});

test("control requests do not appear in the journal or coverage, and faults do not affect them", async () => {
  const own = createEmulator();
  own.faults.add({ operationId: "*", status: 500 });
  expect((await control(own, "GET /health")).status).toBe(200);
  expect((await control(own, "GET /nonesuch")).status).toBe(404);
  expect(own.requests()).toEqual([]);
  expect(own.faults.list()[0]?.requests).toBe(0);
  expect(own.coverage().operations.every(({ statuses }) => Object.keys(statuses).length === 0)).toBe(true);
});

test("forwards a path to the service if it merely resembles a control path", async () => {
  const own = createEmulator();
  for (const path of ["/__emulatorx/health", "/%5f_emulator/health", "/v1/__emulator/health"]) {
    const response = await own.edge.fetch(`http://127.0.0.1${path}`, { headers: { accesskey: "test-key" } });
    expect(response.status).toBe(404);
  }
  expect(own.requests()).toHaveLength(3);
});
