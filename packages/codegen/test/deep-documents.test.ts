import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { generate, SpecError } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";
import { typeCheck } from "./support/type-check.ts";
import { folderOf, temporaryFile, temporaryFolder } from "./support/workspace.ts";

/** Returns a schema of nested objects with one property each. */
function nested(objects: number): object {
  let schema: object = { type: "object", properties: { leaf: { type: "string" } } };
  for (let count = 1; count < objects; count += 1) {
    schema = { type: "object", properties: { child: schema } };
  }
  return schema;
}

const componentOf = (schema: object): object => documentOf({}, { components: { schemas: { Deep: schema } } });

/** Writes YAML with one line per key. The package's writer recurses too deeply for these documents. */
function blockYaml(value: object): string {
  const lines: string[] = [];
  const write = (node: object, indent: string): void => {
    for (const [key, child] of Object.entries(node)) {
      const text = typeof child === "object" ? "" : ` ${JSON.stringify(child)}`;
      lines.push(`${indent}${key}:${text || (Object.keys(child).length > 0 ? "" : " {}")}`);
      if (text === "") write(child, `${indent} `);
    }
  };
  write(value, "");
  return `${lines.join("\n")}\n`;
}

/** Returns the message for an invalid spec, without the folder of its file. */
async function errorOf(spec: string | object): Promise<string> {
  const error = await generate({ spec }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SpecError);
  const { message } = error as SpecError;
  return typeof spec === "string" ? message.replaceAll(`${folderOf(spec)}/`, "") : message;
}

describe("objects with 400 levels", () => {
  test.each([
    ["a.json", (document: object) => JSON.stringify(document)],
    ["a.yaml", blockYaml],
    ["flow.yaml", (document: object) => `---\n${JSON.stringify(document)}`],
  ])("generates types that compile from 400 nested objects in %s", async (name, write) => {
    const files = await generate({ spec: await temporaryFile(name, write(componentOf(nested(400)))) });
    const types = textOf(files, "types.gen.ts");
    expect(types).toContain("export interface Deep {");
    expect(types).toContain("leaf?: string;");
    expect(await typeCheck(files)).toBe("");
  });

  test.each([
    ["a body", { responses: { 200: { content: { "application/json": { schema: nested(400) } } } } }],
    ["a parameter", { parameters: [{ name: "filter", in: "query", schema: nested(400) }] }],
  ])("generates types from 400 nested objects in %s", async (_, parts) => {
    const spec = documentOf({ "/a": { get: operation({ operationId: "a", ...parts }) } });
    const files = await generate({ spec });
    expect(textOf(files, "types.gen.ts")).toContain("leaf?: string;");
    expect(await typeCheck(files)).toBe("");
  });

  test("limits the indentation of types for 400 nested objects", async () => {
    const types = textOf(await generate({ spec: componentOf(nested(400)) }), "types.gen.ts");
    const deepest = Math.max(...types.split("\n").map((line) => line.search(/\S|$/)));
    expect(deepest).toBeLessThan(100);
  });
});

describe("documents with more than 1000 levels", () => {
  const place = "#/components/schemas/Deep/properties/child/properties/child/properties/…";
  const message = `the document is nested more than 1000 levels deep at ${place}: move inner schemas to components, and refer to them`;

  test("rejects an object with more than 1000 levels", async () => {
    expect(await errorOf(componentOf(nested(3000)))).toBe(message);
  });

  test.each([
    ["a.json", (document: object) => JSON.stringify(document), 1],
    ["flow.yaml", (document: object) => `---\n${JSON.stringify(document)}`, 2],
    ["a.yaml", blockYaml, 1504],
  ])(
    "rejects more than 1000 levels in %s and reports the file, line and pointer",
    async (name, write, line) => {
      const spec = await temporaryFile(name, write(componentOf(nested(600))));
      expect(await errorOf(spec)).toBe(`${name}:${line}: ${message}`);
    },
  );

  test("rejects 20,000 nested lists in an extension", async () => {
    const lists = `${"[".repeat(20_000)}${"]".repeat(20_000)}`;
    for (const name of ["a.json", "a.yaml"]) {
      const spec = await temporaryFile(name, `{"openapi": "3.1.0", "x-lists": ${lists}}`);
      expect(await errorOf(spec)).toContain(`${name}:1: the document is nested more than 1000 levels deep`);
    }
  });

  test("rejects nested aliases with more than 1000 levels", async () => {
    const anchors = Array.from(
      { length: 1200 },
      (_, level) => `  - &l${level} [${level === 0 ? "" : `*l${level - 1}`}]\n`,
    );
    const spec = await temporaryFile("a.yaml", `openapi: 3.1.0\nx-lists:\n${anchors.join("")}`);
    expect(await errorOf(spec)).toMatch(
      /^a\.yaml:\d+: the document is nested more than 1000 levels deep at #\/x-lists/,
    );
  });
});

describe("documents with shared or linked parts", () => {
  test("rejects a circular object, such as a bundler's output, and reports a pointer", async () => {
    const schema = { type: "object", properties: {} as Record<string, object> };
    schema.properties.parent = schema;
    expect(await errorOf(componentOf(schema))).toBe(
      "circular value at #/components/schemas/Deep/properties/parent: pass the document without resolving its references",
    );
  });

  test("rejects a document if hundreds of aliases repeat a large part", async () => {
    const part = `x-part: &part [${"0,".repeat(20_000)}]\n`;
    const spec = await temporaryFile("a.yaml", `openapi: 3.1.0\n${part}x-all: [${"*part,".repeat(5000)}]\n`);
    expect(await errorOf(spec)).toBe("a.yaml:1: the aliases expand to too many values: use fewer aliases");
  });

  test("accepts a document that consists of a chain of 1,500 files", async () => {
    const folder = await temporaryFolder();
    const link = (index: number): string =>
      JSON.stringify({ type: "object", properties: { next: { $ref: `link${index + 1}.json` } } });
    for (let index = 0; index < 1500; index += 1) {
      writeFileSync(join(folder, `link${index}.json`), link(index));
    }
    writeFileSync(join(folder, "link1500.json"), '{ "type": "string" }');
    const spec = join(folder, "openapi.json");
    writeFileSync(spec, JSON.stringify(componentOf({ $ref: "link0.json" })));
    expect(textOf(await generate({ spec }), "types.gen.ts")).toContain("export type Link1500 = string;");
  });
});
