import { expect, it } from "vitest";
import { itemSchemas, resourceView } from "../../src/model/resource-view.ts";
import { contractAt, resourceOf } from "./reference.ts";

const retention = contractAt("/retention/v1/");

it("finds the schema of items by what operations get", () => {
  expect(itemSchemas(resourceOf(retention, "matters"))).toEqual(["Matter"]);
});

it("finds the schema of items in a list without pages", () => {
  expect(itemSchemas(resourceOf(retention, "heldAccounts"))).toEqual(["HeldAccount"]);
});

it("finds the schema of items that can only be created", () => {
  expect(itemSchemas(resourceOf(contractAt("/edge/"), "dnsRecords"))).toEqual(["DnsRecord"]);
});

it("takes neither policies nor long-running operations for the items of functions", () => {
  expect(itemSchemas(resourceOf(contractAt("/functions/v2/"), "functions"))).toEqual(["UserFunction"]);
});

it("finds items for every resource of every contract", () => {
  const addresses = ["/retention/v1/", "/functions/v1/", "/functions/v2/", "/edge/"];
  const resources = addresses.flatMap((url) => contractAt(url).resources);
  expect(resources.filter((resource) => itemSchemas(resource).length === 0)).toEqual([]);
});

it("shows of the items as shown only what the source names", () => {
  const [matter] = resourceView(retention, resourceOf(retention, "matters"), "shown").schemas;
  expect(matter?.fields.map(({ name }) => name)).not.toContain("state");
  expect(matter?.open).toContain("matter.fields");
});

it("tells of the points of operations, and leaves others to the fields and to the overview", () => {
  const { open } = resourceView(retention, resourceOf(retention, "holds"), "shown");
  expect(open).toContain("createHold.request");
  expect(open).not.toContain("createMatter.request");
  expect(open).not.toContain("hold.fields");
  expect(open).not.toContain("error.body");
});
