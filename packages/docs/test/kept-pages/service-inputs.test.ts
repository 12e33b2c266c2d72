import { documents } from "@seamline/specs";
import { describe, expect, test } from "vitest";
import { ownerOf, serviceInputs } from "../../src/kept-pages/service-inputs.ts";

const services = ["edge", "functions", "mail-rooms"];

describe("ownerOf returns the service that a file belongs to", () => {
  test.for([
    ["specs/edge/paths/dnsZones.yaml", "edge"],
    ["specs/dist/edge/reference/openapi.json", "edge"],
    ["packages/functions/package.json", "functions"],
    ["packages/emulator/src/services/edge/service.ts", "edge"],
    ["packages/emulator/dist/generated/edge.document.gen.js", "edge"],
    ["packages/emulator/dist/generated/functions-v2beta.document.gen.js", "functions"],
    ["packages/emulator/src/generated/mail-rooms-v1.gen.ts", "mail-rooms"],
    ["packages/docs/src/samples/requests/functions.yaml", "functions"],
  ] as const)("%s", ([file, owner]) => {
    expect(ownerOf(file, services)).toBe(owner);
  });
});

describe("ownerOf returns an empty string for a shared file", () => {
  test.for([
    "specs/dist/index.js",
    "packages/emulator/src/node/functions/start-function.ts",
    "packages/emulator/dist/generated/services.gen.js",
    "packages/emulator/dist/generated/example-seed.gen.js",
    "packages/docs/src/reference/operation-page.tsx",
    "packages/ui/dist/edge/drawing.js",
  ])("%s", (file) => {
    expect(ownerOf(file, services)).toBe("");
  });
});

test("serviceInputs returns different digests if the data shown on all pages changes", () => {
  const names = [...new Set(documents.map(({ service }) => service))];
  const [before, after] = [serviceInputs(names, ["Edge"]), serviceInputs(names, ["Edge", "Mail rooms"])];
  expect([...before.keys()]).toEqual(names);
  expect(names.filter((name) => before.get(name) === after.get(name))).toEqual([]);
});
