import { writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import type { OverlayReport } from "../src/overlay-check/overlay-report.ts";
import { cli, type Run } from "./support/run-command.ts";
import { fixture, temporaryFile } from "./support/workspace.ts";

const spec = fixture("open-points.yaml");

const FILLS = `  - target: $.components.schemas.Pet
    x-fills: [pet.fields]
    update:
      required: [petId]
      properties:
        petId: { type: string, format: uuid }
        name: { type: string }
`;

function overlay(actions: string): string {
  return `overlay: 1.1.0\ninfo: { title: Ours, version: "1" }\nactions:\n${actions}`;
}

/** Checks overlays with these actions. The files are named 1.yaml, 2.yaml and so on. */
async function check(...actions: string[]): Promise<Run> {
  const first = await temporaryFile("1.yaml", overlay(actions[0] ?? ""));
  const files = actions.map((_, index) => join(dirname(first), `${index + 1}.yaml`));
  for (const [index, file] of files.entries()) await writeFile(file, overlay(actions[index] as string));
  const run = await cli("overlay", "check", ...files, "--spec", spec);
  const shorten = (line: string): string => line.replaceAll(`${dirname(first)}/`, "");
  return { code: run.code, log: run.log.map(shorten), error: run.error.map(shorten) };
}

describe("changes made by an overlay", () => {
  test("lists changes by extension point, file and line, followed by the places that stay open", async () => {
    expect(await check(FILLS)).toEqual({
      code: 0,
      error: [],
      log: [
        "pet.fields (fields): partly filled",
        '  1.yaml:10 adds Pet/properties/name/type: "string"',
        "  1.yaml:9 adds Pet/properties/petId: string, uuid",
        "  1.yaml:7 adds Pet/required: petId",
        expect.stringMatching(/^ {2}still open at \/components\/schemas\/Pet, /),
      ],
    });
  });

  test("prints changes as JSON", async () => {
    const file = await temporaryFile("1.yaml", overlay(FILLS));
    const { code, log, error } = await cli("overlay", "check", file, "--spec", spec, "--json");
    const report = JSON.parse(log.join("\n")) as OverlayReport;
    expect({ code, error, problems: report.problems, warnings: report.warnings }).toEqual({
      code: 0,
      error: [],
      problems: [],
      warnings: [],
    });
    expect(report.points[0]?.changes).toContainEqual({
      file,
      line: 9,
      effect: "adds",
      pointer: "/components/schemas/Pet/properties/petId",
      place: "Pet/properties/petId",
      says: "string, uuid",
    });
  });

  test("does not list values that the document already has", async () => {
    const { log } = await check(`  - target: $.components.schemas.Pet
    x-fills: [pet.fields]
    update: { type: object, description: A pet. }
`);
    expect(log.filter((line) => line.includes(" adds ") || line.includes(" changes "))).toEqual([]);
    expect(log.at(-1)).toBe(
      "warning: 1.yaml:4: the actions that fill pet.fields add nothing to the document: add what you know, or leave the point open",
    );
  });
});

describe("warnings", () => {
  const warningsOf = async (actions: string): Promise<string[]> => {
    const { code, log, error } = await check(actions);
    expect({ code, error }).toEqual({ code: 0, error: [] });
    return log
      .filter((line) => line.startsWith("warning: "))
      .map((line) => line.replace(/^warning: 1\.yaml:/, ""));
  };

  test("warns about an action without x-fills", async () => {
    expect(await warningsOf(`  - target: $.paths['/pets'].post\n    update: { deprecated: true }\n`)).toEqual(
      [
        "4: the action adds createPet/deprecated, but has no x-fills: add the point to x-fills, or keep the documented value",
      ],
    );
  });

  test("warns once per action about all changes and removals outside its points", async () => {
    const outside = `  - target: $.components.schemas.Pet.properties['age','color'].type
    x-fills: [error.body]
    remove: true
  - target: $.components.schemas.ErrorBody
    x-fills: [error.body]
    update: { properties: { code: { type: string } } }
`;
    expect(await warningsOf(outside)).toEqual([
      "4: the action removes Pet/properties/age/type and 1 more, which is outside error.body: add the point to x-fills, or keep the documented value",
    ]);
  });

  test.each([
    [
      "a new component",
      `  - target: $.components.schemas\n    x-fills: [owner.fields]\n    update: { Owner: { type: object, properties: { id: { type: string } } } }\n`,
    ],
    [
      "a response that refers to a place",
      `  - target: $.paths['/owners'].get.responses['2XX']\n    x-fills: [listOwners.response]\n    update: { headers: { etag: { schema: { type: string } } } }\n`,
    ],
    [
      "an error status",
      `  - target: $.paths['/owners'].get.responses\n    x-fills: [error.body]\n    update: { "404": { description: None. } }\n`,
    ],
    [
      "the security schemes",
      `  - target: $\n    x-fills: [credentials]\n    update: { security: [{ key: [] }], components: { securitySchemes: { key: { type: http, scheme: bearer } } } }\n`,
    ],
    [
      "a description",
      `  - target: $.paths['/pets'].post\n    x-fills: [error.body]\n    update: { description: New. }\n`,
    ],
  ])("does not warn about %s", async (_, actions) => {
    const outside = (await warningsOf(actions)).filter((line) => line.includes("which is outside"));
    expect(outside).toEqual([]);
  });
});

describe("problems", () => {
  test("suggests fixes for wrong targets and points in all actions and exits with code 1", async () => {
    const { code, log, error } = await check(`  - target: $.components.schemas.Pat
    x-fills: [pet.field]
    update: { type: object }
`);
    expect({ code, log }).toEqual({ code: 1, log: [] });
    expect(error).toEqual([
      "seamline-codegen: 1.yaml:5: the document has no extension point pet.field: write pet.fields",
      "seamline-codegen: 1.yaml:4: the target $.components.schemas.Pat matches nothing ($.components.schemas has no Pat): write Pet",
    ]);
  });

  test.each([
    [
      "replaces",
      `  - target: $.components.schemas.Pet.properties.petId\n    x-fills: [pet.fields]\n    update: { type: integer }\n`,
      '2.yaml:6: the action sets Pet/properties/petId/type to "integer", but 1.yaml:9 sets it to "string": keep one of the two',
    ],
    [
      "removes",
      `  - target: $.components.schemas.Pet.properties.petId\n    x-fills: [pet.fields]\n    remove: true\n`,
      "2.yaml:4: the action removes Pet/properties/petId, which 1.yaml:9 writes: keep one of the two",
    ],
    [
      "repeats in a list",
      `  - target: $.components.schemas.Pet.required\n    x-fills: [pet.fields]\n    update: [petId]\n`,
      '2.yaml:6: the action adds "petId" to Pet/required, which already contains it: remove the duplicate',
    ],
  ])("reports an overlay that %s a value from an earlier overlay", async (_, second, message) => {
    const { code, error } = await check(FILLS, second);
    expect(code).toBe(1);
    expect(error).toContain(`seamline-codegen: ${message}`);
  });

  test("accepts two overlays that set the same value", async () => {
    const same = `  - target: $.components.schemas.Pet.properties.petId\n    x-fills: [pet.fields]\n    update: { type: string }\n`;
    expect(await check(FILLS, same)).toMatchObject({ code: 0, error: [] });
  });

  test("reports that no client can be generated from the resulting document", async () => {
    const { code, error } = await check(`  - target: $.components.schemas.Pet
    x-fills: [pet.fields]
    update: { properties: { owner: { $ref: "#/components/schemas/Ownr" } } }
`);
    expect(code).toBe(1);
    expect(error[0]).toMatch(
      /^seamline-codegen: 1\.yaml:6: the \$ref #\/components\/schemas\/Ownr cannot be resolved/,
    );
  });

  test("reports a point that an overlay removes without filling it", async () => {
    const { code, error } = await check(`  - target: $.components.schemas.ErrorBody['x-extension-point']
    remove: true
`);
    expect(code).toBe(1);
    expect(error[0]).toContain(
      "the action removes the last x-extension-point with error.body, but no action fills error.body",
    );
  });

  test.each([
    [["overlay"], "overlay requires a command: check"],
    [["overlay", "chek"], "unknown command overlay chek: did you mean overlay check?"],
    [["overlay", "check"], "overlay check requires at least one overlay"],
    [["overlay", "check", "no-such.yaml"], "no-such.yaml"],
  ])("reports the invalid command line %j on one line", async (args, message) => {
    const { code, log, error } = await cli(...args);
    expect({ code, log, lines: error.length }).toEqual({ code: 1, log: [], lines: 1 });
    expect(error[0]).toContain(message);
  });

  test("reports that --spec and extends are missing", async () => {
    const file = await temporaryFile("1.yaml", overlay(FILLS));
    const { code, error } = await cli("overlay", "check", file);
    expect(code).toBe(1);
    expect(error[0]).toContain("the overlay has no extends: pass the document with --spec");
  });
});
