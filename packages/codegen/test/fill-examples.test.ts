import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { generate } from "../src/index.ts";
import { checkOverlays } from "../src/overlay-check/check-overlays.ts";
import { textOf } from "./support/generated.ts";
import { cli } from "./support/run-command.ts";
import { fixture, temporaryFile, temporaryFolder } from "./support/workspace.ts";

const spec = fixture("open-points.yaml");
const PETS = [
  {
    petId: "p1",
    name: "Rex",
    age: 3,
    color: "black",
    born: "2026-03-04T05:06:07Z",
    tags: [],
    secret: "hunter2",
  },
  { petId: "p2", name: null, age: 4, color: "black", born: "2026-03-05T05:06:07Z", tags: ["a"] },
];

interface Proposal {
  readonly text: string;
  readonly log: string[];
  /** Updates by target. */
  readonly updates: Record<string, Record<string, unknown>>;
  readonly output: string;
}

async function propose(point: string, examples: unknown, ...args: string[]): Promise<Proposal> {
  const content = typeof examples === "string" ? examples : JSON.stringify(examples);
  const from = await temporaryFile("examples.json", content);
  const output = join(await temporaryFolder(), "own.overlay.yaml");
  const run = await cli("fill", point, "--spec", spec, "--from", from, "--output", output, ...args);
  expect(run).toMatchObject({ code: 0, error: [] });
  const text = await readFile(output, "utf8");
  const { actions } = parse(text) as { actions: { target: string; update?: Record<string, unknown> }[] };
  const updates = Object.fromEntries(
    actions.flatMap(({ target, update }) => (update ? [[target, update]] : [])),
  );
  return { text, log: run.log, updates, output };
}

async function failure(point: string, content: string, ...args: string[]): Promise<string> {
  const from = await temporaryFile("examples.json", content);
  const output = join(await temporaryFolder(), "own.overlay.yaml");
  const { code, log, error } = await cli(
    "fill",
    point,
    "--spec",
    spec,
    "--from",
    from,
    "--output",
    output,
    ...args,
  );
  expect({ code, log, lines: error.length }).toEqual({ code: 1, log: [], lines: 1 });
  expect(existsSync(output)).toBe(false);
  return error[0] as string;
}

describe("examples of a resource", () => {
  test("proposes new members and types, and counts the examples that contain each member", async () => {
    const { updates } = await propose("pet.fields", PETS);
    const always = { "x-observed": { count: 2, of: 2 } };
    expect(updates["$.components.schemas.Pet"]).toEqual({
      properties: {
        petId: { type: "string", ...always },
        name: { type: ["string", "null"], ...always },
        born: { type: "string", format: "date-time", ...always },
        tags: { type: "array", items: { type: "string" }, ...always },
        secret: { type: "string", "x-observed": { count: 1, of: 2 } },
      },
    });
  });

  test.each([
    ["one example", { petId: "p1", owner: { name: "Ada" } }],
    ["several examples", [PETS[0], PETS[0], { ...PETS[0], owner: { name: "Ada" } }]],
  ])("does not mark members as required if examples have %s", async (_, examples) => {
    for (const args of [[], ["--close"]]) {
      const { text, output } = await propose("pet.fields", examples, ...args);
      expect(text).not.toMatch(/^ +required:/m);
      const types = textOf(await generate({ spec, overlays: [output] }), "types.gen.ts");
      expect(types).toMatch(/petId\?: string;/);
    }
  });

  test("keeps the point open, even in new objects, unless --close is set", async () => {
    const open = await propose("pet.fields", { owner: { name: "Ada" } });
    expect(open.text).not.toContain("remove: true");
    expect(open.log).toContain(
      "  pet.fields stays open: remove its x-extension-point entries when the fill is complete",
    );
    expect(open.updates["$.components.schemas.Pet"]).toMatchObject({
      properties: { owner: { additionalProperties: true, "x-extension-point": "pet.fields" } },
    });
    expect((await checkOverlays([open.output])).points).toMatchObject([{ state: "partly filled" }]);
    const closed = await propose("pet.fields", { owner: { name: "Ada" } }, "--close");
    expect(closed.updates["$.components.schemas.Pet"]).toEqual({
      properties: {
        owner: {
          type: "object",
          properties: { name: { type: "string", "x-observed": { count: 1, of: 1 } } },
          "x-observed": { count: 1, of: 1 },
        },
      },
    });
    expect((await checkOverlays([closed.output])).points).toMatchObject([{ state: "filled", openAt: [] }]);
  });

  test("leaves a type unknown if every value is null or empty", async () => {
    const { text, updates } = await propose("pet.fields", { gone: null, list: [], bag: {} });
    expect(updates["$.components.schemas.Pet"]?.properties).toEqual({
      gone: { "x-observed": { count: 1, of: 1 } },
      list: { type: "array", items: {}, "x-observed": { count: 1, of: 1 } },
      bag: {
        type: "object",
        additionalProperties: true,
        "x-extension-point": "pet.fields",
        "x-observed": { count: 1, of: 1 },
      },
    });
    expect(text).toMatch(/# The examples only contain null: write the type\.\n +gone:/);
    expect(text).toMatch(/# The examples only contain empty lists: write the item type\.\n +list:/);
  });

  test("uses the type `number` if one example is a fraction", async () => {
    const { updates } = await propose("pet.fields", [{ weight: 4 }, { weight: 4.5 }]);
    expect(updates["$.components.schemas.Pet"]).toMatchObject({
      properties: { weight: { type: "number", "x-observed": { count: 2, of: 2 } } },
    });
  });

  test("adds types to request members, but adds no members from the response", async () => {
    const { updates } = await propose("pet.fields", PETS);
    expect(updates["$.components.schemas.PetInput"]).toEqual({
      properties: { name: { type: ["string", "null"], "x-observed": { count: 2, of: 2 } } },
    });
  });
});

describe("proposals", () => {
  test("a proposal fills the schema given by --schema", async () => {
    const { updates } = await propose("pet.fields", { name: "Rex", gift: true }, "--schema", "PetInput");
    expect(updates["$.components.schemas.PetInput"]).toMatchObject({
      properties: { name: { type: "string" }, gift: { type: "boolean" } },
    });
    expect(await failure("pet.fields", "{}", "--schema", "Pat")).toMatch(
      /no schema Pat: use one of Pet, PetInput$/,
    );
  });

  test("a client generated with a proposal has typed members", async () => {
    const { output } = await propose("pet.fields", PETS);
    const types = textOf(await generate({ spec, overlays: [output] }), "types.gen.ts");
    expect(types).toMatch(/born\?: string;/);
    expect(types).toMatch(/secret\?: string;/);
  });

  test("a proposal contains no values from examples by default", async () => {
    const { text } = await propose("pet.fields", PETS);
    expect(text).not.toMatch(/hunter2|p1|Rex|black|2026/);
    expect((await propose("pet.fields", PETS, "--examples")).text).toContain("hunter2");
  });

  test("if an object's keys look like data, a proposal describes it as a map, without the keys", async () => {
    const { text, updates } = await propose("pet.fields", {
      owners: { "ada@example.com": 1, "bob@example.com": 2 },
    });
    expect(text).not.toContain("example.com");
    expect(updates["$.components.schemas.Pet"]).toMatchObject({
      properties: { owners: { type: "object", additionalProperties: { type: "integer" } } },
    });
  });

  test("a proposal contains enum values only with --enum", async () => {
    const examples = [{ mood: "GOOD" }, { mood: "GOOD" }, { mood: "BAD" }, { mood: "BAD" }];
    expect((await propose("pet.fields", examples)).text).not.toContain("GOOD");
    expect(
      (await propose("pet.fields", examples, "--enum")).updates["$.components.schemas.Pet"],
    ).toMatchObject({
      properties: { mood: { type: "string", enum: ["BAD", "GOOD"], "x-open-enum": true } },
    });
  });

  test("reports examples that contradict the contract, and does not change the contract", async () => {
    const { log, updates } = await propose("pet.fields", { petId: "p1", age: "three" });
    expect(log).toContain("  age is integer in the contract and string in examples");
    expect(updates["$.components.schemas.Pet"]?.properties).toEqual({
      petId: { type: "string", "x-observed": { count: 1, of: 1 } },
    });
  });
});

describe("examples of other parts", () => {
  test("creates a schema for a resource without a schema", async () => {
    const { updates } = await propose("owner.fields", { ownerId: 1 });
    expect(updates.$).toEqual({
      components: {
        schemas: {
          Owner: {
            type: "object",
            properties: { ownerId: { type: "integer", "x-observed": { count: 1, of: 1 } } },
            additionalProperties: true,
            "x-extension-point": "owner.fields",
            "x-observed": { count: 1, of: 1 },
          },
        },
      },
    });
  });

  test("describes a referenced response body", async () => {
    const { updates } = await propose("getPet.response", { petId: "p1" });
    expect(updates["$.components.schemas.Pet"]).toMatchObject({ properties: { petId: { type: "string" } } });
  });

  test("describes a request if the point has no response schema", async () => {
    const { updates } = await propose("createPet.request", { gift: true });
    expect(updates["$.components.schemas.PetInput"]).toMatchObject({
      properties: { gift: { type: "boolean" } },
    });
  });

  test("describes the values of a property", async () => {
    const { updates } = await propose("pet.colors", ["red", "red", "blue", "blue"], "--enum");
    expect(updates["$.components.schemas.Pet.properties.color"]).toMatchObject({ enum: ["blue", "red"] });
  });

  test("rejects examples for the parameters of an operation", async () => {
    expect(await failure("query.parameters", "{}")).toMatch(
      /cannot fill query\.parameters from JSON examples: its area is parameters: omit --from/,
    );
  });
});

describe("files with examples", () => {
  test.each([
    ["one value", '{"a":1}'],
    ["a list", '[{"a":1}]'],
    ["a value on each line", '{"a":1}\n\n{"a":2}\n'],
    ["a byte order mark", '\uFEFF{"a":1}'],
  ])("reads a file with %s", async (_, text) => {
    expect((await propose("pet.fields", text)).updates["$.components.schemas.Pet"]).toMatchObject({
      properties: { a: { type: "integer" } },
    });
  });

  test("counts the examples from several files together", async () => {
    const second = await temporaryFile("second.json", '{"b":1}');
    const { updates } = await propose("pet.fields", { a: 1 }, "--from", second);
    expect(updates["$.components.schemas.Pet"]).toMatchObject({
      properties: { b: { "x-observed": { count: 1, of: 2 } } },
    });
  });

  test.each([
    ["an empty file", "", /examples\.json is empty: pass a file with one JSON example/],
    ["an empty list", "[]", /examples\.json is an empty list/],
    ["invalid JSON", '{"token":"hunter2"', /examples\.json is not JSON/],
    ["an invalid line", '{"a":1}\n{"token":"hunter2"\n', /examples\.json:2 is not JSON/],
    [
      "a member __proto__",
      '{"a":{"__proto__":{}}}',
      /example 1 of .*examples\.json at \/a\/__proto__ is a member that clients/,
    ],
    ["201 levels", `${'{"a":'.repeat(201)}1${"}".repeat(201)}`, /example 1 of .* is nested more than 200/],
  ])("rejects %s with a one-line error that does not quote the file", async (_, content, message) => {
    const line = await failure("pet.fields", content);
    expect(line).toMatch(message);
    expect(line).not.toContain("hunter2");
  });

  test("rejects files that contain nothing new", async () => {
    expect(await failure("pet.colors", '"red"')).toMatch(/the examples contain nothing new/);
  });

  test("reports missing files", async () => {
    const { error } = await cli("fill", "pet.fields", "--spec", spec, "--from", "no-such.json");
    expect(error).toEqual([
      expect.stringMatching(/no-such\.json does not exist: pass a file with one JSON example/),
    ]);
  });
});
