import { readdirSync } from "node:fs";
import { expect, expectTypeOf, test } from "vitest";
import { type Handlers, handlerOf } from "../../src/contract/handlers.ts";
import { readContract } from "../../src/contract/read-contract.ts";
import type { Routed } from "../../src/contract/route-request.ts";
import type { EdgeOperationId } from "../../src/generated/edge.gen.ts";
import { bundle, bundles } from "./bundles.ts";
import { routed } from "./send.ts";

const handlers: Handlers<EdgeOperationId, string> = {
  listDnsZones: "list",
  createDnsZone: "create",
  getDnsZone: "get",
  updateDnsZone: "update",
  deleteDnsZone: "delete",
  createDnsRecord: "create record",
  updateDnsRecord: "update record",
  deleteDnsRecord: "delete record",
  checkDnsZoneAvailability: "check",
  exportDnsZone: "export",
};

test("the handlers of a document are those of its operations, and a request leads to its own", () => {
  const contract = readContract<EdgeOperationId>(bundle("edge"));
  expect(Object.keys(handlers).sort()).toEqual([...contract.operations.keys()].sort());
  const { operation } = routed(contract, "GET", "/dnszone/1") as Routed<EdgeOperationId>;
  expect(handlerOf(handlers, operation)).toBe("get");
});

test("the compiler holds the handlers complete", () => {
  const { listDnsZones: _, ...others } = handlers;
  // @ts-expect-error one operation has no handler
  expectTypeOf(others).toExtend<Handlers<EdgeOperationId, string>>();
  // @ts-expect-error there is no such operation
  const wrong: Handlers<EdgeOperationId, string> = { ...handlers, lisDnsZones: "list" };
  expect(wrong).toHaveProperty("lisDnsZones");
});

test("every reference document has its ids generated", () => {
  const files = readdirSync(new URL("../../src/generated", import.meta.url)).sort();
  expect(files).toEqual(bundles.map(([name]) => `${name.replace(" ", "-")}.gen.ts`).sort());
});
