import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { type GeneratedFile, generate } from "../src/index.ts";
import { typeCheck } from "./support/type-check.ts";

const examples = dirname(fileURLToPath(import.meta.resolve("@readme/oas-examples/package.json")));

/** Returns the paths of all JSON and YAML documents for a version of OpenAPI. */
async function documentsOf(version: string): Promise<string[]> {
  const names = await readdir(join(examples, version), { recursive: true });
  const documents = names.filter((name) => /\.(?:json|yaml)$/.test(name)).sort();
  return documents.map((name) => join(version, name));
}

async function generateInto(folder: string, spec: string): Promise<GeneratedFile[]> {
  const files = await generate({ spec: join(examples, spec) });
  return files.map(({ path, text }) => ({ path: `${folder}/${path}`, text }));
}

describe("public documents", () => {
  test.each([
    ["3.0", 80],
    ["3.1", 24],
  ])("generates clients that compile from all OpenAPI %s examples", async (version, least) => {
    const documents = await documentsOf(version);
    expect(documents.length).toBeGreaterThanOrEqual(least);
    const files = await Promise.all(documents.map((spec, index) => generateInto(`document${index}`, spec)));
    expect(await typeCheck(files.flat())).toBe("");
  });

  test("rejects the Swagger 2.0 examples and suggests a remedy", async () => {
    for (const spec of await documentsOf("2.0")) {
      await expect(generateInto("", spec)).rejects.toThrow(
        /:\d+: unsupported version .+: convert the document/,
      );
    }
  });
});
