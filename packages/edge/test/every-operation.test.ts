import { type Call, testEveryOperation } from "@seamline/contract-server/bundle-tests";
import { documents } from "@seamline/specs-edge";
import { describe, expect } from "vitest";
import { createEdgeClient, type EdgeClient, type OperationId } from "../src/generated/index.gen.ts";

const calls = {
  listDnsZones: {
    send: ({ dnsZones }) => dnsZones.list({ query: { page: 2, perPage: 100 } }),
    target: "/dnszone?page=2&perPage=100",
  },
} satisfies Partial<Record<OperationId, Call<EdgeClient>>>;

const documentsAsShown = documents.filter(
  ({ service, profile }) => service === "edge" && profile === "as shown",
);

describe.each(documentsAsShown)("$title", (document) => {
  const createClient = (baseUrl: string) => createEdgeClient({ baseUrl, accessKey: "key", retry: false });
  testEveryOperation(document, createClient, calls, ({ headers }) => {
    expect(headers.accesskey).toBe("key");
  });
});
