import { expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import { type Subject, versionFamilies, versionLinks } from "../../src/model/versions.ts";
import { contractAt } from "./reference.ts";

const v1 = contractAt("/functions/v1/");

function linkFromV1(version: string, subject: Subject) {
  return versionLinks(contracts(), v1, subject).find((link) => link.version === version);
}

it("links to the same operation in another version", () => {
  const link = linkFromV1("v2", { kind: "operation", operationId: "getFunction", tag: "functions" });
  expect(link).toMatchObject({ url: "/functions/v2/getFunction/", isSame: true, isCurrent: false });
});

it("links to the resource in another version if that version does not have the operation", () => {
  const link = linkFromV1("v2", { kind: "operation", operationId: "callFunction", tag: "functions" });
  expect(link).toMatchObject({ url: "/functions/v2/resources/functions/", isSame: false });
});

it("links to the overview of another version if that version does not have the schema", () => {
  expect(linkFromV1("v2beta", { kind: "schema", name: "CloudFunction" })).toMatchObject({
    url: "/functions/v2beta/",
    isSame: false,
  });
});

it("returns no links for a service with a single version", () => {
  expect(versionLinks(contracts(), contractAt("/retention/v1/"), { kind: "overview" })).toEqual([]);
  expect(versionFamilies(contracts()).map(([first]) => first?.service)).toEqual(["functions"]);
});
