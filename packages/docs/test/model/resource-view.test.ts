import { expect, it } from "vitest";
import { itemSchemas, resourceView } from "../../src/model/resource-view.ts";
import { contractAt, resourceOf } from "./reference.ts";

const retention = contractAt("/retention/v1/");

it("finds the schema of items through get operations", () => {
  expect(itemSchemas(resourceOf(retention, "matters"))).toEqual(["Matter"]);
});

it("finds the schema of items in a list without pagination", () => {
  expect(itemSchemas(resourceOf(retention, "heldAccounts"))).toEqual(["HeldAccount"]);
});

it("finds the schema of items that can only be created", () => {
  expect(itemSchemas(resourceOf(contractAt("/edge/"), "dnsRecords"))).toEqual(["DnsRecord"]);
});

it("does not mistake policies and long-running operations for items", () => {
  expect(itemSchemas(resourceOf(contractAt("/functions/v2/"), "functions"))).toEqual(["UserFunction"]);
});

it("finds the item schemas of every resource of every contract", () => {
  const addresses = ["/retention/v1/", "/functions/v1/", "/functions/v2/", "/edge/"];
  const resources = addresses.flatMap((url) => contractAt(url).resources);
  expect(resources.filter((resource) => itemSchemas(resource).length === 0)).toEqual([]);
});

it("shows only the fields named by the source for the contract as shown", () => {
  const [matter] = resourceView(retention, resourceOf(retention, "matters"), "shown").schemas;
  expect(matter?.fields.map(({ name }) => name)).not.toContain("state");
  expect(matter?.open).toContain("matter.fields");
});

it("lists points of operations, but not those of fields or of the whole contract", () => {
  const { open } = resourceView(retention, resourceOf(retention, "holds"), "shown");
  expect(open).toContain("createHold.request");
  expect(open).not.toContain("createMatter.request");
  expect(open).not.toContain("hold.fields");
  expect(open).not.toContain("error.body");
});
