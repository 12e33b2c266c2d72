import { expect, test } from "vitest";
import * as core from "../../client-core/src/index.ts";
import { generate } from "../src/index.ts";
import { reservedValueNames } from "../src/model/reserved-names.ts";
import { documentOf, generateFixture, textOf } from "./support/generated.ts";

async function enumsOf(schemas: object): Promise<string> {
  return textOf(await generate({ spec: documentOf({}, { components: { schemas } }) }), "enums.gen.ts");
}

async function typesOf(schemas: object): Promise<string> {
  return textOf(await generate({ spec: documentOf({}, { components: { schemas } }) }), "types.gen.ts");
}

test("emits the values and a guard for every named enum", async () => {
  const enums = textOf(await generateFixture("archive.yaml"), "enums.gen.ts");
  const lines = [
    'export const answerFormValues = ["json", "media"] as const;',
    'export const folderStateValues = ["STATE_UNSPECIFIED", "OPEN", "SEALED"] as const;',
    "export const paperValues = { PLAIN: 0, CARDBOARD: 1, UNKNOWN: -1 } as const;",
    "export const isFolderState: EnumGuard<typeof folderStateValues> = /* @__PURE__ */ enumGuard(folderStateValues);",
  ];
  for (const line of lines) {
    expect(enums).toContain(line);
  }
});

test("emits distinct values without null", async () => {
  const colours = { type: ["string", "null"], enum: ["red", "a b", "red", null], "x-open-enum": true };
  const enums = await enumsOf({ Colour: colours, Level: { type: ["integer", "null"], enum: [2, 1, null] } });
  expect(enums).toContain('export const colourValues = ["red", "a b"] as const;');
  expect(enums).toContain("export const levelValues = [2, 1] as const;");
  expect(await typesOf({ Colour: colours })).toContain(
    'export type Colour = "red" | "a b" | Unlisted | null;',
  );
});

test("supports a nullable open enum", async () => {
  const colours = { type: ["string", "null"], "x-extensible-enum": ["red"] };
  expect(await typesOf({ Colour: colours })).toContain('export type Colour = "red" | Unlisted | null;');
});

test.each([
  [["ONE"], "[1, 2]"],
  [["SAME", "SAME"], "[1, 2]"],
  [["ONE", "in two"], '{ ONE: 1, "in two": 2 }'],
])("emits numbers with the x-enum-varnames %j as %s", async (varnames, values) => {
  const enums = await enumsOf({ Level: { type: "integer", enum: [1, 2], "x-enum-varnames": varnames } });
  expect(enums).toContain(`export const levelValues = ${values} as const;`);
});

test("numeric enums with x-open-enum or x-extensible-enum accept unlisted numbers", async () => {
  const type = "export type Level = 1 | -2 | Unlisted<number>;";
  expect(await typesOf({ Level: { type: "integer", enum: [1, -2], "x-open-enum": true } })).toContain(type);
  expect(await typesOf({ Level: { type: "integer", "x-extensible-enum": [1, -2] } })).toContain(type);
});

test("enum export names are valid, unique, and different from the runtime's guards", async () => {
  const values = { type: "string", enum: ["a"] };
  const enums = await enumsOf({
    "HTTP-kind": values,
    "2nd": values,
    pet: values,
    Pet: values,
    ApiError: values,
  });
  const names = [...enums.matchAll(/^export const ([^ :]+)/gm)].map(([, name]) => name);
  expect(names).toEqual([
    "apiErrorValues",
    "isApiError_2",
    "httpKindValues",
    "isHTTPKind",
    "petValues",
    "isPet",
    "pet2Values",
    "isPet_2",
    "_2ndValues",
    "is_2nd",
  ]);
  const guards = Object.keys(core).filter((name) => /^is[A-Z]/.test(name));
  expect(reservedValueNames).toEqual(expect.arrayContaining(guards));
});

test("emits no file if the document has no named enums", async () => {
  const schemas = {
    Flags: { type: "array", "x-extensible-enum": ["a"], items: { type: "string" } },
    Object: { type: "object", properties: { kind: { type: "string", enum: ["a", "b"] } } },
    Switch: { type: "boolean", enum: [true] },
  };
  const files = await generate({ spec: documentOf({}, { components: { schemas } }) });
  expect(files.map(({ path }) => path)).not.toContain("enums.gen.ts");
});
