import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";
import { expect, test } from "vitest";

/** Bundles a user's program for browsers. Its exports become `program`. */
async function bundled(program: string): Promise<string> {
  const stdin = { contents: program, resolveDir: fileURLToPath(new URL(".", import.meta.url)) };
  const { outputFiles } = await build({
    ...{ stdin, bundle: true, write: false, format: "iife", globalName: "program", platform: "browser" },
    ...{ minifySyntax: true, target: "es2022" },
  });
  return outputFiles[0]?.text ?? "";
}

const entry = "@seamline/retention/reference/validators";

test("a bundle contains only the imported validators", async () => {
  const one = await bundled(`export { getMatter } from "${entry}";`);
  const members = ["matterPermissions", "matterRegion", "accountId"];
  for (const member of members) expect(one).toContain(member);
  // Members that only other operations return, and functions that only those operations need.
  for (const other of ["cloudStorageSink", "savedQuer", "teamDriveInfo", "RegExp", "uniqueItems"]) {
    expect(one).not.toContain(other);
  }
  expect(one.length).toBeLessThan(8_000);
  expect((await bundled(`export { validators } from "${entry}";`)).length).toBeGreaterThan(2 * one.length);
});

test("a client without validators contains no validator code", async () => {
  const client = await bundled('export { createRetentionClient } from "@seamline/retention/reference";');
  const problems = [
    "~standard",
    "issues are listed",
    "/validation/",
    "validators.gen",
    "returned invalid data",
  ];
  expect(problems.filter((problem) => client.includes(problem))).toEqual([]);
  const validating = await bundled(
    'export { createRetentionClient, throwInvalid } from "@seamline/retention/reference";',
  );
  expect(validating).toContain("returned invalid data");
});

test("validators work if code generation from strings is disallowed", async () => {
  const context = createContext({}, { codeGeneration: { strings: false, wasm: false } });
  expect(() => runInContext('new Function("return 1")', context)).toThrow("Code generation from strings");
  const program = await bundled(`export { validators } from "${entry}";`);
  const found = runInContext(
    `${program}; JSON.stringify(program.validators.getMatter["~standard"].validate({ matterId: 5 }))`,
    context,
  );
  expect(JSON.parse(found)).toEqual({
    issues: [{ path: ["matterId"], message: "must be a string, but got 5" }],
  });
});
