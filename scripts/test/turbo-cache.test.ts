import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Manifest, manifests, repositoryFiles, root } from "./repository.ts";

interface Task {
  readonly taskId: string;
  readonly hash: string;
  readonly command: string;
}

const tasks = ["lint", "bundle", "generate", "build", "typecheck", "test"];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "seamline-turbo-"));
  for (const file of repositoryFiles()) cpSync(join(root, file), join(copy, file), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: copy, stdio: "ignore" });
}

/** The hash of every task that would run a command, which is the key of Turbo's cache. */
function hashes(): Map<string, string> {
  const turbo = join(root, "node_modules/.bin/turbo");
  const output = execFileSync(turbo, ["run", ...tasks, "--dry=json", "--no-daemon"], {
    cwd: copy,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  });
  const plan = JSON.parse(output) as { tasks: Task[] };
  return new Map(
    plan.tasks.filter((task) => task.command !== "<NONEXISTENT>").map((task) => [task.taskId, task.hash]),
  );
}

function changedBy(edit: () => void): string[] {
  const before = hashes();
  edit();
  return [...hashes()]
    .filter(([task, hash]) => before.get(task) !== hash)
    .map(([task]) => task)
    .sort();
}

function packageOf(taskId: string): string {
  return taskId.split("#")[0] ?? "";
}

/** The specs and the packages that depend on them, directly or by others. */
function standingOnSpecs(): string[] {
  const standing = new Set(["@seamline/specs"]);
  const depends = ({ dependencies, devDependencies }: Manifest) =>
    Object.keys({ ...dependencies, ...devDependencies }).some((name) => standing.has(name));
  let size: number;
  do {
    size = standing.size;
    for (const manifest of manifests().values()) if (depends(manifest)) standing.add(manifest.name);
  } while (standing.size > size);
  return [...standing];
}

test("a changed contract misses the cache of everything that depends on the specs, and of nothing else", () => {
  const standing = standingOnSpecs();
  // The reader of documents is below the specs, but its tests read their bundles.
  const expected = [...hashes().keys()].filter(
    (task) => standing.includes(packageOf(task)) || task === "@seamline/openapi#test",
  );
  const changed = changedBy(() => appendFileSync(join(copy, "specs/edge/openapi.yaml"), "\n# changed\n"));

  expect(standing).toEqual(
    expect.arrayContaining(["@seamline/edge", "@seamline/functions", "@seamline/retention"]),
  );
  // The tools of the specs are type-checked and built without the contracts.
  const tools = ["@seamline/specs#typecheck", "@seamline/specs#build"];
  expect(changed).toEqual(expected.filter((task) => !tools.includes(task)).sort());
});

test.each(["specs/test/inventory.test.ts", "specs/README.md"])(
  "a changed %s misses the cache of the specs alone",
  (file) => {
    const changed = changedBy(() => appendFileSync(join(copy, file), "\n"));
    expect([...new Set(changed.map(packageOf))]).toEqual(["@seamline/specs"]);
    expect(changed).not.toContain("@seamline/specs#bundle");
  },
);

test("a changed test of one client misses only the cache of that client's checks", () => {
  const file = join(copy, "packages/edge/test/every-operation.test.ts");
  const changed = changedBy(() => appendFileSync(file, "\n// changed\n"));
  expect(changed).toEqual(["@seamline/edge#test", "@seamline/edge#typecheck"]);
});

test("a changed runtime misses the cache of the clients but not of the specs", () => {
  const changed = changedBy(() =>
    appendFileSync(join(copy, "packages/client-core/src/definition.ts"), "\n// changed\n"),
  );
  expect(changed.map(packageOf)).toEqual(
    expect.arrayContaining(["@seamline/client-core", "@seamline/edge", "@seamline/retention"]),
  );
  expect(changed.map(packageOf)).not.toContain("@seamline/specs");
});
