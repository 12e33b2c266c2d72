import { expect, it } from "vitest";
import { itemSchemas, resourceView } from "../../src/model/resource-view.ts";
import { contractAt, resourceOf } from "./reference.ts";

const retention = contractAt("/retention/v1/");

it("finds the item schema in the response of the get operation", () => {
  expect(itemSchemas(resourceOf(retention, "matters"))).toEqual(["Matter"]);
});

it("finds the item schema in a list without pagination", () => {
  expect(itemSchemas(resourceOf(retention, "heldAccounts"))).toEqual(["HeldAccount"]);
});

it("finds the item schema of a resource that only has a create operation", () => {
  expect(itemSchemas(resourceOf(contractAt("/edge/"), "dnsRecords"))).toEqual(["DnsRecord"]);
});

it("does not mistake policies and long-running operations for items", () => {
  expect(itemSchemas(resourceOf(contractAt("/functions/v2/"), "functions"))).toEqual(["UserFunction"]);
});

it("finds item schemas for every resource in every contract", () => {
  const addresses = ["/retention/v1/", "/functions/v1/", "/functions/v2/", "/edge/"];
  const resources = addresses.flatMap((url) => contractAt(url).resources);
  expect(resources.filter((resource) => itemSchemas(resource).length === 0)).toEqual([]);
});

it("an as-shown resource lists only the fields that the source shows", () => {
  const [matter] = resourceView(retention, resourceOf(retention, "matters"), "shown").schemas;
  expect(matter?.fields.map(({ name }) => name)).not.toContain("state");
  expect(matter?.open).toContain("matter.fields");
});

it("lists extension points of operations, but not of fields or the whole contract", () => {
  const { open } = resourceView(retention, resourceOf(retention, "holds"), "shown");
  expect(open).toContain("createHold.request");
  expect(open).not.toContain("createMatter.request");
  expect(open).not.toContain("hold.fields");
  expect(open).not.toContain("error.body");
});
