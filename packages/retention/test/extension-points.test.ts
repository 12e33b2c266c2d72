import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Type-checks a user's file against the built package and returns the compiler's output. */
function compile(file: string): Promise<string> {
  const flags = [
    "--ignoreConfig",
    "--noEmit",
    "--strict",
    "--target",
    "es2022",
    "--module",
    "nodenext",
    "--pretty",
    "false",
    // Checking the compiler's own libraries would take most of the time.
    "--skipDefaultLibCheck",
  ];
  const cwd = fileURLToPath(new URL("./fixtures", import.meta.url));
  return new Promise((resolve) => {
    execFile("tsc", [...flags, file], { cwd }, (_, stdout) => resolve(stdout));
  });
}

test("a filled extension point changes the types of both responses and requests", async () => {
  expect(await compile("filled.ts")).toBe("");
});

test("the compiler reports a misspelled extension point by name", async () => {
  const output = await compile("misspelled.ts");
  expect(output).toMatch(/^misspelled\.ts\(9,\d+\): error/);
  expect(output).toContain("unknown extension point: mater.fields");
});

test("if a fill is not an object type, the compiler error names the extension point", async () => {
  const output = await compile("not-an-object.ts");
  expect(output).toMatch(/^not-an-object\.ts\(9,\d+\): error/);
  expect(output).toContain("the fill must be an object type: matter.fields");
});

test("an extension point that the reference profile leaves open can be filled", async () => {
  expect(await compile("filled-beyond-reference.ts")).toBe("");
});

test("filling an extension point that the reference profile fills does not compile", async () => {
  const output = await compile("filled-by-reference.ts");
  expect(output).toMatch(/^filled-by-reference\.ts\(9,\d+\): error/);
  expect(output).toContain("unknown extension point: matter.fields");
});
