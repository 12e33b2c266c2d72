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

/** Invalid sections with a description, the pointer to the problem and a part of the message. */
const WRONG: readonly (readonly [string, object, string, string])[] = [
  ["a malformed name", ofFunction({}, "greet"), "/functions/functions/0/name", "must be projects/{project}"],
  ["a short id", ofFunction({}, `${PLACE}/functions/abc`), "/functions/functions/0/name", "4 to 63"],
  [
    "a v1 id in the second generation",
    ofFunction({}, `${PLACE}/functions/Greet_1`),
    "/functions/functions/0/name",
    "4 to 63",
  ],
  ["- as the location", ofFunction({}, NAME.replace("here", "-")), "/functions/functions/0/name", "-"],
  [
    "a duplicate name",
    { functions: [{ name: NAME }, { name: NAME }] },
    "/functions/functions/1/name",
    "must be unique",
  ],
  [
    "an unlisted location",
    { locations: ["hare"], ...ofFunction({}) },
    "/functions/functions/0/name",
    "mean hare?",
  ],
  [
    "an unlisted runtime",
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
    "both files and a source",
    ofFunction({ buildConfig: { runtime: "nodejs24", source: { gitUri: "g" } }, files: { "index.js": "" } }),
    "/functions/functions/0/buildConfig/source",
    "cannot be combined with files",
  ],
  [
    "a path outside the source",
    ofFunction({ ...RUNTIME, files: { "../index.js": "" } }),
    "/functions/functions/0/files/..~1index.js",
    "must be relative",
  ],
  [
    "a file name that archives cannot contain",
    ofFunction({ ...RUNTIME, files: JSON.parse('{ "__proto__": "", "index.js": "" }') }),
    "/functions/functions/0/files/__proto__",
    "__proto__",
  ],
  [
    "an invalid amount of memory",
    ofFunction({ serviceConfig: { availableMemory: "much" } }),
    "/functions/functions/0/serviceConfig/availableMemory",
    "256M",
  ],
  [
    "a malformed member",
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
  ["an unlisted role", { roles: {}, bindings }, "/functions/bindings/0/role", "viewer"],
  [
    "an unknown permission",
    { roles: { viewer: [GET, "cloudfunctions.functions.gett"] } },
    "/functions/roles/viewer/1",
    `Did you mean ${GET}?`,
  ],
  [
    "enforced permissions without roles",
    { enforcePermissions: true },
    "/functions/enforcePermissions",
    "requires roles",
  ],
  [
    "a duplicate location",
    { locations: ["here", { id: "here" }] },
    "/functions/locations/1/id",
    "must be unique",
  ],
  [
    "a location with two segments",
    { locations: ["here/there"] },
    "/functions/locations/0",
    "single path segment",
  ],
  ["a runtime without a name", { runtimes: [{ stage: "GA" }] }, "/functions/runtimes/0", "name is missing"],
  [
    "a duplicate runtime",
    { runtimes: [{ name: "a" }, { name: "a" }] },
    "/functions/runtimes/1/name",
    "must be unique",
  ],
  ["a read-only field", ofFunction({ state: "ACTIVE" }), "/functions/functions/0/state", "state"],
  [
    "a field of a v1 trigger",
    ofFunction({ eventTrigger: { failurePolicy: {} } }),
    "/functions/functions/0/eventTrigger/failurePolicy",
    "not a known member",
  ],
];

describe("invalid functions seed", () => {
  it.each(WRONG)("rejects a seed with %s", (_, section, pointer, problem) => {
    expect(problemsOf(section)).toEqual([[pointer, expect.stringContaining(problem)]]);
  });

  it("rejects a seed that grants a role to a user without an account", () => {
    const accounts = [{ email: "ann@example.com" }];
    expect(problemsOf({ bindings }, { accounts })).toEqual([
      ["/functions/bindings/0/members/0", expect.stringContaining("eve@example.com")],
    ]);
    expect(problemsOf({ bindings })).toEqual([]);
  });
});

it("accepts v1 ids for the first generation, and checks the runtime against the generation", () => {
  const environment = "GEN_1";
  expect(problemsOf(ofFunction({ environment }, `${PLACE}/functions/Greet_1`))).toEqual([]);
  const runtimes = ["GEN_1", "GEN_2"].map((each) => ({ name: "nodejs24", environment: each }));
  expect(problemsOf({ runtimes, ...ofFunction(RUNTIME) })).toEqual([]);
  expect(problemsOf({ runtimes: runtimes.slice(0, 1), ...ofFunction(RUNTIME) })).toHaveLength(1);
});
