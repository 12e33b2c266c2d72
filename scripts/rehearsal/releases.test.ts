import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPackages } from "../release/packages.ts";
import { type Registry, startRegistry } from "../release/registry.ts";
import { publishedPackage, publishedVersions } from "../test/published-versions.ts";
import { createReleaseClone, type ReleaseClone, shortName } from "./release-clone.ts";

/** Packages that contain the changed contract. */
const CONTAINING = ["edge", "emulator", "specs"];
const SCHEMAS = "specs/edge/reference.dns-zones.overlay.yaml";
/** The last line of the schema to which a field is added, and the new field. */
const BEFORE = "              x-inferred: [availability, nameMeaning]\n";
const FIELD = `            Remark: { type: string, description: A remark on the name., x-inferred: [stringType, nameMeaning] }
`;

let folder: string;
let registry: Registry;
let clone: ReleaseClone;

// Each test continues from the previous one, because a project's releases build on each other.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-releases-"));
  registry = await startRegistry(join(folder, "registry"));
  clone = await createReleaseClone(folder, registry.url);
});

afterAll(async () => {
  await registry[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test("the first release publishes every public package with the version in its manifest", async () => {
  await clone.release();
  expect(await published()).toEqual(await clone.versions());
  expect(await tags()).toEqual((await clone.versions()).toSorted());
});

test("adding a field to a spec releases minor versions of only the packages with that contract", async () => {
  const before = await published();
  await clone.edit(SCHEMAS, BEFORE, BEFORE + FIELD);
  await commitContract("Add a field");
  await expect(clone.run("pnpm", "changeset:check")).rejects.toThrow(
    /@seamline\/edge has no changeset: it needs minor\./,
  );
  await proposeChangeset();
  await clone.release();

  const added = await newVersions(before);
  expect(added).toEqual(stepped(before, CONTAINING, "minor"));
  expect(await tags()).toEqual(added.toSorted());
  for (const version of added) expect(await entryOf(version)).toMatch(/Changes of contracts:[\s\S]*Remark/);
  expect(await entryOf(`${added[0]}`)).not.toContain("Breaking");
});

test("removing a field requires a major version from 1.0.0 on", async () => {
  for (const { name } of await publicPackages())
    await clone.edit(
      join(folderOf(shortName(name)), "package.json"),
      /"version": "[^"]+"/,
      '"version": "1.0.0"',
    );
  await clone.edit(SCHEMAS, FIELD, "");
  expect(await clone.run("pnpm", "changeset:write")).toContain("Wrote .changeset/contracts.md");
  const proposal = await clone.read(".changeset/contracts.md");
  for (const name of CONTAINING) expect(proposal).toContain(`"@seamline/${name}": major\n`);
  await clone.run("changeset", "version");
  const raised = (await clone.versions()).filter((version) => versionOf(version) !== "1.0.0");
  expect(raised).toEqual(CONTAINING.map((name) => `${name}@2.0.0`));
  await clone.run("git", "reset", "--quiet", "--hard");
  await clone.run("git", "clean", "--quiet", "--force", "-d");
});

test("removing a field releases breaking versions, and patch versions of the dependents", async () => {
  const before = await published();
  await clone.edit(SCHEMAS, FIELD, "");
  await commitContract("Remove a field");
  await proposeChangeset();
  await clone.run(
    ...["sh", "-c"],
    `printf '%s\\n' --- '"@seamline/client-core": minor' --- '' 'Something new.' > .changeset/runtime.md`,
  );
  await clone.commit("Describe a change of the runtime");
  await clone.release();

  const added = await newVersions(before);
  const expected = [
    ...stepped(before, CONTAINING, "major"),
    ...stepped(before, ["client-core"], "minor"),
    ...stepped(before, ["functions", "retention"], "patch"),
  ];
  expect(added.toSorted()).toEqual(expected.toSorted());
  for (const version of added.filter((each) => CONTAINING.includes(nameOf(each))))
    expect(await entryOf(version)).toMatch(/\*\*Breaking\.\*\*.*Remark/);
  const dependent = added.find((each) => nameOf(each) === "functions");
  expect(await entryOf(`${dependent}`)).toMatch(/Updated dependencies[\s\S]*@seamline\/client-core@/);
});

test("users install the latest version of every package after the releases, and all packages work together", async () => {
  const versions = await clone.versions();
  for (const { name } of await publicPackages()) {
    const { "dist-tags": current } = await publishedPackage(registry.url, name);
    expect(versions).toContain(`${shortName(name)}@${current.latest}`);
  }
  const manifest = `${registry.url}@seamline%2fedge/latest`;
  const { dependencies } = (await (await fetch(manifest)).json()) as { dependencies: Record<string, string> };
  const runtime = versions.find((each) => nameOf(each) === "client-core") ?? "";
  expect(dependencies["@seamline/client-core"]).toBe(`^${versionOf(runtime)}`);
});

/**
 * Generates all files that depend on a contract, including public type reports, and commits them as contributors do.
 */
async function commitContract(message: string): Promise<void> {
  await clone.run("pnpm", "api:report");
  await clone.commit(message);
}

async function proposeChangeset(): Promise<void> {
  expect(await clone.run("pnpm", "changeset:write")).toContain("Wrote .changeset/contracts.md");
  await clone.commit("Describe the change of the contract");
}

/** Returns every version in the registry, such as `edge@0.1.0`. */
async function published(): Promise<string[]> {
  const lists = (await publicPackages()).map(async ({ name }) => {
    const versions = await publishedVersions(registry.url, name);
    return versions.map((version) => `${shortName(name)}@${version}`);
  });
  return (await Promise.all(lists)).flat();
}

async function newVersions(before: readonly string[]): Promise<string[]> {
  return (await published()).filter((version) => !before.includes(version));
}

async function tags(): Promise<string[]> {
  const listed = await clone.run("git", "tag", "--points-at", "HEAD");
  return listed.split("\n").filter(Boolean).map(shortName);
}

/** Returns the next versions of packages. A breaking change below 1.0.0 is a minor bump. */
function stepped(
  before: readonly string[],
  names: readonly string[],
  step: "major" | "minor" | "patch",
): string[] {
  return names.map((name) => {
    const current = versionOf(before.findLast((version) => nameOf(version) === name) ?? "");
    const [major = 0, minor = 0, patch = 0] = current.split(".").map(Number);
    if (step === "patch") return `${name}@${major}.${minor}.${patch + 1}`;
    if (step === "major" && major > 0) return `${name}@${major + 1}.0.0`;
    return `${name}@${major}.${minor + 1}.0`;
  });
}

/** Returns a version's section in a package's changelog. */
async function entryOf(version: string): Promise<string> {
  const name = nameOf(version);
  const changelog = await clone.read(join(folderOf(name), "CHANGELOG.md"));
  const entry = changelog.split(/^(?=## )/m).find((each) => each.startsWith(`## ${versionOf(version)}\n`));
  return entry ?? "";
}

function folderOf(name: string): string {
  return name === "specs" ? name : `packages/${name}`;
}

function nameOf(version: string): string {
  return version.split("@")[0] ?? "";
}

function versionOf(version: string): string {
  return version.split("@")[1] ?? "";
}
