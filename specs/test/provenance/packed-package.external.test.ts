import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { BuiltFixture } from "../workspace/built-fixture.ts";

const specsFolder = path.join(import.meta.dirname, "../..");
const tsc = path.join(
  path.dirname(createRequire(import.meta.url).resolve("typescript/package.json")),
  "bin/tsc",
);

let consumer: string;

/** Install the package that npm would publish, as a user would. */
beforeAll(async () => {
  consumer = mkdtempSync(path.join(tmpdir(), "consumer-"));
  const installed = path.join(consumer, "node_modules/@seamline/specs");
  mkdirSync(installed, { recursive: true });
  using specs = await BuiltFixture.of(path.join(import.meta.dirname, "../fixtures/provenance"));
  const lib = path.join(specs.folder, "lib");
  run(specsFolder, tsc, "-p", "tsconfig.build.json", "--outDir", lib);
  run(specs.folder, path.join(specsFolder, "node_modules/@seamline/openapi/build/embed.ts"), "lib");
  const tarball = execFileSync("npm", ["pack", "--silent", "--pack-destination", consumer], {
    cwd: specs.folder,
    encoding: "utf8",
  });
  execFileSync("tar", ["-xzf", path.join(consumer, tarball.trim()), "--strip-components=1"], {
    cwd: installed,
  });
  symlinkSync(
    path.join(specsFolder, "node_modules/@types"),
    path.join(consumer, "node_modules/@types"),
    "dir",
  );
  writeFileSync(path.join(consumer, "package.json"), '{ "type": "module" }\n');
});

afterAll(() => rmSync(consumer, { recursive: true, force: true }));

function run(cwd: string, script: string, ...args: string[]): string {
  return execFileSync(process.execPath, [script, ...args], { cwd, encoding: "utf8" });
}

const program = `
import { documents, type SpecDocument } from "@seamline/specs";
import { extensionPointRegister, type Provenance, provenanceOf, registerTotals } from "@seamline/specs/provenance";

const [asShown, reference] = documents as [SpecDocument, SpecDocument];
const origin: Provenance = provenanceOf(reference, "/components/schemas/Note");
const written: string | undefined = origin.origin === "filled" ? origin.action.description : undefined;
const ids: string[] = extensionPointRegister(asShown).map(({ id }) => id);
console.log(JSON.stringify([written, ids.length, registerTotals(reference).open]));
`;

test("the functions of the packed package accept index entries, both at run time and in types", () => {
  const file = path.join(consumer, "program.ts");
  writeFileSync(file, program);
  const options = ["--module", "nodenext", "--target", "es2022", "--strict", "--types", "node"];
  run(consumer, tsc, "--ignoreConfig", ...options, file);
  expect(run(consumer, path.join(consumer, "program.js"))).toBe('["A note.",7,4]\n');
});

test("seamline-specs finds the packed package that contains it", () => {
  const cli = path.join(consumer, "node_modules/@seamline/specs/lib/cli.js");
  expect(run(consumer, cli, "points", "library/v1")).toContain("8 points");
});
