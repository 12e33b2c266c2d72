import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { type OperationFlags, readOperationRequest } from "../scaffold/operation/operation-request.ts";
import { planOperation } from "../scaffold/operation/plan-operation.ts";
import { FilePlan } from "../scaffold/plan/file-plan.ts";
import { withItem, withMember } from "../scaffold/plan/yaml-entries.ts";
import { ScaffoldError } from "../scaffold/scaffold-error.ts";
import { copyForTests, filesIn } from "./scaffold-copy.ts";

const copy = copyForTests();

/** Copies the specs of a service into the working folder. */
function withSpecsOf(service: string): void {
  copy.take(`specs/${service}`);
}

const ARCHIVE = {
  method: "post",
  path: "/v1/matters/{matterId}:shelve",
  source: "Endpoints > Matters",
} as const;

function plan(names: string, flags: OperationFlags = ARCHIVE, folder: string = copy.root): FilePlan {
  return planOperation(folder, readOperationRequest(names.split(" "), flags));
}

describe("adding an operation", () => {
  test("a new operation has the given method and path, and extension points for its request and its response", () => {
    withSpecsOf("retention");
    plan("retention shelveMatter").write();
    const { post } = parse(
      readFileSync(join(copy.root, "specs/retention/v1/paths/matters_{matterId}.shelve.yaml"), "utf8"),
    );
    expect(post).toMatchObject({
      operationId: "shelveMatter",
      tags: ["matters"],
      "x-method": "matters.shelve",
      "x-access-rules": ["callsActAs", "matterAccess"],
      "x-extension-point": ["query.parameters", "credentials", "operation.privileges"],
    });
    const inventory = parse(readFileSync(join(copy.root, "specs/retention/inventory.yaml"), "utf8"));
    expect(inventory.operations).toContainEqual({
      operationId: "shelveMatter",
      heading: "Endpoints > Matters",
      method: "POST",
      path: "/v1/matters/{matterId}:shelve",
    });
    const points = inventory.notShown.flatMap((row: { points: string[] }) => row.points);
    expect(points).toEqual(expect.arrayContaining(["shelveMatter.request", "shelveMatter.response"]));
  });

  test("adding an operation changes no other lines in existing files", () => {
    withSpecsOf("retention");
    const before = readFileSync(join(copy.root, "specs/retention/v1/openapi.yaml"), "utf8").split("\n");
    plan("retention shelveMatter").write();
    const after = readFileSync(join(copy.root, "specs/retention/v1/openapi.yaml"), "utf8").split("\n");
    expect(
      after.filter(
        (line) => !line.includes("shelve") && !/area: payload|source: Endpoints > Matters/.test(line),
      ),
    ).toEqual(before.filter((line) => !/area: payload|source: Endpoints > Matters/.test(line)));
  });

  test("an operation is added to all versions that share its path", () => {
    withSpecsOf("functions");
    const path = "/{v}/projects/{project}/locations/{location}/functions/{function}:shelve";
    const source = "Endpoints > Versions v2, v2beta, v2alpha";
    plan("functions shelveFunction", { ...ARCHIVE, path, source }).write();
    for (const version of ["v2", "v2beta", "v2alpha"]) {
      const { paths } = parse(
        readFileSync(join(copy.root, `specs/functions/${version}/openapi.yaml`), "utf8"),
      );
      expect(paths).toHaveProperty([path.replace("{v}", version)]);
    }
    const { operations } = parse(readFileSync(join(copy.root, "specs/functions/inventory.yaml"), "utf8"));
    expect(operations.at(-1)).toMatchObject({
      documents: expect.arrayContaining(["v2", "v2alpha", "v2beta"]),
      path: "/{v}/{name}:shelve",
    });
  });

  test("an operation with an existing path is added to the path's file", () => {
    withSpecsOf("edge");
    plan("edge checkDnsZones", { ...ARCHIVE, path: "/dnszone", method: "PUT", source: "Endpoints" }).write();
    const item = parse(readFileSync(join(copy.root, "specs/edge/paths/dnszone.yaml"), "utf8"));
    expect(Object.keys(item)).toEqual(["get", "put"]);
  });
});

const { method: _, ...withoutMethod } = ARCHIVE;
const WRONG: readonly [what: string, names: string, flags: OperationFlags, message: RegExp][] = [
  ["no method", "retention shelveMatter", withoutMethod, /--method is missing[\s\S]*--method post --path/],
  ["an empty section", "retention shelveMatter", { ...ARCHIVE, source: " " }, /--source is missing/],
  [
    "an unknown method",
    "retention shelveMatter",
    { ...ARCHIVE, method: "send" },
    /--method send .*\nChoose one of get, put/,
  ],
  [
    "an unknown service",
    "archive shelveMatter",
    ARCHIVE,
    /no service "archive"\.\nThe services are edge, functions, retention/,
  ],
  ["a service with a path as its name", "../specs shelveMatter", ARCHIVE, /no service "\.\.\/specs"/],
  [
    "an existing operation",
    "retention closeMatter",
    ARCHIVE,
    /already has closeMatter, in specs\/retention\/v1\/paths/,
  ],
  ["an invalid operation name", "retention ../../evil", ARCHIVE, /is not a valid operationId/],
  ["a keyword", "retention delete", ARCHIVE, /is not a valid operationId/],
  ["an operation name in kebab-case", "retention shelve-matter", ARCHIVE, /Use camelCase/],
  ["a third name", "retention shelveMatter more", ARCHIVE, /Pass exactly one service/],
  [
    "a path outside of the folder",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v1/../../x" },
    /its segment "\.\." is neither/,
  ],
  [
    "a path without a slash",
    "retention shelveMatter",
    { ...ARCHIVE, path: "v1/matters" },
    /is not a valid operation path/,
  ],
  [
    "a custom verb in the middle of a path",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v1/matters:x/y" },
    /only the last segment can have a custom verb/,
  ],
  [
    "a path of another version",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v9/matters" },
    /start with \/v1\//,
  ],
  [
    "a path of one version of a family",
    "functions archiveIt",
    { ...ARCHIVE, path: "/v2/projects", source: "Endpoints" },
    /'\/\{v\}\/projects'/,
  ],
  [
    "an existing path and method",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v1/matters" },
    /is already used by createMatter/,
  ],
  [
    "a place that is already used",
    "retention shelveMatter",
    { ...ARCHIVE, place: "matters.close" },
    /closeMatter already uses the place/,
  ],
];

test.each(WRONG)("rejects %s with a suggested fix, and writes nothing", (_what, names, flags, message) => {
  const before = filesIn(copy.untouched);
  const run = (): void => plan(names, flags, copy.untouched).write();
  expect(run).toThrow(ScaffoldError);
  expect(run).toThrow(message);
  expect(filesIn(copy.untouched)).toEqual(before);
});

describe("section of a new operation", () => {
  const withSource = (source: string, newSection = false): FilePlan =>
    plan("retention shelveMatter", { ...ARCHIVE, source, newSection }, copy.untouched);

  test.each([
    ["Endpoints > Mattrs", "--source 'Endpoints > Matters'"],
    ["endpoints > holds", "--source 'Endpoints > Holds'"],
    ["Endpoint", "--source Endpoints"],
    ["Nothing similar to any section at all", "--source Authentication"],
    ["constructor", "--source Authentication"],
  ])("the section of a new operation must be in the inventory: %s", (source, suggestion) => {
    const run = (): FilePlan => withSource(source);
    expect(run).toThrow(
      `--source: "${source}" is not a section that specs/retention/inventory.yaml names.\nWrite ${suggestion}`,
    );
    expect(run).toThrow("If this section is new in the source document, add --new-section.");
  });

  test("--new-section adds the section of a new operation to the inventory", () => {
    const planned = withSource("Endpoints > Shelves", true);
    const { operations } = parse(planned.read("specs/retention/inventory.yaml"));
    expect(operations.at(-1)).toMatchObject({ operationId: "shelveMatter", heading: "Endpoints > Shelves" });
  });

  test("rejects --new-section if the inventory has the section", () => {
    expect(() => withSource("Endpoints > Matters", true)).toThrow("Leave out --new-section.");
  });
});

test("reports all problems with a request for a new operation at once", () => {
  const flags = { method: "send", path: "v1", source: "Endpoints > Mattrs", tag: "A b", place: "a.then" };
  const read = (): unknown =>
    readOperationRequest(["retention", "constructor", "more"], flags, copy.untouched);
  for (const message of [
    "Pass exactly one service and one operation.",
    '"constructor" is not a valid operationId.',
    "--method send is not an HTTP method that an operation can have.",
    '"v1" is not a valid operation path.',
    '"Endpoints > Mattrs" is not a section',
    '--tag "A b" is not a valid tag.',
    "--place a.then uses the reserved name then",
  ])
    expect(read).toThrow(message);
  expect(() => readOperationRequest(["archive", "list"], {}, copy.untouched)).toThrow(
    /no service "archive"[\s\S]*--method is missing[\s\S]*--path is missing[\s\S]*--source is missing/,
  );
});

describe("the command", () => {
  const run = async (script: string, ...args: string[]): Promise<{ code: number; stderr: string }> => {
    const entry = fileURLToPath(new URL(`../${script}.ts`, import.meta.url));
    const failed = promisify(execFile)(process.execPath, [entry, "--dry-run", ...args]);
    return failed.then(
      () => ({ code: 0, stderr: "" }),
      ({ code, stderr }: { code: number; stderr: string }) => ({ code, stderr }),
    );
  };

  test("the command reports invalid flags together with an invalid request", async () => {
    const { code, stderr } = await run(
      "new-operation",
      "retention",
      "shelveMatter",
      "--bogus",
      "--sorce",
      "x",
    );
    expect(code).toBe(1);
    expect(stderr).toMatch(
      /^Unknown option '--bogus'\n\nUnknown option '--sorce': write --source\n\n--method is missing[\s\S]*--source is missing/,
    );
  });

  test("the command accepts any --source for a new service, but none for a new version", async () => {
    const parcels = ["parcels", "--operation", "getParcel", "--method", "get", "--path", "/parcels"];
    expect(await run("new-service", ...parcels, "--source", "Anything")).toEqual({ code: 0, stderr: "" });
    const { code, stderr } = await run("new-version", "functions", "3", "--source=Endpoints");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Unknown option '--source'\n\n"3" is not a valid version\./);
  });
});

describe("file plan", () => {
  test("a file plan does not overwrite a file", () => {
    writeFileSync(join(copy.root, "a.txt"), "before");
    expect(() => new FilePlan(copy.root).create("a.txt", "after")).toThrow("a.txt exists already.");
  });

  test("a file plan restores all files if one of them cannot be written", () => {
    writeFileSync(join(copy.root, "a.txt"), "before");
    const before = filesIn(copy.root);
    const planned = new FilePlan(copy.root);
    planned.change("a.txt", () => "after");
    planned.create("new/b.txt", "b");
    planned.create("a.txt/c.txt", "c");
    expect(() => planned.write()).toThrow();
    expect(filesIn(copy.root)).toEqual(before);
    expect(readFileSync(join(copy.root, "a.txt"), "utf8")).toBe("before");
  });

  test("a file plan rejects paths outside the repository and in installed packages", () => {
    expect(() => new FilePlan(copy.root).create("../evil.txt", "")).toThrow("is outside the repository");
    expect(() => new FilePlan(copy.root).create("node_modules/a.js", "")).toThrow(
      "is outside the repository",
    );
  });
});

describe("entry of a YAML collection", () => {
  test("appends an entry to a YAML collection in the same style", () => {
    expect(withItem("a: [b, c] # why\nd: 1\n", ["a"], "e")).toBe("a: [b, c, e] # why\nd: 1\n");
    expect(withItem("a: []\n", ["a"], "e")).toBe("a: [e]\n");
    expect(withItem("a:\n  - b # why\nd: 1\n", ["a"], { e: 1 })).toBe("a:\n  - b # why\n  - e: 1\nd: 1\n");
    expect(withMember("a:\n  b: >-\n    long\n    text\nd: 1\n", ["a"], "e", { f: 1 })).toBe(
      "a:\n  b: >-\n    long\n    text\n  e:\n    f: 1\nd: 1\n",
    );
    expect(withMember("a: 1", [], "b", 2)).toBe("a: 1\nb: 2\n");
  });

  test("rejects a YAML entry if the collection is unknown or the key already exists", () => {
    expect(() => withItem("a: 1\n", ["b"], 1)).toThrow("The file has no list b.");
    expect(() => withMember("a: {b: 1}\n", ["a"], "b", 2)).toThrow("a > b exists already.");
  });
});
