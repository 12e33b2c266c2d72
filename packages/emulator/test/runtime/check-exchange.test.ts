import { describe, expect, onTestFinished, test } from "vitest";
import { createEmulator } from "../../src/index.ts";

function open() {
  const emulator = createEmulator();
  onTestFinished(() => emulator.close());
  return emulator;
}

const matters = "https://retention.example.com/v1/matters";
const headers = { "content-type": "application/json" };

describe("emulator.checkExchange", () => {
  test("reports the member of a response that violates the contract", async () => {
    const check = await open().retention.check(
      new Request(`${matters}/m-1`),
      Response.json({ matterId: 5, name: "Lease" }),
    );
    expect(check).toMatchObject({
      document: "retention@v1",
      operationId: "getMatter",
      request: [],
      response: [{ in: "body", pointer: "/matterId", problem: "matterId must be a string, but got 5." }],
    });
  });

  test("reports the members of a request that the service ignores or rejects", async () => {
    const check = await open().retention.check(
      new Request(matters, { method: "POST", headers, body: '{"name": 5, "descripton": ""}' }),
      Response.json({ matterId: "m-1", name: "Lease", state: "OPEN" }),
    );
    expect(check?.request).toMatchObject([{ pointer: "/name" }]);
    expect(check?.warnings).toMatchObject([{ pointer: "/descripton", suggestion: "description" }]);
  });

  test("checking an exchange neither handles nor records the request", async () => {
    const emulator = open();
    const request = new Request(matters, { method: "POST", headers, body: '{"name": "Lease"}' });
    await emulator.retention.check(request, Response.json({}));
    expect(emulator.requests()).toEqual([]);
  });

  test("returns no operation for a path of another service", async () => {
    const check = await open().retention.check(
      new Request("https://dns.example.com/dnszone"),
      Response.json({}),
    );
    expect(check).toBeUndefined();
  });
});
