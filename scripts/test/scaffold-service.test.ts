import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { readOperationRequest } from "../scaffold/operation/operation-request.ts";
import { planOperation } from "../scaffold/operation/plan-operation.ts";
import type { FilePlan } from "../scaffold/plan/file-plan.ts";
import { ScaffoldError } from "../scaffold/scaffold-error.ts";
import { planService } from "../scaffold/service/plan-service.ts";
import { readServiceRequest, type ServiceFlags } from "../scaffold/service/service-request.ts";
import { planVersion, readVersionRequest } from "../scaffold/version/plan-version.ts";
import { copyForTests, filesIn } from "./scaffold-copy.ts";

const copy = copyForTests();

const LIGHTHOUSES = {
  operation: "getLighthouse",
  method: "get",
  path: "/lighthouses/{lighthouseId}",
  source: "Lighthouses",
} as const;

function planLighthouses(
  name = "lighthouses",
  flags: ServiceFlags = LIGHTHOUSES,
  folder: string = copy.root,
): FilePlan {
  return planService(folder, readServiceRequest(folder, name.split(" "), flags));
}

describe("a new service", () => {
  beforeEach(() => copy.take("."));

  test("the new service has a contract with only the requested operation, a client, an emulation and a changeset", () => {
    planLighthouses().write();
    const contract = parse(readFileSync(join(copy.root, "specs/lighthouses/openapi.yaml"), "utf8"));
    expect(Object.keys(contract.paths)).toEqual(["/lighthouses/{lighthouseId}"]);
    expect(Object.keys(contract["x-extension-points"])).toEqual([
      "credentials",
      "error.body",
      "getLighthouse.response",
    ]);
    expect(
      JSON.parse(readFileSync(join(copy.root, "packages/lighthouses/package.json"), "utf8")),
    ).toMatchObject({
      name: "@seamline/lighthouses",
      repository: { directory: "packages/lighthouses" },
      devDependencies: { "@seamline/specs-lighthouses": "workspace:*" },
    });
    const { dependencies } = JSON.parse(
      readFileSync(join(copy.root, "examples/first-call/package.json"), "utf8"),
    );
    expect(dependencies).toHaveProperty(["@seamline/lighthouses"], "workspace:*");
  });

  test("the new service has the first free port", () => {
    planLighthouses().write();
    const service = join(copy.root, "packages/emulator/src/services/lighthouses/service.ts");
    expect(readFileSync(service, "utf8")).toContain("portOffset: 3,");
    expect(planLighthouses("mail-rooms").read("specs/mail-rooms/openapi.yaml")).toContain("127.0.0.1:4014");
  });

  test("more operations can be added to a new service before anything is generated", () => {
    planLighthouses("lighthouses", {
      operation: "createLighthouse",
      method: "post",
      path: "/lighthouses",
      source: "Lighthouses",
    }).write();
    const flags = { method: "get", path: "/lighthouses/{lighthouseId}", source: "Lighthouses" };
    const further = planOperation(copy.root, readOperationRequest(["lighthouses", "getLighthouse"], flags));
    expect(further.lines()).toContain("new      specs/lighthouses/components/parameters/lighthouseId.yaml");
    expect(parse(further.read("specs/lighthouses/inventory.yaml")).parameters).toEqual([
      { heading: "Lighthouses", name: "lighthouseId", type: "string" },
    ]);
  });
});

describe("a new version", () => {
  beforeEach(() => copy.take("."));

  const planned = (names = "functions v77", from?: string): FilePlan =>
    planVersion(copy.root, readVersionRequest(names.split(" "), { from }));

  test("a new version has the paths of the newest stable version with its own version segment", () => {
    planned().write();
    const [v2, v77] = ["v2", "v77"].map((version) =>
      parse(readFileSync(join(copy.root, `specs/functions/${version}/openapi.yaml`), "utf8")),
    );
    expect(v77["x-api-version"]).toBe("v77");
    expect(Object.keys(v77.paths)).toEqual(
      Object.keys(v2.paths).map((path) => path.replace("/v2/", "/v77/")),
    );
    const { operations } = parse(readFileSync(join(copy.root, "specs/functions/inventory.yaml"), "utf8"));
    const listed = operations.filter(({ documents }: { documents?: string[] }) => documents?.includes("v2"));
    expect(listed.every(({ documents }: { documents: string[] }) => documents.includes("v77"))).toBe(true);
  });

  test("a new version has client entries and the samples and coverage of its base version", () => {
    planned().write();
    const { exports } = JSON.parse(readFileSync(join(copy.root, "packages/functions/package.json"), "utf8"));
    expect(exports["./v77/reference"].types).toBe("./dist/generated/v77/reference/index.gen.d.ts");
    expect(Object.keys(exports).at(-1)).toBe("./package.json");
    const coverage = JSON.parse(readFileSync(join(copy.root, "packages/emulator/coverage.json"), "utf8"));
    expect(coverage["functions@v77"]).toEqual(coverage["functions@v2"]);
    const samples = parse(
      readFileSync(join(copy.root, "packages/docs/src/samples/requests/functions.yaml"), "utf8"),
    );
    expect(samples.versions.v77).toEqual(samples.versions.v2);
  });

  test("the new version is based on another version if requested", () => {
    expect(planned("functions v77alpha", "v2beta").read(".changeset/functions-v77alpha.md")).toContain(
      "with the operations of v2beta",
    );
  });
});

const REFUSED: readonly [what: string, run: (folder: string) => FilePlan, message: RegExp][] = [
  [
    "a service without an operation",
    (at) => planLighthouses("lighthouses", {}, at),
    /--operation is missing[\s\S]*--operation getParcel/,
  ],
  [
    "an existing service",
    (at) => planLighthouses("edge", LIGHTHOUSES, at),
    /The service edge already exists: specs\/edge/,
  ],
  [
    "a service with a path as its name",
    (at) => planLighthouses("../lighthouses", LIGHTHOUSES, at),
    /is not a valid service name/,
  ],
  ["a service name in camelCase", (at) => planLighthouses("mailRooms", LIGHTHOUSES, at), /Use kebab-case/],
  [
    "a service named like a part of the emulator",
    (at) => planLighthouses("clock", LIGHTHOUSES, at),
    /is a reserved word/,
  ],
  [
    "two services",
    (at) => planLighthouses("lighthouses letters", LIGHTHOUSES, at),
    /Pass exactly one service name/,
  ],
  [
    "a service whose path starts with a version",
    (at) => planLighthouses("lighthouses", { ...LIGHTHOUSES, path: "/{v}/lighthouses" }, at),
    /starts with a version/,
  ],
  [
    "an existing version",
    (at) => planVersion(at, readVersionRequest(["functions", "v2"], {})),
    /functions already has v2, in specs\/functions\/v2/,
  ],
  [
    "an invalid version",
    (at) => planVersion(at, readVersionRequest(["functions", "3"], {})),
    /Use a form such as v3/,
  ],
  [
    "a version of an unknown service",
    (at) => planVersion(at, readVersionRequest(["lighthouses", "v77"], {})),
    /There is no service "lighthouses"/,
  ],
  [
    "a version of a service without versions",
    (at) => planVersion(at, readVersionRequest(["edge", "v2"], {})),
    /edge has no versions/,
  ],
  [
    "a version based on an unknown version",
    (at) => planVersion(at, readVersionRequest(["functions", "v77"], { from: "v9" })),
    /functions has no version v9\.\nChoose one of --from v1, /,
  ],
  [
    "a version based on a version with its own paths",
    (at) => planVersion(at, readVersionRequest(["functions", "v77"], { from: "v1" })),
    /cannot share the paths of v1[\s\S]*Move them and their overlays to a shared folder/,
  ],
];

test.each(REFUSED)("rejects %s with a suggested fix, and writes nothing", (_what, run, message) => {
  const before = filesIn(copy.untouched);
  expect(() => run(copy.untouched).write()).toThrow(ScaffoldError);
  expect(() => run(copy.untouched).write()).toThrow(message);
  expect(filesIn(copy.untouched)).toEqual(before);
});
