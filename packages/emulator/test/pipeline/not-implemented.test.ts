import { createEmulator, defineService, notImplemented } from "@seamline/emulator-kit";
import { expect, test } from "vitest";
import { edge } from "../../src/services/edge/service.ts";

test("an unimplemented operation returns a 501 service error with the operation's name", async () => {
  const documents = edge.documents.map((document) => ({
    ...document,
    handlers: { ...document.handlers, getDnsZone: notImplemented as typeof notImplemented },
  }));
  const emulator = createEmulator({ services: [defineService({ ...edge, name: "edge", documents })] });
  const { fetch, options } = emulator.edge;
  const { accessKey } = options();
  const response = await fetch("http://127.0.0.1/dnszone/1", { headers: { AccessKey: accessKey } });
  expect(response.status).toBe(501);
  expect(await response.json()).toMatchObject({
    ErrorKey: "request.not_implemented",
    Message: expect.stringContaining("getDnsZone"),
  });
});
