import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Change, Step } from "@seamline/contract-diff/change";
import type { ReleasedChanges } from "@seamline/contract-diff/released";
import { documents } from "@seamline/specs";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { limitedToRelease } from "../changesets/branch-changes.ts";
import type { ChangedPart } from "../changesets/changed-part.ts";
import { checkChangesets } from "../changesets/check-changesets.ts";
import { type ContractPackage, contractPackages } from "../changesets/contract-packages.ts";
import type { EntryChanges } from "../changesets/entry-changes.ts";
import { writeChangeset } from "../changesets/write-changeset.ts";
import { pendingChangesets } from "../release/pending-changesets.ts";
import { manifests } from "./repository.ts";

let workspace: string;

beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), "seamline-changesets-"));
  await mkdir(join(workspace, ".changeset"));
});

afterEach(async () => {
  await rm(workspace, { recursive: true, force: true });
});

const removal: Change = {
  step: "major",
  place: "GET /things: responses 404",
  pointer: "#/paths/~1things/get/responses/404",
  text: "Response `404` was removed.",
};
const wording: Change = {
  step: "patch",
  place: "GET /things",
  pointer: "#/",
  text: "Operation `summary` changed.",
};

const library: ContractPackage = packageOf("@stand-in/library", "1.2.0", ["library"]);
const specs: ContractPackage = packageOf("@stand-in/specs", "0.3.0", ["library", "museum"]);

function packageOf(name: string, version: string, services: readonly string[]): ContractPackage {
  return { name, version, contains: ({ service }) => services.includes(service) };
}

function changed(step: Step, ...changes: Change[]): ReleasedChanges {
  return {
    service: "library",
    version: "v1",
    profile: "as shown",
    title: "Library",
    state: "changed",
    step,
    changes,
  };
}

function whole(state: "new" | "removed", service = "library"): ReleasedChanges {
  const step = state === "new" ? "minor" : "major";
  return { service, profile: "reference", title: "Library", state, step, changes: [] };
}

/** Checks the workspace's changesets against changes. */
async function check(...changes: ChangedPart[]): Promise<{ isComplete: boolean; text: string }> {
  const packages = [library, specs];
  const pending = await pendingChangesets(
    workspace,
    packages.map(({ name }) => name),
  );
  const { isComplete, lines } = checkChangesets({ changes, packages, pending });
  return { isComplete, text: lines.join("\n") };
}

function changeset(name: string, text: string): Promise<void> {
  return writeFile(join(workspace, ".changeset", name), text);
}

describe("changeset check", () => {
  test("passes if no contract changed", async () => {
    expect(await check()).toEqual({
      isComplete: true,
      text: "No contract or public type has changed since the last release.",
    });
  });

  test("rejects changes without a changeset, and lists the required version bump of each change", async () => {
    expect(await check(changed("major", removal, wording))).toEqual({
      isComplete: false,
      text: [
        "Since the last release:",
        "library/v1 requires a major bump:",
        "  major  GET /things: responses 404: Response `404` was removed.",
        "  and 1 more",
        "@stand-in/library has no changeset: it needs major.",
        "@stand-in/specs has no changeset: it needs minor (below 1.0.0 a major change is a minor bump).",
        '"npx -y pnpm changeset:write" proposes a changeset with these changes.',
      ].join("\n"),
    });
  });

  test("rejects a changeset that is too small, and reports its file", async () => {
    await changeset("small.md", '---\n"@stand-in/library": minor\n"@stand-in/specs": minor\n---\n\nText.\n');
    const { isComplete, text } = await check(changed("major", removal));
    expect(isComplete).toBe(false);
    expect(text).toContain(
      "The changeset for @stand-in/library is too small, minor in .changeset/small.md: it needs major.",
    );
    expect(text).not.toContain("@stand-in/specs");
  });

  test("passes if the highest changeset of each package is sufficient", async () => {
    await changeset("patch.md", '---\n"@stand-in/library": patch\n---\n\nText.\n');
    await changeset("major.md", '---\n"@stand-in/library": major\n"@stand-in/specs": minor\n---\n\nText.\n');
    expect(await check(changed("major", removal))).toEqual({
      isComplete: true,
      text: "Since the last release:\nlibrary/v1 changed.\nThe changesets cover all changes with sufficient bumps.",
    });
  });

  test("requires a patch if only descriptions changed", async () => {
    expect((await check(changed("patch", wording))).text).toContain(
      "@stand-in/library has no changeset: it needs patch.",
    );
  });

  test("requires a minor bump for a contract that was never released", async () => {
    expect((await check(whole("new"))).text).toContain(
      "library/reference was never released: its first release is a minor bump.",
    );
  });

  test("requires a major bump for a removed contract, and reports the removed client", async () => {
    expect((await check(whole("removed"))).text).toMatch(
      /library\/reference was removed: this requires a major bump\.\n@stand-in\/library has no changeset: it needs major\./,
    );
    expect((await check(whole("removed", "museum"))).text).toContain(
      "museum/reference: its client was removed too. Deprecate the package on the registry by hand.",
    );
  });
});

describe("changeset check of public types", () => {
  const shelf: EntryChanges = {
    entry: "@stand-in/library/shelf",
    package: "@stand-in/library",
    state: "changed",
    step: "major",
    changes: [{ step: "major", place: "interface Shelf", text: "`boards` was removed." }],
  };

  test("rejects a changed entry without a changeset, and lists the required bump", async () => {
    expect(await check(shelf)).toEqual({
      isComplete: false,
      text: [
        "Since the last release:",
        "@stand-in/library/shelf requires a major bump:",
        "  major  interface Shelf: `boards` was removed.",
        "@stand-in/library has no changeset: it needs major.",
        '"npx -y pnpm changeset:write" proposes a changeset with these changes.',
      ].join("\n"),
    });
  });

  test("rejects a changeset that is sufficient for the contracts but too small for the public types", async () => {
    await changeset("small.md", '---\n"@stand-in/library": patch\n"@stand-in/specs": patch\n---\n\nText.\n');
    const { isComplete, text } = await check(changed("patch", wording), shelf);
    expect(isComplete).toBe(false);
    expect(text).toContain("too small, patch in .changeset/small.md: it needs major.");
    expect(text).not.toContain("library/v1");
  });

  test("requires a minor bump for a major change below 1.0.0", async () => {
    expect((await check({ ...shelf, package: "@stand-in/specs" })).text).toContain(
      "@stand-in/specs has no changeset: it needs minor (below 1.0.0 a major change is a minor bump).",
    );
  });

  test("reports a removed package without requiring a changeset", async () => {
    const gone: EntryChanges = {
      ...shelf,
      entry: "@stand-in/old",
      package: "@stand-in/old",
      state: "removed",
      changes: [],
    };
    expect(await check(gone)).toEqual({
      isComplete: true,
      text: expect.stringContaining(
        "@stand-in/old was removed. Deprecate the package on the registry by hand.",
      ),
    });
  });

  test("a branch requires at most a minor bump for a package that was never released", () => {
    const unreleased: EntryChanges = {
      ...shelf,
      entry: "@stand-in/library",
      state: "new",
      step: "minor",
      changes: [],
    };
    expect(limitedToRelease([shelf], [unreleased])[0]?.step).toBe("minor");
    expect(limitedToRelease([shelf], [])).toEqual([]);
  });
});

describe("changeset check of invalid files", () => {
  test.each([
    ["has no front matter", "Text.\n", /^\.changeset\/bad\.md: names no package: begin with a line "---"/],
    [
      "names no package",
      "---\n---\n\nText.\n",
      /^\.changeset\/bad\.md: names no package, so it would release nothing\. Published are @stand-in\/library, @stand-in\/specs\.$/,
    ],
    [
      "names an unknown package",
      '---\n"@stand-in/libary": minor\n---\n\nText.\n',
      /^\.changeset\/bad\.md: @stand-in\/libary is not a published package\. Published are/,
    ],
    [
      "has an unknown step",
      '---\n"@stand-in/library": huge\n---\n\nText.\n',
      /^\.changeset\/bad\.md: @stand-in\/library has the step "huge", but the step must be patch, minor, major\.$/,
    ],
    [
      "is not YAML",
      '---\n"@stand-in/library: minor\n---\n\nText.\n',
      /^\.changeset\/bad\.md: cannot be read: /,
    ],
    ["is a list", "---\n- minor\n---\n\nText.\n", /^\.changeset\/bad\.md: has no list of packages/],
  ])("rejects a changeset that %s", async (_title, text, line) => {
    await changeset("bad.md", text);
    await changeset("README.md", "# Changesets\n");
    const checked = await check();
    expect(checked.isComplete).toBe(false);
    expect(checked.text).toMatch(line);
  });
});

describe("proposed changeset", () => {
  test("a proposed changeset contains the version bumps and the changes, and makes the check pass", async () => {
    expect(await write(changed("major", removal, wording))).toBe(".changeset/contracts.md");
    expect(await readFile(join(workspace, ".changeset/contracts.md"), "utf8")).toBe(
      [
        "---",
        '"@stand-in/library": major',
        '"@stand-in/specs": minor',
        "---",
        "",
        "Changes of contracts:",
        "",
        "- `library/v1`, GET /things: responses 404: **Breaking.** Response `404` was removed.",
        "- 1 smaller change to descriptions and examples.",
        "",
      ].join("\n"),
    );
    expect((await check(changed("major", removal, wording))).isComplete).toBe(true);
  });

  test("a proposed changeset never overwrites an existing file", async () => {
    await changeset("contracts.md", '---\n"@stand-in/library": patch\n---\n\nMine.\n');
    expect(await write(whole("new"))).toBe(".changeset/contracts-2.md");
    expect(await readFile(join(workspace, ".changeset/contracts.md"), "utf8")).toContain("Mine.");
  });

  test("lists a change to public types once for all affected entries", async () => {
    const lost = { step: "major", place: "interface Shelf", text: "`boards` was removed." } as const;
    const entry = { package: "@stand-in/library", state: "changed", step: "major", changes: [lost] } as const;
    const both = ["@stand-in/library", "@stand-in/library/desk"].map((name) => ({ ...entry, entry: name }));
    expect(await write(...both)).toBe(".changeset/public-types.md");
    expect(await readFile(join(workspace, ".changeset/public-types.md"), "utf8")).toBe(
      [
        "---",
        '"@stand-in/library": major',
        "---",
        "",
        "Changes to public types:",
        "",
        "- `@stand-in/library`, `@stand-in/library/desk`, interface Shelf: **Breaking.** `boards` was removed.",
        "",
      ].join("\n"),
    );
    expect((await check(...both)).isComplete).toBe(true);
  });

  test("writes no changeset if no version bump is missing", async () => {
    expect(await write()).toBeUndefined();
    expect(await readdir(join(workspace, ".changeset"))).toEqual([]);
  });

  async function write(...changes: ChangedPart[]): Promise<string | undefined> {
    const packages = [library, specs];
    const pending = await pendingChangesets(
      workspace,
      packages.map(({ name }) => name),
    );
    return writeChangeset(workspace, { changes, packages, pending });
  }
});

describe("changes in a branch", () => {
  test("the report shows the base branch and the command that proposes a changeset", () => {
    const pending = { changesets: [], problems: [] };
    const input = {
      since: "origin/main",
      changes: [changed("major", removal)],
      packages: [library],
      pending,
    };
    expect(checkChangesets(input).lines).toEqual([
      "Since origin/main:",
      "library/v1 requires a major bump:",
      "  major  GET /things: responses 404: Response `404` was removed.",
      "@stand-in/library has no changeset: it needs major.",
      '"npx -y pnpm changeset:write --since origin/main" proposes a changeset with these changes.',
    ]);
  });

  test("a branch never requires a larger version bump than the next release", () => {
    const [limited] = limitedToRelease([changed("major", removal, wording)], [changed("minor", removal)]);
    expect(limited?.step).toBe("minor");
    expect(limited?.changes.map(({ step }) => step)).toEqual(["minor", "patch"]);
  });

  test("reverting an unreleased change requires no version bump", () => {
    expect(limitedToRelease([changed("major", removal)], [whole("new", "museum")])).toEqual([]);
  });

  test("the version bump that a branch requires does not depend on changes in other branches", () => {
    expect(limitedToRelease([changed("patch", wording)], [changed("major", removal)])).toEqual([
      changed("patch", wording),
    ]);
  });
});

test("every published package that is built from the contracts lists the contracts that it contains", async () => {
  const packages = await contractPackages();
  const built = [...manifests().values()].filter(
    ({ name, private: isPrivate, dependencies, devDependencies }) =>
      !isPrivate &&
      [name, ...Object.keys({ ...dependencies, ...devDependencies })].some((each) =>
        /^@seamline\/specs(-|$)/.test(each),
      ),
  );
  expect(built.length).toBeGreaterThan(2);
  for (const { name } of built) {
    const found = packages.find((each) => each.name === name);
    expect(
      documents.some((document) => found?.contains(document)),
      name,
    ).toBe(true);
  }
});

test("a contract belongs to the specs and its client; a reference profile also belongs to the emulator", async () => {
  const packages = await contractPackages();
  for (const document of documents) {
    const names = packages.filter(({ contains }) => contains(document)).map(({ name }) => name);
    const emulator = document.profile === "reference" ? ["@seamline/emulator"] : [];
    expect(names.toSorted()).toEqual(
      [...emulator, "@seamline/specs", `@seamline/${document.service}`].toSorted(),
    );
  }
});
