import nodeHttp from "node:http";
import { bearer, createRetentionClient } from "@seamline/retention/reference";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createEmulator, InvalidOptionError } from "../../src/index.ts";
import { emulatorHandlers } from "../../src/msw.ts";
import { listen } from "../../src/node/index.ts";

const emulator = createEmulator();
const handlers = emulatorHandlers(emulator);
const server = setupServer(...handlers);

/** A client that uses the platform's `fetch`, like the clients of an application. */
const retention = createRetentionClient({
  baseUrl: "http://127.0.0.1:4010",
  auth: bearer("ada@example.com"),
});

beforeAll(() => server.listen({ onUnhandledFrame: "bypass" }));
afterEach(async () => {
  server.resetHandlers(...handlers);
  await emulator.reset();
});
afterAll(async () => {
  server.close();
  await emulator.close();
});

describe("emulatorHandlers", () => {
  test("keeps the state between requests from a client", async () => {
    const { matterId } = await retention.matters.create({ body: { name: "Case 42" } });
    await retention.matters.close({ matterId });
    expect((await retention.matters.get({ matterId })).state).toBe("CLOSED");
    const ids = emulator.requests().map(({ operationId }) => operationId);
    expect(ids).toEqual(["createMatter", "closeMatter", "getMatter"]);
  });

  test("responds with 404 to unknown paths of a service", async () => {
    expect((await fetch("http://127.0.0.1:4010/v1/mattres")).status).toBe(404);
    expect((await fetch("http://127.0.0.1:4010")).status).toBe(404);
  });

  test("responds to requests from node:http", async () => {
    const status = await new Promise((resolve, reject) => {
      const options = { headers: { accesskey: "test-key" } };
      nodeHttp
        .get("http://127.0.0.1:4012/dnszone?page=1", options, ({ statusCode }) => resolve(statusCode))
        .on("error", reject);
    });
    expect(status).toBe(200);
    expect(emulator.requests()[0]?.target).toBe("/dnszone?page=1");
  });

  test("does not match URLs whose port or scheme differs from the service's", async () => {
    server.resetHandlers(
      ...handlers,
      http.all("*", () => HttpResponse.text("another server")),
    );
    for (const url of ["http://127.0.0.1:40100/v1", "http://127.0.0.1/v1", "https://127.0.0.1:4010/v1"])
      expect(await (await fetch(url)).text()).toBe("another server");
    expect(emulator.requests()).toEqual([]);
  });

  test("does not intercept requests to other servers", async () => {
    const other = createEmulator();
    const { urls, close } = await listen(other, { port: 0 });
    onTestFinished(async () => {
      await close();
      await other.close();
    });
    const response = await fetch(`${urls.edge}/dnszone`, { headers: { accesskey: "test-key" } });
    expect(response.status).toBe(200);
    expect([other.requests().length, emulator.requests().length]).toEqual([1, 0]);
  });
});

describe("baseUrls", () => {
  test("emulates a service at custom base URLs, including one with a path", async () => {
    const urls = ["https://api.example.com/retention/", "http://localhost:4010"];
    server.resetHandlers(...emulatorHandlers(emulator, { baseUrls: { retention: urls } }));
    const { matterId } = await retentionAt("https://api.example.com/retention").matters.create({ body: {} });
    const found = await retentionAt("http://localhost:4010").matters.get({ matterId });
    expect(found.matterId).toBe(matterId);
    expect(emulator.requests().map(({ target }) => target)).toEqual([
      "/v1/matters",
      `/v1/matters/${matterId}`,
    ]);
  });

  test("matches the longest base URL if one is a prefix of another", async () => {
    const baseUrls = { retention: "https://api.example.com", edge: "https://api.example.com/edge" };
    server.resetHandlers(...emulatorHandlers(emulator, { baseUrls }));
    await fetch("https://api.example.com/edge/dnszone");
    await fetch("https://api.example.com/v1/matters");
    expect(emulator.requests().map(({ service }) => service)).toEqual(["edge", "retention"]);
  });

  test("reports all problems with the base URLs in one error", () => {
    const baseUrls = {
      retenton: "https://api.example.com",
      retention: ["/retention", "https://ada:secret@api.example.com"],
      edge: "https://api.example.com",
      functions: "https://api.example.com/",
    };
    const create = () => emulatorHandlers(emulator, { baseUrls: baseUrls as never });
    expect(create).toThrow(InvalidOptionError);
    expect(create).toThrow(/unknown service "retenton" \(did you mean retention\?\)/);
    expect(create).toThrow(/retention is "\/retention" \(use an absolute http or https URL/);
    expect(create).toThrow(/edge and functions have the same URL "https:\/\/api\.example\.com"/);
    expect(create).toThrow(/retention is a URL with credentials/);
    expect(create).not.toThrow(/secret/);
  });
});

function retentionAt(baseUrl: string) {
  return createRetentionClient({ baseUrl, auth: bearer("ada@example.com") });
}
