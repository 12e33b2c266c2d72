import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { publicPackages, workspaceFolder } from "../release/packages.ts";
import {
  placeholders,
  readProjectLinks,
  strayManifests,
  writeProjectLinks,
} from "../release/project-links.ts";
import { npmEnvironment } from "../release/registry.ts";
import { runCommand } from "../release/run-command.ts";
import { packWorkspace } from "../release/tarball.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-links-test-"));
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

test("every published package has the same project links as the root", async () => {
  expect(await strayManifests(workspaceFolder)).toEqual([]);
});

test("the tarballs of pnpm and npm contain the links", async () => {
  const links = await readProjectLinks(workspaceFolder);
  const { folder: source } = (await publicPackages()).find(({ name }) => name === "@seamline/overlay") ?? {};
  const expected = { ...links, repository: { ...links.repository, directory: "packages/overlay" } };
  expect(await manifestIn(await packWorkspace(source ?? "", folder))).toMatchObject(expected);
  const args = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder];
  const env = await npmEnvironment(folder, "http://127.0.0.1:9/");
  const [packed] = JSON.parse(await runCommand("npm", args, { cwd: source ?? "", env })) as [
    { filename: string },
  ];
  expect(await manifestIn(join(folder, packed.filename))).toMatchObject(expected);
});

describe("links of a workspace", () => {
  const links = {
    homepage: "https://stand-in.localhost",
    repository: { type: "git", url: "git+ssh://git@stand-in.localhost/one.git" },
    bugs: { url: "https://stand-in.localhost/one/issues" },
  } as const;

  test("links are written only to published packages", async () => {
    const one = {
      name: "@stand-in/one",
      version: "1.0.0",
      license: "MIT",
      type: "module",
      homepage: "https://old.localhost",
    };
    const two = { name: "@stand-in/two", version: "1.0.0", private: true };
    await writeWorkspace({ ".": links, "packages/one": one, "packages/two": two });
    expect(await strayManifests(folder)).toEqual(["packages/one"]);
    await writeProjectLinks(folder);
    expect(await strayManifests(folder)).toEqual([]);
    const repository = { ...links.repository, directory: "packages/one" };
    const { homepage: _, type, ...rest } = one;
    const expected = { ...rest, ...links, repository, type };
    expect(await readFile(join(folder, "packages/one/package.json"), "utf8")).toBe(
      `${JSON.stringify(expected, null, 2)}\n`,
    );
    expect(JSON.parse(await readFile(join(folder, "packages/two/package.json"), "utf8"))).toEqual(two);
  });

  test.each([
    [{ ...links, homepage: undefined }, "The homepage field of package.json must be a URL."],
    [{ ...links, repository: "here" }, "The repository.url field of package.json must be a URL."],
    [{ ...links, bugs: { url: "nowhere" } }, "The bugs.url field of package.json must be a URL."],
  ])("missing and malformed links are rejected with the name of their field", async (root, message) => {
    await writeWorkspace({ ".": root });
    await expect(readProjectLinks(folder)).rejects.toThrow(message);
  });

  test("links with reserved host names are placeholders", () => {
    expect(placeholders(links)).toEqual([]);
    const nowhere = "git+https://example.com/one.git";
    const unset = {
      ...links,
      homepage: "https://a.invalid",
      repository: { type: "git", url: nowhere } as const,
    };
    expect(placeholders(unset)).toEqual(["https://a.invalid", nowhere]);
    expect(placeholders({ ...links, homepage: "https://invalid.localhost" })).toEqual([]);
  });
});

async function manifestIn(tarball: string): Promise<unknown> {
  return JSON.parse(await runCommand("tar", ["-xzOf", tarball, "package/package.json"], { cwd: folder }));
}

async function writeWorkspace(manifests: Readonly<Record<string, object>>): Promise<void> {
  await writeFile(join(folder, "pnpm-workspace.yaml"), "packages: [packages/*]\n");
  for (const [name, manifest] of Object.entries(manifests)) {
    await mkdir(join(folder, name), { recursive: true });
    await writeFile(join(folder, name, "package.json"), JSON.stringify(manifest));
  }
}
