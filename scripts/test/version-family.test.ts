import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { GeneratedFile } from "@seamline/codegen";
import type { SpecDocument } from "@seamline/specs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { familyHeadOf, type GeneratedDocument, headFiles, versionFiles } from "../generate/version-family.ts";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "seamline-family-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Builds the generated files for a version of a service with one operation, whose schema has these fields. */
function generated(version: string, fields: string, profile: SpecDocument["profile"] = "as shown") {
  const file = join(folder, `${version}.json`);
  writeFileSync(file, JSON.stringify({ paths: { [`/${version}/clocks`]: {} } }));
  const files: GeneratedFile[] = [
    {
      path: "client.gen.ts",
      text: `// Made.

/** Client of Clocks, ${version}. */
export interface ClocksClient extends ServiceClient<paths> {
  /**
   * \`GET /${version}/clocks\`
   */
  list(): void;
}
`,
    },
    { path: "names.gen.ts", text: "// Made.\n\nexport const names = 1;\n" },
    { path: "types.gen.ts", text: `// Made.\n\nexport interface Clock { ${fields} }\n` },
  ];
  const document = { version, profile, files: { json: pathToFileURL(file) } } as SpecDocument;
  return { document, folder: join(folder, version), clientName: "ClocksClient", files };
}

function textOf(files: readonly GeneratedFile[], path: string): string | undefined {
  return files.find((file) => file.path === path)?.text;
}

test("versions with otherwise identical clients form a family headed by the first version", () => {
  const all: GeneratedDocument[] = [
    generated("v1", "time: number"),
    generated("v2", "time: string"),
    generated("v2alpha", "time: string"),
    generated("v2beta", "time: string; zone: string"),
  ];
  expect(all.map((each) => familyHeadOf(each, all)?.document.version)).toEqual([
    undefined,
    undefined,
    "v2",
    undefined,
  ]);
});

test("two profiles never form a family", () => {
  const all = [generated("v1", "time: string"), generated("v2", "time: string", "reference")];
  expect(all.map((each) => familyHeadOf(each, all))).toEqual([undefined, undefined]);
});

test("a version in a family re-exports the types of the family's head but has its own paths", async () => {
  const files = await versionFiles(generated("v2alpha", ""), generated("v2", ""));
  expect(textOf(files, "names.gen.ts")).toBe('// Made.\n\nexport * from "../v2/names.gen.ts";\n');
  expect(textOf(files, "types.gen.ts")).toContain('"/v2alpha/clocks": FamilyPaths["/v2/clocks"];');
  expect(textOf(files, "client.gen.ts")).toContain(
    "/** Client of Clocks, v2alpha. */\nexport interface ClocksClient",
  );
});

test("the head of a family shows {version} in the paths of its methods", () => {
  const text = textOf(headFiles(generated("v2", "")), "client.gen.ts");
  expect(text).toContain("* `GET /{version}/clocks`");
  expect(text).toContain("/** Client of Clocks, v2. */");
});
