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

/** Copies the specs of a service to where the test works. */
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

describe("a new operation", () => {
  test("has the method and path that were given, and extension points for its request and its response", () => {
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

  test("leaves every other line of the files that it changes as it was", () => {
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

  test("of versions that share their paths is one of all of them, with the path of the source", () => {
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

  test("of a path that exists is written beside the other methods of the path", () => {
    withSpecsOf("edge");
    plan("edge checkDnsZones", { ...ARCHIVE, path: "/dnszone", method: "PUT", source: "Endpoints" }).write();
    const item = parse(readFileSync(join(copy.root, "specs/edge/paths/dnszone.yaml"), "utf8"));
    expect(Object.keys(item)).toEqual(["get", "put"]);
  });
});

const { method: _, ...withoutMethod } = ARCHIVE;
const WRONG: readonly [what: string, names: string, flags: OperationFlags, message: RegExp][] = [
  ["no method", "retention shelveMatter", withoutMethod, /--method is missing[\s\S]*--method post --path/],
  ["no section of the source", "retention shelveMatter", { ...ARCHIVE, source: " " }, /--source is missing/],
  [
    "an unknown method",
    "retention shelveMatter",
    { ...ARCHIVE, method: "send" },
    /--method send .*\nTake get, put/,
  ],
  [
    "an unknown service",
    "archive shelveMatter",
    ARCHIVE,
    /no service "archive"\.\nThe services are edge, functions, retention/,
  ],
  ["a service that is a path", "../specs shelveMatter", ARCHIVE, /no service "\.\.\/specs"/],
  [
    "an operation that exists",
    "retention closeMatter",
    ARCHIVE,
    /has closeMatter already, in specs\/retention\/v1\/paths/,
  ],
  ["a name that is no name", "retention ../../evil", ARCHIVE, /cannot be an operationId/],
  ["a keyword", "retention delete", ARCHIVE, /cannot be an operationId/],
  ["a name in kebab-case", "retention shelve-matter", ARCHIVE, /It is camelCase/],
  ["a third name", "retention shelveMatter more", ARCHIVE, /and nothing else/],
  [
    "a path out of the folder",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v1/../../x" },
    /its segment "\.\." is neither/,
  ],
  [
    "a path without a slash",
    "retention shelveMatter",
    { ...ARCHIVE, path: "v1/matters" },
    /is no path of an operation/,
  ],
  [
    "a verb in the middle",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v1/matters:x/y" },
    /stands at the end/,
  ],
  [
    "a path of another version",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v9/matters" },
    /begin with \/v1\//,
  ],
  [
    "a path of one of a family",
    "functions archiveIt",
    { ...ARCHIVE, path: "/v2/projects", source: "Endpoints" },
    /'\/\{v\}\/projects'/,
  ],
  [
    "a path and method that exist",
    "retention shelveMatter",
    { ...ARCHIVE, path: "/v1/matters" },
    /is createMatter already/,
  ],
  [
    "a place that is taken",
    "retention shelveMatter",
    { ...ARCHIVE, place: "matters.close" },
    /closeMatter has the place/,
  ],
];

test.each(WRONG)(
  "%s is refused with what would be right, and nothing is written",
  (_what, names, flags, message) => {
    const before = filesIn(copy.untouched);
    const run = (): void => plan(names, flags, copy.untouched).write();
    expect(run).toThrow(ScaffoldError);
    expect(run).toThrow(message);
    expect(filesIn(copy.untouched)).toEqual(before);
  },
);

describe("the section of a new operation", () => {
  const withSource = (source: string, newSection = false): FilePlan =>
    plan("retention shelveMatter", { ...ARCHIVE, source, newSection }, copy.untouched);

  test.each([
    ["Endpoints > Mattrs", "--source 'Endpoints > Matters'"],
    ["endpoints > holds", "--source 'Endpoints > Holds'"],
    ["Endpoint", "--source Endpoints"],
    ["Nothing that reads like it at all", "--source Authentication"],
    ["constructor", "--source Authentication"],
  ])("must be in the inventory: %s", (source, suggestion) => {
    const run = (): FilePlan => withSource(source);
    expect(run).toThrow(
      `--source: "${source}" is not a section that specs/retention/inventory.yaml names.\nWrite ${suggestion}`,
    );
    expect(run).toThrow("If the source document has gained this section, add --new-section.");
  });

  test("may be a new one if that is said", () => {
    const planned = withSource("Endpoints > Shelves", true);
    const { operations } = parse(planned.read("specs/retention/inventory.yaml"));
    expect(operations.at(-1)).toMatchObject({ operationId: "shelveMatter", heading: "Endpoints > Shelves" });
  });

  test("is not new if the inventory has it", () => {
    expect(() => withSource("Endpoints > Matters", true)).toThrow("Leave out --new-section.");
  });
});

test("everything that is wrong with a request is reported at once", () => {
  const flags = { method: "send", path: "v1", source: "Endpoints > Mattrs", tag: "A b", place: "a.then" };
  const read = (): unknown =>
    readOperationRequest(["retention", "constructor", "more"], flags, copy.untouched);
  for (const message of [
    "Name a service and an operation, and nothing else.",
    '"constructor" cannot be an operationId.',
    "--method send is not a method of an operation.",
    '"v1" is no path of an operation.',
    '"Endpoints > Mattrs" is not a section',
    '--tag "A b" is not a tag.',
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

  test("reports invalid flags together with an invalid request", async () => {
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

  test("accepts any section for a new service, and none for a new version", async () => {
    const parcels = ["parcels", "--operation", "getParcel", "--method", "get", "--path", "/parcels"];
    expect(await run("new-service", ...parcels, "--source", "Anything")).toEqual({ code: 0, stderr: "" });
    const { code, stderr } = await run("new-version", "functions", "3", "--source=Endpoints");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Unknown option '--source'\n\n"3" cannot name a version\./);
  });
});

describe("a plan of files", () => {
  test("does not overwrite a file", () => {
    writeFileSync(join(copy.root, "a.txt"), "before");
    expect(() => new FilePlan(copy.root).create("a.txt", "after")).toThrow("a.txt exists already.");
  });

  test("writes none of its files where one cannot be written, and restores what it changed", () => {
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

  test("leads neither out of the repository nor into installed packages", () => {
    expect(() => new FilePlan(copy.root).create("../evil.txt", "")).toThrow("lies outside of the repository");
    expect(() => new FilePlan(copy.root).create("node_modules/a.js", "")).toThrow(
      "lies outside of the repository",
    );
  });
});

describe("an entry of YAML", () => {
  test("goes behind the last one, in the style of its collection", () => {
    expect(withItem("a: [b, c] # why\nd: 1\n", ["a"], "e")).toBe("a: [b, c, e] # why\nd: 1\n");
    expect(withItem("a: []\n", ["a"], "e")).toBe("a: [e]\n");
    expect(withItem("a:\n  - b # why\nd: 1\n", ["a"], { e: 1 })).toBe("a:\n  - b # why\n  - e: 1\nd: 1\n");
    expect(withMember("a:\n  b: >-\n    long\n    text\nd: 1\n", ["a"], "e", { f: 1 })).toBe(
      "a:\n  b: >-\n    long\n    text\n  e:\n    f: 1\nd: 1\n",
    );
    expect(withMember("a: 1", [], "b", 2)).toBe("a: 1\nb: 2\n");
  });

  test("is rejected if the collection is unknown or the operation exists already", () => {
    expect(() => withItem("a: 1\n", ["b"], 1)).toThrow("The file has no list b.");
    expect(() => withMember("a: {b: 1}\n", ["a"], "b", 2)).toThrow("a > b exists already.");
  });
});
