import { seedReaderOf } from "@seamline/emulator-kit/host";
import { describe, expect, it } from "vitest";
import { emulatedServices } from "../../../src/emulated-services.ts";
import type { InvalidSeedError } from "../../../src/index.ts";
import { PLACE } from "../support/open-seeded.ts";

function problemsOf(functions: object, seed: object = {}): readonly (readonly [string, string])[] {
  try {
    seedReaderOf(emulatedServices).read({ ...seed, functions });
    return [];
  } catch (error) {
    return (error as InvalidSeedError).problems.map(({ pointer, problem }) => [pointer, problem] as const);
  }
}

const NAME = `${PLACE}/functions/greet`;
const ofFunction = (more: object, name = NAME): object => ({ functions: [{ name, ...more }] });
const RUNTIME = { buildConfig: { runtime: "nodejs24" } };
const bindings = [{ role: "viewer", members: ["user:eve@example.com"] }];
const GET = "cloudfunctions.functions.get";

/** What is wrong, the section that has it, where it is told of, and in which words. */
const WRONG: readonly (readonly [string, object, string, string])[] = [
  [
    "a name that is none",
    ofFunction({}, "greet"),
    "/functions/functions/0/name",
    "must be projects/{project}",
  ],
  ["a short id", ofFunction({}, `${PLACE}/functions/abc`), "/functions/functions/0/name", "4 to 63"],
  ["an id of v1", ofFunction({}, `${PLACE}/functions/Greet_1`), "/functions/functions/0/name", "4 to 63"],
  ["the place of all", ofFunction({}, NAME.replace("here", "-")), "/functions/functions/0/name", "-"],
  [
    "a name that stands twice",
    { functions: [{ name: NAME }, { name: NAME }] },
    "/functions/functions/1/name",
    "once",
  ],
  [
    "a location that is not listed",
    { locations: ["hare"], ...ofFunction({}) },
    "/functions/functions/0/name",
    "mean hare?",
  ],
  [
    "a runtime that is not listed",
    ofFunction({ buildConfig: { runtime: "nodejs23" } }),
    "/functions/functions/0/buildConfig/runtime",
    "Did you mean nodejs2",
  ],
  [
    "files without a runtime",
    ofFunction({ files: { "index.js": "" } }),
    "/functions/functions/0/buildConfig/runtime",
    "runtime",
  ],
  [
    "files beside a source",
    ofFunction({ buildConfig: { runtime: "nodejs24", source: { gitUri: "g" } }, files: { "index.js": "" } }),
    "/functions/functions/0/buildConfig/source",
    "left out",
  ],
  [
    "a path that leads out",
    ofFunction({ ...RUNTIME, files: { "../index.js": "" } }),
    "/functions/functions/0/files/..~1index.js",
    "lead into the source",
  ],
  [
    "a file whose name no archive can have",
    ofFunction({ ...RUNTIME, files: JSON.parse('{ "__proto__": "", "index.js": "" }') }),
    "/functions/functions/0/files/__proto__",
    "__proto__",
  ],
  [
    "memory that is no amount",
    ofFunction({ serviceConfig: { availableMemory: "much" } }),
    "/functions/functions/0/serviceConfig/availableMemory",
    "256M",
  ],
  [
    "a member of no form",
    ofFunction({ policy: { bindings: [{ role: "viewer", members: ["eve"] }] } }),
    "/functions/functions/0/policy/bindings/0/members/0",
    "allUsers",
  ],
  [
    "conditions without version 3",
    ofFunction({ policy: { bindings: [{ role: "viewer", condition: {} }] } }),
    "/functions/functions/0/policy/version",
    "3",
  ],
  ["a role that is not listed", { roles: {}, bindings }, "/functions/bindings/0/role", "viewer"],
  [
    "a permission that there is not",
    { roles: { viewer: [GET, "cloudfunctions.functions.gett"] } },
    "/functions/roles/viewer/1",
    `Did you mean ${GET}?`,
  ],
  [
    "permissions that nobody has",
    { enforcePermissions: true },
    "/functions/enforcePermissions",
    "needs roles",
  ],
  ["a location twice", { locations: ["here", { id: "here" }] }, "/functions/locations/1/id", "once"],
  ["a location of two segments", { locations: ["here/there"] }, "/functions/locations/0", "one segment"],
  ["a runtime without a name", { runtimes: [{ stage: "GA" }] }, "/functions/runtimes/0", "name is missing"],
  ["a runtime twice", { runtimes: [{ name: "a" }, { name: "a" }] }, "/functions/runtimes/1/name", "once"],
  [
    "a field that callers cannot say",
    ofFunction({ state: "ACTIVE" }),
    "/functions/functions/0/state",
    "state",
  ],
  [
    "a field of v1's trigger",
    ofFunction({ eventTrigger: { failurePolicy: {} } }),
    "/functions/functions/0/eventTrigger/failurePolicy",
    "not a known member",
  ],
];

describe("a seed of functions is rejected", () => {
  it.each(WRONG)("for %s", (_, section, pointer, problem) => {
    expect(problemsOf(section)).toEqual([[pointer, expect.stringContaining(problem)]]);
  });

  it("for a user without an account", () => {
    const accounts = [{ email: "ann@example.com" }];
    expect(problemsOf({ bindings }, { accounts })).toEqual([
      ["/functions/bindings/0/members/0", expect.stringContaining("eve@example.com")],
    ]);
    expect(problemsOf({ bindings })).toEqual([]);
  });
});

it("a function of the first generation may have an id of v1, and runtimes are checked for each generation", () => {
  const environment = "GEN_1";
  expect(problemsOf(ofFunction({ environment }, `${PLACE}/functions/Greet_1`))).toEqual([]);
  const runtimes = ["GEN_1", "GEN_2"].map((each) => ({ name: "nodejs24", environment: each }));
  expect(problemsOf({ runtimes, ...ofFunction(RUNTIME) })).toEqual([]);
  expect(problemsOf({ runtimes: runtimes.slice(0, 1), ...ofFunction(RUNTIME) })).toHaveLength(1);
});
