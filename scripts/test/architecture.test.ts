import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { manifests, read, repositoryFiles, root, services } from "./repository.ts";

const sources = repositoryFiles().filter(
  (file) => /\.(tsx?|mjs|js)$/.test(file) && !file.includes("/fixtures/"),
);
const handWritten = sources.filter((file) => !file.endsWith(".gen.ts"));
const generated = sources.filter((file) => file.endsWith(".gen.ts"));

/**
 * Returns the modules that a file imports, statically or at run time. A template can contain an import that belongs to
 * another file.
 */
function importsOf(file: string): string[] {
  const text = read(file).replace(/`(?:[^`\\]|\\.)*`/g, "``");
  const from = /^\s*(?:import|export)\b[^;"']*?\bfrom\s*["']([^"'\n]+)["']/gm;
  const bare = /^import\s*["']([^"'\n]+)["']/gm;
  const dynamic = /\bimport\(\s*["']([^"'\n]+)["']/g;
  return [from, bare, dynamic].flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => match[1] ?? ""),
  );
}

function workspaceImports(files: readonly string[]): string[] {
  const names = files.flatMap(importsOf).flatMap((name) => /^@seamline\/[^/]+/.exec(name)?.[0] ?? []);
  return [...new Set(names)].sort();
}

function inFolder(folder: string): string[] {
  return sources.filter((file) => file.startsWith(`${folder}/`));
}

const clients = services().map((service) => `packages/${service}`);
const below: Readonly<Record<string, readonly string[]>> = {
  "packages/openapi/src": [],
  "packages/overlay/src": ["@seamline/openapi"],
  specs: ["@seamline/openapi", "@seamline/overlay"],
  "packages/contract-diff/src": ["@seamline/specs"],
  // Validators are built from the rules for JSON Schema keywords.
  "packages/client-core/src": ["@seamline/openapi"],
  // Imports only types of the client runtime, to check the generated operations.
  "packages/codegen/src": ["@seamline/client-core", "@seamline/openapi", "@seamline/overlay"],
  "packages/conformance/src": ["@seamline/client-core"],
  "packages/contract-server/src": ["@seamline/openapi"],
  "packages/ui/src": ["@seamline/openapi"],
  "packages/emulator-page/src": ["@seamline/openapi", "@seamline/ui"],
  "packages/docs/src": [
    "@seamline/contract-diff",
    "@seamline/emulator",
    "@seamline/openapi",
    "@seamline/specs",
    "@seamline/ui",
  ],
  "packages/function-runner/src": [],
  "packages/emulator-kit/src": ["@seamline/openapi"],
  "packages/emulator/src": [
    "@seamline/emulator-kit",
    "@seamline/function-runner",
    "@seamline/openapi",
    "@seamline/specs",
  ],
  // Helpers share rules with the emulator, such as the rules for the files of a source folder.
  ...Object.fromEntries(
    clients.map((client) => [`${client}/src`, ["@seamline/client-core", "@seamline/openapi"]]),
  ),
};

test.each(Object.entries(below))("%s imports only %j from the workspace", (folder, allowed) => {
  const files = inFolder(folder);
  expect(files.length).toBeGreaterThan(0);
  expect(allowed).toEqual(expect.arrayContaining(workspaceImports(files)));
});

test("the generator imports only types from the runtime", () => {
  const statements = inFolder("packages/codegen/src").flatMap(
    (file) => read(file).match(/^import .*client-core.*$/gm) ?? [],
  );
  expect(statements.filter((statement) => !statement.startsWith("import type "))).toEqual([]);
});

test("published packages that import the private document reader embed it", () => {
  for (const [folder, manifest] of [...manifests()].filter(([, each]) => !each.private)) {
    const isReader = workspaceImports(inFolder(`${folder}/src`)).includes("@seamline/openapi");
    const isCopied = manifest.scripts?.build?.includes("@seamline/openapi/build/embed.ts") ?? false;
    expect(isCopied, folder).toBe(isReader);
  }
});

test("the contract server shares the document reader of the emulator, but validates requests itself", () => {
  const shared = ["document", "json-pointer", "operations", "path-template", "references"];
  const imported = inFolder("packages/contract-server/src")
    .flatMap(importsOf)
    .flatMap((name) => /^@seamline\/openapi\/(.+)/.exec(name)?.[1] ?? []);
  expect(shared).toEqual(expect.arrayContaining([...new Set(imported)].sort()));
});

test("only builds and benchmarks import scripts, and only scripts import the docs", () => {
  const isRun = (file: string): boolean => /^bench\/|^packages\/[^/]+\/build\//.test(file);
  for (const file of sources.filter((each) => !each.startsWith("scripts/"))) {
    const imported = isRun(file) ? [] : importsOf(file).filter((name) => /(^|\/)scripts\//.test(name));
    expect(imported, file).toEqual([]);
    if (!file.startsWith("packages/docs/"))
      expect(workspaceImports([file]), file).not.toContain("@seamline/docs");
  }
});

test.each([...manifests()])("%s declares every workspace package that it imports", (folder, manifest) => {
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const imported = workspaceImports(inFolder(folder)).filter((name) => name !== manifest.name);
  expect(declared).toEqual(expect.arrayContaining(imported));
});

test("a published package runs no script on install and depends on no private package", () => {
  const all = [...manifests().values()];
  const privates = all.filter((manifest) => manifest.private).map((manifest) => manifest.name);
  for (const manifest of all.filter((each) => !each.private)) {
    const install = Object.keys(manifest.scripts ?? {}).filter((name) =>
      /^(pre|post)?install$|^prepare$/.test(name),
    );
    expect(install, manifest.name).toEqual([]);
    expect(Object.keys(manifest.dependencies ?? {}).filter((name) => privates.includes(name))).toEqual([]);
  }
});

test.each(services())(
  "the service %s has a client package with an entry for each of its documents",
  (service) => {
    const manifest = manifests().get(`packages/${service}`);
    expect(manifest, `specs/${service} has no packages/${service}`).toBeDefined();
    const documents = repositoryFiles().filter(
      (file) => file.startsWith(`specs/${service}/`) && file.endsWith("/openapi.yaml"),
    );
    const versions = documents.flatMap(
      (file) => /^specs\/[^/]+\/([^/]+)\/openapi\.yaml$/.exec(file)?.[1] ?? [],
    );
    const shown = versions.length > 1 ? [".", ...versions.map((version) => `./${version}`)] : ["."];
    const reference = repositoryFiles().some((file) => isReferenceOverlay(file, service))
      ? shown.map((entry) => `${entry}/reference`)
      : [];
    const entriesOfClients = [...shown, ...reference];
    const wanted = [
      ...entriesOfClients,
      ...entriesOfClients.map((entry) => `./${join(entry, "operations")}`),
      ...entriesOfClients.map((entry) => `./${join(entry, "validators")}`),
    ];
    const entries = Object.keys(manifest?.exports ?? {});
    expect(entries).toEqual(expect.arrayContaining([...wanted, "./package.json"]));
    // The remaining entries are helpers that accept a client, each in its own module.
    const helpers = entries.filter((entry) => ![...wanted, "./package.json"].includes(entry));
    for (const helper of helpers) {
      expect(read(join(`packages/${service}/src`, `${helper}.ts`)), helper).not.toContain("operations.gen");
    }
  },
);

/**
 * Returns whether a file is an overlay of the reference profile: `reference.overlay.yaml`,
 * `reference.<part>.overlay.yaml` or `reference.<part>.examples.overlay.yaml`.
 */
function isReferenceOverlay(file: string, service: string): boolean {
  return file.startsWith(`specs/${service}/`) && /\/reference(\.[\w-]+){0,2}\.overlay\.yaml$/.test(file);
}

test.each(["index.gen.ts", "standalone.gen.ts"])(
  "%s exports all generated modules of its document, except validators because of their size",
  (name) => {
    for (const client of clients) {
      const entries = inFolder(`${client}/src`).filter((file) => basename(file) === name);
      const isOther = (file: string): boolean =>
        ["index.gen.ts", "standalone.gen.ts", "validators.gen.ts"].includes(basename(file));
      for (const folder of new Set(inFolder(`${client}/src/generated`).map((file) => dirname(file)))) {
        const files = generated.filter((file) => dirname(file) === folder && !isOther(file));
        const exporting = entries.filter((entry) => files.every((file) => exportsOf(entry).includes(file)));
        expect(exporting, folder).toHaveLength(1);
      }
    }
  },
);

/** Returns the modules that a file re-exports, as paths in the repository. */
function exportsOf(file: string): string[] {
  return [...read(file).matchAll(/^export [^;]*? from "(\.[^"]+)"/gm)].map((match) =>
    join(dirname(file), match[1] ?? ""),
  );
}

test("generated files contain only data and types: no `if` and no `fetch`", () => {
  expect(generated.length).toBeGreaterThan(0);
  for (const file of generated) {
    const code = read(file).replace(/\/\*[\s\S]*?\*\//g, "");
    expect(code, file).not.toMatch(/\bif\s*\(|\bfetch\s*\(/);
    expect(read(file).slice(0, 300), file).toMatch(
      /^\/\/ Generated by `(npx -y pnpm generate|seamline-codegen --spec .*)`\./,
    );
  }
});

test("the build of a compiled package first removes the previous output", () => {
  const builds = [...manifests().values()].flatMap(({ scripts }) => scripts?.build ?? []);
  const compiling = builds.filter((build) => build.includes("tsconfig.build.json"));
  expect(compiling.length).toBeGreaterThan(0);
  expect(compiling.filter((build) => !build.startsWith('node -e "fs.rmSync('))).toEqual([]);
});

test("no hand-written file is longer than 400 lines", () => {
  const long = handWritten.filter((file) => read(file).split("\n").length > 400);
  expect(long).toEqual([]);
});

test("the runtime and the clients import Node modules only in files below their node entries", () => {
  const isOfNode = (file: string): boolean => /\/node(\.ts$|\/|$)/.test(file);
  for (const folder of ["packages/client-core/src", ...clients.map((client) => `${client}/src`)]) {
    for (const file of inFolder(folder).filter((one) => !isOfNode(one))) {
      const imported = importsOf(file).filter((name) => name.startsWith("node:") || isOfNode(name));
      expect(imported, file).toEqual([]);
    }
  }
});

test("the code that calls the function runner needs only web standards", () => {
  const folder = "packages/function-runner/src/code-runner";
  const files = inFolder(folder);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const outside = importsOf(file).filter((name) => !join(dirname(file), name).startsWith(`${folder}/`));
    expect(outside, file).toEqual([]);
  }
});

test("in the emulator, only code for Node imports the Node parts of the function runner", () => {
  const runner = /^@seamline\/function-runner(?!\/code-runner$)/;
  for (const file of inFolder("packages/emulator/src").filter((each) => !each.includes("/src/node/"))) {
    expect(
      importsOf(file).filter((name) => runner.test(name)),
      file,
    ).toEqual([]);
  }
});

test("the kit and the function runner do not mention a service, and the kit needs only web standards", () => {
  const types = services().flatMap((service) => {
    const type = service.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
    return [`create${type}Client`, `${service}@v`, `emulator.${service}`, `@seamline/${service}`];
  });
  const kit = inFolder("packages/emulator-kit/src");
  for (const file of [...kit, ...inFolder("packages/function-runner/src")]) {
    const text = read(file);
    expect(
      types.filter((name) => text.includes(name)),
      file,
    ).toEqual([]);
  }
  for (const file of kit) {
    expect(
      importsOf(file).filter((name) => name.startsWith("node:")),
      file,
    ).toEqual([]);
  }
});

test("no file contains the path of the checkout", () => {
  const text = repositoryFiles().filter((file) => /\.(ts|js|mjs|json|ya?ml|md|html|css|hbs)$/.test(file));
  const found = text.filter((file) => read(file).includes(root.slice(0, -1)));
  expect(found).toEqual([]);
});
