import { readFile } from "node:fs/promises";
import { type ContractServer, startContractServer } from "@seamline/contract-server";
import { documents } from "@seamline/specs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEdgeClient, type EdgeClient, type OperationId } from "../src/index.ts";

interface Call {
  readonly send: (client: EdgeClient) => PromiseLike<unknown>;
  readonly target: string;
}

const calls: Record<OperationId, Call> = {
  listDnsZones: {
    send: ({ dnsZones }) => dnsZones.list({ query: { page: 2, perPage: 100 } }),
    target: "/dnszone?page=2&perPage=100",
  },
};

describe.each(documents.filter((document) => document.service === "edge"))("$title", (document) => {
  let server: ContractServer;
  let client: EdgeClient;

  beforeAll(async () => {
    server = await startContractServer(JSON.parse(await readFile(document.files.json, "utf8")));
    client = createEdgeClient({ baseUrl: server.url, accessKey: "key" });
  });
  afterAll(() => server.close());

  test.each(Object.entries(calls))("%s sends what the contract asks for", async (operationId, call) => {
    const before = server.received.length;
    await call.send(client);
    expect(server.received.slice(before)).toMatchObject([
      { operationId, violations: [], target: call.target, body: "", headers: { accesskey: "key" } },
    ]);
  });

  test("every operation of the document is called", () => {
    expect(Object.keys(calls)).toHaveLength(document.operations);
  });
});
