import { cp, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Compiler, compilers, compileWith } from "../release/compilers.ts";
import { publicPackages } from "../release/packages.ts";
import { layOutPacked } from "./packed-packages.ts";

const require = createRequire(import.meta.url);

const node = { lib: ["ES2022"], types: ["node"] };

/** Platforms, each with the declarations that a program's compiler can find. */
const platforms = {
  "browsers without DOM.Iterable": { lib: ["ES2022", "DOM"], types: [] },
  workers: { lib: ["ES2022", "WebWorker"], types: [] },
  "Node with module Node16": { ...node, module: "Node16", moduleResolution: "Node16" },
  "Node with module Preserve": { ...node, module: "Preserve", moduleResolution: "Bundler" },
};

let project: string;

beforeAll(async () => {
  // The folder is outside the repository, so that compilers do not find the packages there.
  project = await mkdtemp(join(await realpath(tmpdir()), "seamline-platforms-"));
  await writeFile(join(project, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await layOutPacked(project);
  await addNodeTypes();
  await writeEntries();
});

afterAll(() => rm(project, { recursive: true, force: true }));

/** Copies Node's declarations and their dependencies. */
async function addNodeTypes(): Promise<void> {
  const folder = await realpath(dirname(require.resolve("@types/node/package.json")));
  for (const name of ["@types/node", "undici-types"]) {
    const source = await realpath(join(folder, "../..", name));
    await cp(source, join(project, "node_modules", name), { recursive: true });
  }
}

/** Entries whose types come from an optional peer. The peer is not installed here. */
const WITH_PEER = ["./msw", "./otel", "./tanstack-query", "./vitest"];

/** Writes a program for every entry with types, except those that need an optional peer. */
async function writeEntries(): Promise<void> {
  await mkdir(join(project, "entries"));
  for (const { name, folder } of await publicPackages()) {
    const { exports = {} } = require(join(folder, "package.json")) as { exports?: Record<string, unknown> };
    for (const [entry, target] of Object.entries(exports)) {
      const isTyped = typeof target === "object" && target !== null && "types" in target;
      if (!isTyped || WITH_PEER.includes(entry)) continue;
      const specifier = entry.replace(".", name);
      const file = `${specifier.replace(/\W+/g, "-")}.ts`;
      await writeFile(join(project, "entries", file), `export * from "${specifier}";\n`);
    }
  }
}

describe("every entry with skipLibCheck off", () => {
  test.each(compilers)(
    "every entry compiles for Node without the DOM library under TypeScript $version",
    async (compiler) => {
      expect(await compileWith(project, "entries", compiler, node)).toBe("");
    },
  );

  test.each(Object.entries(platforms))("every entry compiles for %s", async (_, options) => {
    const [newest] = compilers.slice(-1) as [Compiler];
    expect(await compileWith(project, "entries", newest, options)).toBe("");
  });
});
