import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const script = join(import.meta.dirname, "../build/embed.ts");

/** Creates a temporary folder with a built package. It is removed after the test. */
function builtPackage(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "seamline-embed-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test("embed copies only the imported modules and their imports", () => {
  const folder = builtPackage({
    "package.json": "{}",
    "dist/index.js": 'import { valueAt } from "@seamline/openapi/json-pointer";\n',
    "dist/index.d.ts": 'export declare const a: import("@seamline/openapi/document").Schema;\n',
    "dist/deep/er/references.js": 'export { followReferences } from "@seamline/openapi/references";\n',
  });
  execFileSync(process.execPath, [script], { cwd: folder });
  const read = (name: string) => readFileSync(join(folder, "dist", name), "utf8");
  expect(read("index.js")).toBe('import { valueAt } from "./openapi/json-pointer.js";\n');
  expect(read("index.d.ts")).toBe('export declare const a: import("./openapi/document.js").Schema;\n');
  expect(read("deep/er/references.js")).toBe(
    'export { followReferences } from "../../openapi/references.js";\n',
  );
  expect(readdirSync(join(folder, "dist/openapi")).sort()).toEqual(
    ["document", "json-pointer", "references"].flatMap((name) => [`${name}.d.ts`, `${name}.js`]),
  );
});

test("embed requires packages imported by the copied modules to be in dependencies", () => {
  const folder = builtPackage({
    "openapi/dist/one.js": 'import "left-pad";\nimport "right-pad/some.js";\n',
    "openapi/dist/one.d.ts": "export {};\n",
    "lib/index.js": 'import "x";\nimport { one } from "@seamline/openapi/one";\n',
    "package.json": '{ "dependencies": { "left-pad": "1.0.0" } }',
  });
  mkdirSync(join(folder, "openapi/build"));
  const copy = join(folder, "openapi/build/embed.ts");
  copyFileSync(script, copy);
  const { status, stderr } = spawnSync(process.execPath, [copy, "lib"], { cwd: folder, encoding: "utf8" });
  expect(status).toBe(1);
  expect(stderr).toContain(
    "Add the imports of the copied @seamline/openapi modules to dependencies: right-pad.",
  );
});
