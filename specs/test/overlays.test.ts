import path from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildDocuments } from "../build/build-documents.ts";
import type { BuiltDocument } from "../build/built-document.ts";
import { checkFilledIntegrity } from "../build/check-integrity.ts";
import { discoverDocuments, documentPath, type SpecSource } from "../build/discover-documents.ts";
import { lintFilled } from "../build/lint-filled.ts";
import { readSources } from "../build/read-sources.ts";
import { formatProblem } from "../build/spec-problem.ts";
import { CopyOfSpecs, linesOf } from "./workspace/copy-of-specs.ts";

let specs: CopyOfSpecs;

beforeAll(() => {
  specs = new CopyOfSpecs("edge", "retention");
});

afterAll(() => specs[Symbol.dispose]());

/** The last overlay of the edge service. It is applied after all others. */
const LAST = "edge/reference.zz.overlay.yaml";

afterEach(() => {
  if (specs.exists(LAST)) specs.remove(LAST);
});

const HEAD = "overlay: 1.0.0\ninfo: {title: Last, version: 1.0.0}\n";
const FILLS = "    description: For a test.\n    x-fills: [dnsZone.fields]\n";

/** Returns an overlay with one action, whose target is on line 4. */
function action(target: string, effect: string): string {
  return `${HEAD}actions:\n  - target: ${target}\n${FILLS}    ${effect}\n`;
}

/** Overlays that cannot be applied, with the expected message. */
const UNFIT: readonly [what: string, text: string, message: RegExp][] = [
  [
    "an action that matches nothing",
    action("$.paths['/dnszones'].get", "update: {summary: Lists}"),
    /:4: .*matches nothing .*\/dnszones.*\(filling edge\)\.$/,
  ],
  [
    "an overlay for another document",
    `${HEAD}extends: ../retention/v1/openapi.yaml\nactions:\n  - target: $.info\n${FILLS}    update: {title: T}\n`,
    /:3: the overlay extends \.\.\/retention\/v1\/openapi\.yaml, but it is applied to/,
  ],
  ["a target that is not JSONPath", action("$.paths[", "remove: true"), /:4: .*is not a JSONPath/],
  [
    "a point that the document does not define",
    action("$.info", "update: {title: T}").replace("dnsZone.fields", "dnsZone.field"),
    /:6: .*no extension point dnsZone\.field: write dnsZone\.fields/,
  ],
  [
    "a reference to a file, which would not be in the bundle",
    action(
      "$.components.schemas.DnsZone.properties",
      "update: {Error: {$ref: ./components/schemas/ErrorBody.yaml}}",
    ),
    /:7: The target of the reference \.\/components\/schemas\/ErrorBody\.yaml does not exist in the document: .*#\/components/,
  ],
  [
    "a reference that is not a JSON pointer",
    action("$.components.schemas.DnsZone.properties", "update: {Error: {$ref: '#ErrorBody'}}"),
    /:7: The target of the reference #ErrorBody does not exist in the document/,
  ],
  [
    "a reference that only leads back to itself",
    action("$.components.responses.NotFound", "update: {$ref: '#/components/responses/NotFound'}"),
    /:7: Circular reference: this \$ref only leads back to itself\.$/,
  ],
  [
    "an overlay that sets a profile",
    action("$", "update: {x-profile: mine}"),
    /:7: x-profile is reserved for the build: remove it\.$/,
  ],
  [
    "an overlay that sets filled points",
    action("$", "update: {x-filled-points: {a: {area: events, source: A, summary: A}}}"),
    /:7: x-filled-points is reserved for the build: remove it\.$/,
  ],
  ["an overlay without actions", HEAD, /:1: actions is missing/],
];

describe("overlays that cannot be applied", () => {
  test.each(UNFIT)("reports %s in one message with the file and the line", async (_what, text, message) => {
    specs.write(LAST, text);
    const lines = await linesOf(specs.folder, () => buildDocuments([source("edge")]));
    expect(lines).toEqual([expect.stringMatching(message)]);
    expect(lines[0]).toMatch(new RegExp(`^${LAST}:`));
  });

  test("reports the problems with several overlays together", async () => {
    const other = "edge/reference.zy.overlay.yaml";
    specs.write(other, action("$.paths[", "remove: true"));
    specs.write(LAST, HEAD);
    const lines = await linesOf(specs.folder, () => buildDocuments([source("edge")]));
    specs.remove(other);
    expect(lines).toEqual([
      expect.stringMatching(`^${other}:4: .*is not a JSONPath`),
      expect.stringMatching(`^${LAST}:1: actions is missing`),
    ]);
  });

  test("reports malformed YAML", async () => {
    specs.write(LAST, `${HEAD}actions: [\n`);
    const lines = await linesOf(specs.folder, () => readSources(specs.folder));
    expect(lines).toEqual([expect.stringMatching(/^edge\/reference\.zz\.overlay\.yaml:\d: Malformed YAML/)]);
  });

  test.each(["lint", "bundle"] as const)(
    "%s exits with code 1 for an invalid overlay and leaves dist unchanged",
    (command) => {
      using copy = new CopyOfSpecs("edge");
      copy.makeFolder("dist");
      copy.write("dist/index.js", "// Earlier.\n");
      const [dist, names] = [copy.snapshot("dist"), copy.names()];
      copy.write(LAST, action("$.paths['/dnszones'].get", "update: {summary: Lists}"));
      const { status, lines } = copy.run(command);
      expect(status).toBe(1);
      expect(lines).toEqual([expect.stringMatching(/^edge\/reference\.zz\.overlay\.yaml:4: /)]);
      expect(copy.snapshot("dist")).toEqual(dist);
      expect(copy.names()).toEqual(names);
    },
  );

  test("reports overlays that no document uses because of their names or folders", async () => {
    const files = [
      "edge/paths/mine.overlay.yaml",
      "edge/reference..overlay.yaml",
      "edge/refrence.overlay.yaml",
    ];
    for (const file of files) specs.write(file, action("$.info", "update: {title: T}"));
    const lines = await specs.problemsOf("bundle");
    for (const file of files) specs.remove(file);
    expect(lines.sort()).toEqual(
      files.map(
        (file) =>
          `${file}: No document applies this overlay: name it reference.overlay.yaml or reference.<part>.overlay.yaml, in a folder that contains files of a document.`,
      ),
    );
  });
});

/** Parts that overlays must not remove, with a part of the line that the message must refer to. */
const TAKEN: readonly [target: string, lost: string, file: string, on: string][] = [
  ["$.paths['/dnszone'].get", "the operation listDnsZones", "edge/paths/dnszone.yaml", "get:"],
  [
    "$.paths['/dnszone'].get.parameters[0]",
    "the parameter page of listDnsZones",
    "edge/components/parameters/page.yaml",
    "name",
  ],
  [
    "$.paths['/dnszone'].get.responses['429']",
    "the status 429 of listDnsZones",
    "edge/components/responses/TooManyRequests.yaml",
    "",
  ],
  [
    "$.components.schemas.DnsZonePage.properties.Items",
    "the field Items",
    "edge/components/schemas/DnsZonePage.yaml",
    "Items:",
  ],
  [
    "$['x-extension-points'].versioning",
    "the extension point versioning",
    "edge/openapi.yaml",
    "versioning:",
  ],
];

/** Points that only these parts use. */
const FILLED_WITH: Readonly<Record<string, string>> = {
  "the extension point versioning": "versioning",
  "the operation listDnsZones": "list.order, list.noItems",
};

describe("overlays that remove a part of the source", () => {
  test.each(TAKEN)("rejects an overlay that removes %s", async (target, lost, file, on) => {
    const fills = FILLED_WITH[lost] ?? "dnsZone.fields";
    specs.write(LAST, action(target, "remove: true").replace("dnsZone.fields", fills));
    const lines = await linesOf(specs.folder, () => buildDocuments([source("edge")]));
    const line = lines.find((each) => each.includes(lost)) ?? lines.join("\n");
    const [, authored = ""] = /which the source shows \((.+)\): overlays can only add\./.exec(line) ?? [];
    expect(line.startsWith(`${LAST}:4: This action removes ${lost}, `)).toBe(true);
    expect(authored.startsWith(`${file}:`)).toBe(true);
    expect(lineAt(`${authored}: `)).toContain(on);
  });
});

test("the error for a removed part contains the line of the action that removes it", async () => {
  const others = (title: string) => `  - target: $.info\n${FILLS}    update: {title: ${title}}\n`;
  const taking = `  - target: $.paths['/dnszone'].get.parameters[1]\n${FILLS}    remove: true\n`;
  specs.write(LAST, `${HEAD}actions:\n${others("A")}${others("B")}${taking}${others("C")}`);
  const lines = await linesOf(specs.folder, () => buildDocuments([source("edge")]));
  expect(lines).toEqual([expect.stringContaining("removes the parameter perPage of listDnsZones")]);
  expect(lineAt(lines[0] ?? "")).toContain("get.parameters[1]");
});

/** Mistakes that make a filled document invalid, with the location in the message. */
const WRONG: readonly [
  what: string,
  target: string,
  effect: string,
  check: "bundle" | "lint",
  message: RegExp,
  on: string,
][] = [
  [
    "a duplicate operationId",
    "$.paths",
    "update:\n      /zone:\n        get:\n          operationId: listDnsZones\n          responses: {'200': {description: Found.}}",
    "bundle",
    /unique `?operationId/i,
    "get:",
  ],
  [
    "a dangling reference",
    "$.components.schemas.DnsZone.properties",
    "update:\n      Owner:\n        $ref: '#/components/schemas/Owner'",
    "bundle",
    /Can't resolve \$ref/,
    "Owner:",
  ],
  [
    "a part of a missing response",
    "$.paths['/dnszone'].get.responses",
    "update:\n      '299':\n        x-inferred: [statusOk]",
    "lint",
    /listDnsZones \(GET \/dnszone\) at responses\/299: .*description.* Overlays write only part of this object: write the rest/,
    "299",
  ],
  [
    "a construct without a 3.0 form",
    "$.components.schemas.DnsZone",
    "update:\n      propertyNames:\n        type: string",
    "bundle",
    /propertyNames has no lossless OpenAPI 3\.0 form/,
    "propertyNames",
  ],
  [
    "an undefined point in an authored list",
    "$.components.schemas.DnsZone['x-extension-point']",
    "update: [dnsZone.feilds]",
    "bundle",
    /Unknown extension point dnsZone\.feilds/,
    "update: [dnsZone.feilds]",
  ],
  [
    "a violated rule of the ruleset",
    "$.components.schemas.DnsZone.properties",
    "update:\n      Owner:\n        type: object\n        properties: {Name: {type: string}}",
    "lint",
    /Inline object schema/,
    "Owner:",
  ],
];

describe("filled documents", () => {
  test.each(WRONG)("reports %s", async (_what, target, effect, check, message, on) => {
    specs.write(LAST, action(target, effect));
    const lines = await (check === "bundle" ? integrityOf : lintOf)(buildDocuments([source("edge")]));
    const [line = lines.join("\n"), ...more] = lines.filter((each) => message.test(each));
    expect(more).toEqual([]);
    expect(line).toMatch(message);
    expect(line).toMatch(/^edge\/reference\.zz\.overlay\.yaml:\d+: /);
    expect(lineAt(line)).toContain(on);
  });

  test("reports a violation in an unchanged part at its location in the source files", async () => {
    specs.write(LAST, action("$.paths['/dnszone'].get['x-inferred']", "remove: true"));
    const lines = lintOf(buildDocuments([source("edge")]));
    expect(lines).toEqual([expect.stringMatching(/^edge\/paths\/dnszone\.yaml:\d+: .*needs an x-inferred/)]);
    expect(lineAt(lines[0] ?? "")).toContain("x-idempotent");
  });

  test("reports a violation of a rule that is disabled only for the as-shown document", async () => {
    const last = "retention/v1/reference.zz.overlay.yaml";
    specs.write(last, action("$.security", "remove: true").replace("dnsZone.fields", "credentials"));
    const lines = lintOf(buildDocuments([source("retention/v1")]));
    specs.remove(last);
    expect(specs.read("retention/redocly.yaml")).toMatch(/security-defined: off/);
    expect(lines.join("\n")).toMatch(/\(security-defined\)/);
  });

  test("finds no problems in an as-shown document", async () => {
    const [asShown] = buildDocuments([source("edge")]);
    expect(lintFilled(asShown === undefined ? [] : [asShown], specs.folder)).toEqual([]);
  });
});

function source(document: string): SpecSource {
  const found = discoverDocuments(specs.folder).find((each) => documentPath(each) === document);
  if (found === undefined) throw new Error(`There is no document ${document}.`);
  return found;
}

function integrityOf(documents: readonly BuiltDocument[]): Promise<string[]> {
  return linesOf(specs.folder, () => checkFilledIntegrity(documents));
}

function lintOf(documents: readonly BuiltDocument[]): string[] {
  return lintFilled(documents, specs.folder).map((problem) => formatProblem(problem, specs.folder));
}

/** Returns the line that a message refers to. */
function lineAt(message: string): string {
  const [, file = "", line = ""] = /^([^:]+):(\d+): /.exec(message) ?? [];
  return specs.read(path.normalize(file)).split("\n")[Number(line) - 1] ?? "";
}
