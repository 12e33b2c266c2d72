import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { bundleService } from "../build/bundle-service.ts";
import { lintSpecs } from "../build/lint-specs.ts";
import { CopyOfSpecs } from "./workspace/copy-of-specs.ts";

let specs: CopyOfSpecs;
let dist: Map<string, string>;

beforeAll(async () => {
  specs = new CopyOfSpecs();
  expect(await specs.problemsOf("bundle")).toEqual([]);
  dist = specs.snapshot("dist");
});

afterAll(() => specs[Symbol.dispose]());

describe("current specs", () => {
  test("bundle writes an index, and four files for each document and profile", () => {
    expect([...dist.keys()]).toEqual(
      expect.arrayContaining([
        "dist/index.js",
        "dist/index.d.ts",
        "dist/edge/openapi.json",
        "dist/edge/openapi.yaml",
        "dist/edge/openapi-3.0.json",
        "dist/edge/openapi-3.0.yaml",
        "dist/edge/reference/openapi.json",
        "dist/edge/reference/openapi.yaml",
        "dist/edge/reference/openapi-3.0.json",
        "dist/edge/reference/openapi-3.0.yaml",
        "dist/retention/v1/openapi.json",
        "dist/retention/v1/reference/openapi.json",
      ]),
    );
  });

  test("bundle writes the same bytes in another process, and leaves no other files", () => {
    const names = specs.names();
    expect(specs.run("bundle")).toMatchObject({ status: 0, lines: [] });
    expect(specs.snapshot("dist")).toEqual(dist);
    expect(specs.names()).toEqual(names);
  });
});

describe("a single service", () => {
  let two: CopyOfSpecs;

  beforeAll(() => {
    two = new CopyOfSpecs("edge", "retention");
    return () => two[Symbol.dispose]();
  });

  test("bundle writes a single service to its own folder, and collect reads it from there", async () => {
    expect(two.run("bundle", "edge")).toEqual({
      status: 0,
      stdout: "edge (as shown): 1 operations\nedge (reference): 10 operations\n",
      lines: [],
    });
    expect([two.exists("retention/dist"), two.exists("dist")]).toEqual([false, false]);
    const unbundled = two.run("collect");
    expect(unbundled.status).toBe(1);
    expect(unbundled.lines).toEqual([
      expect.stringMatching(/^retention\/package\.json: This service is not bundled: run /),
    ]);
    expect(two.exists("dist")).toBe(false);

    await bundleService(path.join(two.folder, "retention"));
    expect(two.run("collect").stdout).toBe("4 documents of 2 services.\n");
    const collected = [...two.snapshot("dist")].filter(([file]) => /\/(edge|retention)\//.test(file));
    expect(new Map(collected)).toEqual(
      new Map([...dist].filter(([file]) => /^dist\/(edge|retention)\//.test(file))),
    );
  });

  test("lint reports file names of a single service relative to the folder of all services", async () => {
    const file = "retention/v1/openapi.yaml";
    const original = two.read(file);
    two.write(file, "");
    await lintSpecs(two.folder, [path.join(two.folder, "edge")]);
    const { status, lines } = two.run("lint", "retention");
    expect(lines).toEqual([expect.stringMatching(/^retention\/v1\/openapi\.yaml:1: /)]);
    expect(status).toBe(1);
    two.write(file, original);
  });

  test.each(["openapi.yaml", "v1/openapi.yaml", "inventory.yaml"])(
    "collect requires a package.json in addition to %s",
    (file) => {
      two.makeFolder(path.dirname(`parcels/${file}`));
      two.write(`parcels/${file}`, "");
      expect(two.run("collect").lines).toEqual([
        expect.stringMatching(/^parcels\/package\.json: This file is missing: copy it /),
      ]);
      two.remove("parcels");
    },
  );

  test("rejects a service with a package.json but without a document", async () => {
    two.makeFolder("parcels");
    two.write("parcels/package.json", "{}");
    expect(await two.problemsOf("lint")).toEqual([
      expect.stringMatching(/^parcels\/openapi\.yaml: This file is missing, /),
    ]);
    two.remove("parcels");
  });

  test("collect rejects bundles written by an earlier version", () => {
    const original = two.read("edge/dist/index.json");
    const { bundled: _, ...earlier } = JSON.parse(original);
    two.write("edge/dist/index.json", JSON.stringify(earlier));
    expect(two.run("collect").lines).toEqual([
      expect.stringMatching(/^edge\/package\.json: This service is not bundled: run /),
    ]);
    two.write("edge/dist/index.json", original);
  });
});

describe("problems that only lint reports", () => {
  let specs: CopyOfSpecs;

  beforeAll(() => {
    specs = new CopyOfSpecs("edge");
    return () => specs[Symbol.dispose]();
  });

  test.each([
    [
      "a warning",
      "edge/redocly.yaml",
      "extends: [../rules/ruleset.yaml]\nrules:\n  info-contact: warn\n",
      /info-contact/,
    ],
    [
      "a configuration with a field that Redocly does not know",
      "edge/redocly.yaml",
      "extends: [../rules/ruleset.yaml]\nrulez:\n  info-contact: off\n",
      /^edge\/redocly\.yaml:2: .*rulez/,
    ],
  ])("lint reports %s", async (_, file, text, says) => {
    specs.write(file, text);
    const lines = await specs.problemsOf("lint");
    specs.remove(file);
    expect(lines.join("\n")).toMatch(says);
  });

  test("lint reports an ignore file that hides a problem", async () => {
    const file = "edge/paths/dnszone.yaml";
    const original = specs.read(file);
    specs.write(file, original.replace("x-idempotent: true", "x-idempotent: false"));
    const ignored =
      "specs/edge/paths/dnszone.yaml:\n  seamline/operation-idempotency:\n    - '#/get/x-idempotent'\n";
    specs.write("../.redocly.lint-ignore.yaml", ignored);
    const lines = await specs.problemsOf("lint");
    specs.write(file, original);
    specs.remove("../.redocly.lint-ignore.yaml");
    expect(lines).toEqual([expect.stringMatching(/lint-ignore\.yaml: An ignore file hides problems/)]);
  });
});

describe("problems that only bundle reports", () => {
  test.each([
    [
      "a file that no document refers to",
      "edge/components/schemas/Forgotten.yaml",
      "type: string\n",
      /Forgotten\.yaml: No document refers to this file/,
    ],
  ])("bundle reports %s", async (_, file, text, says) => {
    const original = specs.exists(file) ? specs.read(file) : undefined;
    specs.write(file, text);
    const lines = await specs.problemsOf("bundle");
    if (original === undefined) specs.remove(file);
    else specs.write(file, original);
    expect(lines).toEqual([expect.stringMatching(says)]);
    expect(specs.snapshot("dist")).toEqual(dist);
  });

  test("bundle reports a schema in the responses folder", async () => {
    const file = "edge/components/responses/DnsZone.yaml";
    const user = "edge/components/schemas/DnsZonePage.yaml";
    const [original, zone] = [specs.read(user), specs.read("edge/components/schemas/DnsZone.yaml")];
    specs.write(file, zone);
    specs.remove("edge/components/schemas/DnsZone.yaml");
    specs.write(user, original.replace("./DnsZone.yaml", "../responses/DnsZone.yaml"));
    const lines = await specs.problemsOf("bundle");
    specs.write(user, original);
    specs.write("edge/components/schemas/DnsZone.yaml", zone);
    specs.remove(file);
    expect(lines).toEqual([
      expect.stringMatching(
        /responses\/DnsZone\.yaml: This file is used as a component of the kind schemas: move it to components\/schemas\.$/,
      ),
    ]);
    expect(specs.snapshot("dist")).toEqual(dist);
  });

  test("bundle reports two components with the same name", async () => {
    const file = "functions/v1/components/schemas/Policy.yaml";
    const user = "functions/v1/components/schemas/CallFunctionResponse.yaml";
    const original = specs.read(user);
    specs.write(file, "type: string\ndescription: Another policy.\n");
    specs.write(user, `${original.trimEnd()}\nproperties:\n  policy:\n    $ref: ./Policy.yaml\n`);
    const lines = await specs.problemsOf("bundle");
    specs.write(user, original);
    specs.remove(file);
    expect(lines.join("\n")).toContain("is also named components/schemas/Policy: rename one of the two");
    expect(specs.snapshot("dist")).toEqual(dist);
  });
});

test("the index links to every bundle, in both profiles", async () => {
  const { documents } = await specs.index();
  for (const profile of ["as shown", "reference"]) {
    expect(documents).toContainEqual(
      expect.objectContaining({ service: "edge", version: undefined, profile }),
    );
  }
  for (const document of documents) {
    const json = JSON.parse(readFileSync(document.files.json, "utf8"));
    expect(json).toMatchObject({ openapi: "3.1.0", info: { title: document.title } });
    expect(JSON.parse(readFileSync(document.files.json30, "utf8"))).toMatchObject({ openapi: "3.0.3" });
    const points: unknown[] = Object.values(json["x-extension-points"]);
    const counts = Object.values(document.extensionPoints);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(points.length);
    expect(json["x-profile"]).toBe(document.profile === "reference" ? "reference" : undefined);
    expect(existsSync(document.provenance)).toBe(true);
  }
});

test("the index links to the standard overlay of each profile, and to copies of its sources", async () => {
  const { documents } = await specs.index();
  for (const { profile, overlays, sources } of documents) {
    expect(overlays.length).toBe(profile === "reference" ? 1 : 0);
    for (const overlay of overlays) expect(existsSync(overlay)).toBe(true);
    expect(sources.length > 0).toBe(profile === "reference");
    for (const copy of sources) {
      const [, file = ""] = fileURLToPath(copy).split(`${path.sep}dist${path.sep}`);
      expect(readFileSync(copy, "utf8")).toBe(specs.read(file.replace(/^([^/\\]+)[/\\]sources/, "$1")));
    }
  }
});

interface Defect {
  readonly what: string;
  readonly file: string;
  /** Text to replace. If it is empty, the new text is appended to the file. */
  readonly find: string | RegExp;
  readonly replacement: string;
  /** Part of the line that the message must refer to; undefined if the message is about the whole file. */
  readonly on?: string;
  /** File that the message must refer to, if it is a different file. */
  readonly reportedIn?: string;
  readonly says: RegExp;
  readonly commands: readonly ("bundle" | "lint")[];
}

const DEFECTS: readonly Defect[] = [
  {
    what: "malformed YAML",
    file: "retention/v1/components/schemas/Hold.yaml",
    find: "description:",
    replacement: "description: [",
    says: /Malformed YAML/,
    commands: ["bundle", "lint"],
  },
  {
    what: "a duplicate key",
    file: "retention/v1/components/schemas/Hold.yaml",
    find: "type: object\n",
    replacement: "type: object\ntype: array\n",
    on: "type: array",
    says: /Malformed YAML: Map keys must be unique/,
    commands: ["bundle", "lint"],
  },
  {
    what: "a reference to a missing file",
    file: "edge/paths/dnszone.yaml",
    find: "schemas/DnsZonePage.yaml",
    replacement: "schemas/DnsZonePages.yaml",
    on: "DnsZonePages.yaml",
    says: /Can't resolve \$ref/,
    commands: ["bundle", "lint"],
  },
  {
    what: "a duplicate operationId",
    file: "retention/v1/paths/matters_{matterId}.close.yaml",
    find: "operationId: closeMatter",
    replacement: "operationId: reopenMatter",
    on: "operationId: reopenMatter",
    reportedIn: "retention/v1/paths/matters_{matterId}.reopen.yaml",
    says: /unique `?operationId/i,
    commands: ["bundle", "lint"],
  },
  {
    what: "a path file used by two paths",
    file: "edge/openapi.yaml",
    find: "paths:\n",
    replacement: "paths:\n  /zone:\n    $ref: ./paths/dnszone.yaml\n",
    on: "/dnszone:",
    says: /\/dnszone and \/zone refer to the same operations/,
    commands: ["bundle", "lint"],
  },
  {
    what: "an OpenAPI 3.0 document",
    file: "edge/openapi.yaml",
    find: "openapi: 3.1.0",
    replacement: "openapi: 3.0.3",
    says: /openapi must be 3\.1\.x/,
    commands: ["bundle", "lint"],
  },
  {
    what: "a misspelled extension",
    file: "edge/paths/dnszone.yaml",
    find: "x-pagination",
    replacement: "x-paginaton",
    on: "x-paginaton",
    says: /Unknown extension x-paginaton/,
    commands: ["lint"],
  },
  {
    what: "an unknown extension point",
    file: "edge/components/parameters/page.yaml",
    find: "page.defaults",
    replacement: "page.default",
    on: "x-extension-point",
    says: /Unknown extension point page\.default:/,
    commands: ["bundle", "lint"],
  },
  {
    what: "a missing inventory row",
    file: "retention/inventory.yaml",
    find: / {2}- operationId: closeMatter\n(?: {4}.*\n)+/,
    replacement: "",
    on: "post:",
    reportedIn: "retention/v1/paths/matters_{matterId}.close.yaml",
    says: /Operation closeMatter \(POST \/v1\/matters\/\{matterId\}:close\) has no row in inventory\.yaml/,
    commands: ["bundle", "lint"],
  },
  {
    what: "an inventory row without an operation",
    file: "edge/inventory.yaml",
    find: "resources:\n",
    replacement:
      "  - {operationId: getDnsZone, heading: Endpoints, operation: get, method: GET, path: '/dnszone/{id}'}\nresources:\n",
    on: "operationId: getDnsZone",
    says: /getDnsZone .* is missing from the document/,
    commands: ["bundle", "lint"],
  },
  {
    what: "a construct without a 3.0 form",
    file: "retention/v1/components/schemas/Matter.yaml",
    find: "type: object\n",
    replacement: "type: object\nminProperties: 1\npropertyNames:\n  type: string\n",
    on: "propertyNames",
    says: /propertyNames has no lossless OpenAPI 3\.0 form/,
    commands: ["bundle", "lint"],
  },
];

describe.each(["retention", "edge"])("specs of %s", (service) => {
  const defects = DEFECTS.filter(({ file }) => file.startsWith(service));
  let copy: CopyOfSpecs;
  let built: Map<string, string>;

  beforeAll(async () => {
    copy = new CopyOfSpecs(service);
    expect(await copy.problemsOf("bundle")).toEqual([]);
    built = copy.snapshot("dist");
    return () => copy[Symbol.dispose]();
  });

  describe.each(defects)("$what", (defect) => {
    let original: string;

    beforeEach(() => {
      original = copy.read(defect.file);
      copy.write(defect.file, original.replace(defect.find, defect.replacement));
      return () => copy.write(defect.file, original);
    });

    test.each(defect.commands)(
      "%s fails with one message that contains the file and the line",
      async (command) => {
        expect(copy.read(defect.file)).not.toBe(original);
        const names = copy.names();
        const lines = await copy.problemsOf(command);
        expect(lines).toEqual([expect.stringMatching(defect.says)]);
        const [, file = "", line = ""] = /^([^:]+):(\d+): /.exec(lines[0] ?? "") ?? [];
        expect(file).toBe(defect.reportedIn ?? defect.file);
        expect(copy.read(file).split("\n")[Number(line) - 1]).toContain(defect.on ?? "");
        expect(copy.snapshot("dist"), "dist is as it was").toEqual(built);
        expect(copy.names(), "nothing is left beside it").toEqual(names);
      },
    );
  });
});
