import { mkdir, readdir, readFile, stat, symlink, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { generate } from "../src/index.ts";
import { checkOverlays } from "../src/overlay-check/check-overlays.ts";
import { textOf } from "./support/generated.ts";
import { cli } from "./support/run-command.ts";
import { fixture, temporaryFile, temporaryFolder } from "./support/workspace.ts";

const spec = fixture("open-points.yaml");

const POINTS = [
  "pet.fields",
  "pet.states",
  "owner.fields",
  "createPet.request",
  "getPet.response",
  "listOwners.response",
  "query.parameters",
  "list.pagination",
  "credentials",
  "permissions",
  "error.body",
  "error.statuses",
  "page.size",
  "pet.colors",
  "etag.form",
  "limits",
  "endpoints",
];

async function newOutput(): Promise<string> {
  return join(await temporaryFolder(), "own.overlay.yaml");
}

/** Fills a point, expects this to succeed, and returns the overlay. */
async function filled(point: string, output: string, ...args: string[]): Promise<string> {
  expect(await cli("fill", point, "--spec", spec, "--output", output, ...args)).toMatchObject({
    code: 0,
    error: [],
  });
  return readFile(output, "utf8");
}

interface Action {
  readonly target: string;
  readonly update?: Record<string, unknown>;
  readonly remove?: boolean;
}

function actionsOf(overlay: string): Action[] {
  return (parse(overlay) as { actions: Action[] }).actions;
}

describe("skeletons", () => {
  test("lists the open points if no point is given", async () => {
    const { code, log } = await cli("fill", "--spec", spec);
    expect(code).toBe(0);
    expect(log.map((line) => line.split(" ")[0])).toEqual(POINTS);
    expect(log[0]).toBe("pet.fields (fields): Every field of a pet.");
  });

  test.each(POINTS)(
    "with --close, the skeleton for %s is valid, fills the point, and adds nothing else",
    async (point) => {
      const output = await newOutput();
      const text = await filled(point, output, "--close");
      expect(text).toMatch(/^ +# (Write|Keys|Add|Next)/m);
      expect(text).toContain(`x-fills: [${point}]`);
      const { problems, warnings, points } = await checkOverlays([output], spec);
      expect(problems).toEqual([]);
      expect(warnings.map(({ problem }) => problem)).toEqual([
        `the actions that fill ${point} add nothing to the document`,
      ]);
      expect(points).toMatchObject([{ id: point, state: "filled", openAt: [] }]);
    },
  );

  test("the skeleton repeats the schemas and properties of the point", async () => {
    const actions = actionsOf(await filled("pet.fields", await newOutput(), "--close"));
    expect(actions.map(({ target }) => target)).toEqual([
      "$.components.schemas.Pet",
      "$.components.schemas.PetInput",
      "$..['x-extension-point'][?@ == 'pet.fields']",
      "$..[?@['x-extension-point'] == 'pet.fields']['x-extension-point']",
    ]);
    expect(actions[0]?.update).toEqual({
      type: "object",
      properties: { name: { description: "Name of the pet." } },
    });
  });

  test("the skeleton closes a schema only if no other point keeps it open", async () => {
    const removed = async (point: string): Promise<string[]> =>
      actionsOf(await filled(point, await newOutput(), "--close"))
        .map(({ target }) => target)
        .filter((target) => target.endsWith("additionalProperties"));
    expect(await removed("error.body")).toEqual(["$.components.schemas.ErrorBody.additionalProperties"]);
    expect(await removed("pet.fields")).toEqual([]);
  });

  test("one overlay can contain the skeletons for all points and close all schemas", async () => {
    const output = await newOutput();
    for (const point of POINTS) await filled(point, output, "--close");
    expect(await readFile(output, "utf8")).toContain("$.components.schemas.PetInput.additionalProperties");
    expect(await cli("fill", "--spec", spec, "--overlay", output)).toMatchObject({
      log: ["No extension point is open."],
    });
    const types = textOf(await generate({ spec, overlays: [output] }), "types.gen.ts");
    expect(types).not.toContain("PointFill<");
  });

  test("the skeleton leaves the point partly filled by default", async () => {
    const output = await newOutput();
    expect(await filled("pet.fields", output)).not.toContain("remove");
    const { points } = await checkOverlays([output], spec);
    expect(points).toMatchObject([{ id: "pet.fields", state: "partly filled" }]);
  });

  test("prints the skeleton if --output is missing", async () => {
    const { code, log } = await cli("fill", "pet.fields", "--spec", spec, "--close");
    expect(code).toBe(0);
    expect(actionsOf(log.join("\n"))).toHaveLength(4);
  });

  test("the skeleton contains `extends`, so `overlay check` does not need --spec", async () => {
    const output = await newOutput();
    await filled("pet.fields", output);
    expect(await cli("overlay", "check", output)).toMatchObject({ code: 0, error: [] });
  });
});

describe("existing overlays", () => {
  const start = `# What the shop knows.
overlay: 1.1.0
info: { title: "Ours",   version: '1' } # unusual spacing
actions:
  # The owner.
  - target: $.info
    update: {description: Pets.}   # a comment at the end
`;

  test("appends to an existing overlay without changing its text", async () => {
    const output = await temporaryFile("own.overlay.yaml", start);
    const text = await filled("pet.fields", output, "--close");
    expect(text.startsWith(start.trimEnd())).toBe(true);
    const second = await filled("credentials", output, "--close");
    expect(second.startsWith(text.trimEnd())).toBe(true);
    expect(actionsOf(second)).toHaveLength(7);
  });

  test.each([
    ["without indentation", start.replace(/^ {2}/gm, "")],
    ["with a key after the actions", `${start}x-note: ours # at the end\n`],
    ["in flow style", `# What the shop knows.\n${JSON.stringify(parse(start))}`],
  ])("keeps the comments of an overlay %s", async (_, text) => {
    const output = await temporaryFile("own.overlay.yaml", text);
    const result = await filled("pet.fields", output, "--close");
    expect(actionsOf(result)).toHaveLength(5);
    for (const comment of text.match(/# .*/g) ?? []) expect(result).toContain(comment);
  });

  test("rejects a point that the overlay already fills", async () => {
    const output = await newOutput();
    const text = await filled("pet.fields", output);
    const again = await cli("fill", "pet.fields", "--spec", spec, "--output", output);
    expect(again).toMatchObject({ code: 1, log: [] });
    expect(again.error[0]).toMatch(
      /own\.overlay\.yaml:\d+: the overlay already fills pet\.fields: edit its actions/,
    );
    expect(await readFile(output, "utf8")).toBe(text);
    const closing = await newOutput();
    await filled("pet.fields", closing, "--close");
    const other = await cli("fill", "pet.fields", "--spec", spec, "--overlay", closing);
    expect(other).toMatchObject({ code: 1, log: [] });
  });

  test("does not append to an invalid overlay", async () => {
    const wrong = start.replace("$.info", "$.infos");
    const output = await temporaryFile("own.overlay.yaml", wrong);
    const { code, error } = await cli("fill", "pet.fields", "--spec", spec, "--output", output);
    expect(code).toBe(1);
    expect(error[0]).toMatch(/own\.overlay\.yaml:6: the target \$\.infos matches nothing .*: write info$/);
    expect(await readFile(output, "utf8")).toBe(wrong);
  });

  test("appends nothing and leaves no draft if no client can be generated from the result", async () => {
    const dangling = '{properties: {owner: {$ref: "#/components/schemas/Ownr"}}}';
    const wrong = start
      .replace("$.info", "$.components.schemas.Pet")
      .replace("{description: Pets.}", dangling);
    const output = await temporaryFile("own.overlay.yaml", wrong);
    const { code, error } = await cli("fill", "pet.fields", "--spec", spec, "--output", output);
    expect(code).toBe(1);
    expect(error[0]).toMatch(
      /\/own\.overlay\.yaml:7: the \$ref #\/components\/schemas\/Ownr cannot be resolved/,
    );
    expect(await readFile(output, "utf8")).toBe(wrong);
    expect(await readdir(dirname(output))).toEqual(["own.overlay.yaml"]);
  });

  test("writes to the target of a symbolic link", async () => {
    const output = await temporaryFile("own.overlay.yaml", start);
    const link = join(dirname(output), "link.yaml");
    await symlink(output, link);
    await filled("pet.fields", link);
    expect(await readFile(output, "utf8")).toContain("pet.fields");
    expect((await readdir(dirname(output))).sort()).toEqual(["link.yaml", "own.overlay.yaml"]);
  });
});

test("an overlay can fill the rest of a point that another overlay partly fills", async () => {
  const observed = await temporaryFile(
    "observed.overlay.yaml",
    `overlay: 1.1.0
info: { title: Observations, version: "1" }
actions:
- target: $.components.schemas.Pet
  x-fills: [pet.fields]
  update: { properties: { name: { type: string }, born: { type: string, format: date } } }
`,
  );
  const output = await newOutput();
  const { code, error } = await cli(
    "fill",
    "pet.fields",
    "--spec",
    spec,
    "--overlay",
    observed,
    "--output",
    output,
    "--close",
  );
  expect([code, error]).toEqual([0, []]);
  expect(await readFile(output, "utf8")).toContain("# Write other facts, such as its format.");
  const { points } = await checkOverlays([observed, output], spec);
  expect(points).toMatchObject([{ id: "pet.fields", state: "filled" }]);
  expect(textOf(await generate({ spec, overlays: [observed, output] }), "types.gen.ts")).toContain("born?: ");
});

describe("rejected arguments", () => {
  test.each([
    [["pet.field"], "the document has no extension point pet.field: write pet.fields"],
    [
      ["nothing.like.it.at.all"],
      "the document has no extension point nothing.like.it.at.all: run fill without a point to list",
    ],
    [
      ["pet.fields", "pet.states"],
      "unexpected argument pet.states: fill accepts one extension point (see seamline-codegen --help)",
    ],
    [["pet.fields", "--form", "x"], "Unknown option '--form'"],
    [["pet.fields", "--enum"], "--enum requires --from FILE"],
    [[""], "the extension point is empty"],
  ])("fill rejects %j with a one-line error that suggests a fix", async (args, message) => {
    const { code, log, error } = await cli("fill", ...args, "--spec", spec);
    expect({ code, log, lines: error.length }).toEqual({ code: 1, log: [], lines: 1 });
    expect(error[0]).toContain(message);
  });

  test("fill rejects a missing --spec", async () => {
    const { code, error } = await cli("fill", "pet.fields");
    expect({ code, error }).toEqual({
      code: 1,
      error: ["seamline-codegen: --spec FILE is missing (see seamline-codegen --help)"],
    });
  });

  test("fill rejects a filled point, but accepts an open point within it", async () => {
    const parts = `overlay: 1.1.0
info: { title: Parts, version: "1" }
actions:
  - target: $['x-extension-points']
    x-fills: [error.body]
    update: { error.details: { area: errors, summary: Details., within: error.body } }
  - target: $.components.schemas.ErrorBody
    x-fills: [error.body]
    update: { properties: { details: { type: object, additionalProperties: true, x-extension-point: error.details } } }
  - target: $.components.schemas.ErrorBody['additionalProperties','x-extension-point']
    x-fills: [error.body]
    remove: true
`;
    const overlay = await temporaryFile("parts.yaml", parts);
    const open = await cli("fill", "error.details", "--spec", spec, "--overlay", overlay);
    expect(open).toMatchObject({ code: 0, error: [] });
    const filledPoint = await cli("fill", "error.body", "--spec", spec, "--overlay", overlay);
    expect(filledPoint.error[0]).toMatch(/parts\.yaml:4: the overlay already fills error\.body/);
  });

  test.each([
    [
      "a folder",
      async (folder: string) => folder,
      / the overlay is a folder: pass an overlay in YAML or JSON$/,
    ],
    [
      "a path through a file",
      async (folder: string) => join(folder, "notes.txt", "own.yaml"),
      / is inside a file: /,
    ],
  ])("fill rejects %s as output, and changes nothing", async (_, path, message) => {
    const folder = join(await temporaryFolder(), "out");
    await mkdir(folder);
    await writeFile(join(folder, "notes.txt"), "mine");
    const { code, error } = await cli("fill", "pet.fields", "--spec", spec, "--output", await path(folder));
    expect(code).toBe(1);
    expect(error.join("\n")).toMatch(message);
    expect(await readdir(folder)).toEqual(["notes.txt"]);
    expect((await readdir(dirname(folder))).map((name) => basename(name))).toEqual(["out"]);
    expect((await stat(folder)).isDirectory()).toBe(true);
  });
});
