import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Manifest, manifests, read, repositoryFiles, root, services } from "./repository.ts";

interface Task {
  readonly taskId: string;
  readonly hash: string;
  readonly resolvedTaskDefinition: { readonly cache: boolean };
  readonly command: string;
}

const tasks = ["lint", "bundle", "generate", "build", "typecheck", "test"];
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), "seamline-turbo-"));
  for (const file of repositoryFiles()) cpSync(join(root, file), join(copy, file), { recursive: true });
  git("init", "--quiet");
  git("add", "--all");
  known = hashes();
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

function git(...args: string[]): void {
  execFileSync("git", args, { cwd: copy, stdio: "ignore" });
}

/** Returns the hash of every task that would run a command. The hash is the key of Turbo's cache. */
function hashes(): Map<string, string> {
  return new Map(plannedTasks().map((task) => [task.taskId, task.hash]));
}

function plannedTasks(): Task[] {
  const turbo = join(root, "node_modules/.bin/turbo");
  const output = execFileSync(turbo, ["run", ...tasks, "--dry=json", "--no-daemon"], {
    cwd: copy,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 1 << 28,
  });
  const plan = JSON.parse(output) as { tasks: Task[] };
  return plan.tasks.filter((task) => task.command !== "<NONEXISTENT>");
}

/** The hashes after the last edit, because every test leaves its edit in the copy. */
let known: Map<string, string>;

function changedBy(edit: () => void): string[] {
  const before = known;
  edit();
  known = hashes();
  return [...known]
    .filter(([task, hash]) => before.get(task) !== hash)
    .map(([task]) => task)
    .sort();
}

function packageOf(taskId: string): string {
  return taskId.split("#")[0] ?? "";
}

/** Returns a package and its direct and indirect dependents. */
function standingOn(name: string): string[] {
  const standing = new Set([name]);
  const depends = ({ dependencies, devDependencies }: Manifest) =>
    Object.keys({ ...dependencies, ...devDependencies }).some((each) => standing.has(each));
  let size: number;
  do {
    size = standing.size;
    for (const manifest of manifests().values()) if (depends(manifest)) standing.add(manifest.name);
  } while (standing.size > size);
  return [...standing];
}

test("a changed contract invalidates the cache only for dependents of its service", () => {
  const standing = standingOn("@seamline/specs-edge");
  // The document reader is a dependency of the specs, but its tests read the specs' bundles.
  const expected = [...known.keys()].filter(
    (task) => standing.includes(packageOf(task)) || task === "@seamline/openapi#test",
  );
  const changed = changedBy(() => appendFileSync(join(copy, "specs/edge/openapi.yaml"), "\n# changed\n"));

  expect(standing).toEqual(expect.arrayContaining(["@seamline/edge", "@seamline/emulator"]));
  for (const other of services().filter((service) => service !== "edge")) {
    const reached = changed.filter((task) =>
      [`@seamline/${other}`, `@seamline/specs-${other}`].includes(packageOf(task)),
    );
    expect(reached).toEqual([]);
  }
  // Type-checking and building the specs tools does not need the contracts.
  const tools = ["@seamline/specs#typecheck", "@seamline/specs#build"];
  expect(changed).toEqual(expected.filter((task) => !tools.includes(task)).sort());
});

test("a changed specs tool invalidates the cached lint and bundles of every service", () => {
  const changed = changedBy(() => appendFileSync(join(copy, "specs/build/render.ts"), "\n// changed\n"));
  const wanted = services().flatMap((service) =>
    ["lint", "bundle"].map((task) => `@seamline/specs-${service}#${task}`),
  );
  expect(changed).toEqual(expect.arrayContaining(wanted));
});

test("installing adds every service to the dependencies of specs/all", () => {
  const manifest = join(copy, "specs/all/package.json");
  const committed = readFileSync(manifest, "utf8");
  const added = join(copy, "specs/lighthouses");
  cpSync(join(copy, "specs/edge/package.json"), join(added, "package.json"));
  const renamed = readFileSync(join(added, "package.json"), "utf8").replace(
    "specs-edge",
    "specs-lighthouses",
  );
  writeFileSync(join(added, "package.json"), renamed);
  listServices();
  expect(readFileSync(manifest, "utf8")).toContain('"@seamline/specs-lighthouses": "workspace:*"');

  rmSync(added, { recursive: true });
  listServices();
  expect(readFileSync(manifest, "utf8")).toBe(committed);
  expect(manifests().get("specs/all")?.devDependencies).toEqual(
    Object.fromEntries(services().map((service) => [`@seamline/specs-${service}`, "workspace:*"])),
  );
});

test("adding or removing a service invalidates tasks that read all services even without an install", () => {
  const added = join(copy, "specs/lighthouses");
  const collecting = ["@seamline/specs#bundle", "@seamline/emulator#generate", "@seamline/docs#build"];
  for (const file of ["package.json", "openapi.yaml", "v1/openapi.yaml"]) {
    const changed = changedBy(() => {
      mkdirSync(dirname(join(added, file)), { recursive: true });
      writeFileSync(
        join(added, file),
        file === "package.json" ? '{"name":"@seamline/specs-lighthouses"}' : "",
      );
    });
    expect(changed).toEqual(expect.arrayContaining(collecting));
  }
  expect(changedBy(() => rmSync(added, { recursive: true }))).toEqual(expect.arrayContaining(collecting));
});

test("ignored files of a service on another branch do not cause cache misses", () => {
  const changed = changedBy(() => {
    for (const folder of ["specs/lighthouses", "packages/lighthouses", "specs/edge/v9"]) {
      mkdirSync(join(copy, folder, "dist/lighthouses"), { recursive: true });
      writeFileSync(join(copy, folder, "dist/lighthouses/openapi.yaml"), "");
      writeFileSync(join(copy, folder, "dist/openapi.yaml"), "");
    }
  });
  expect(changed).toEqual([]);
});

test("bundles and installed links do not cause cache misses", () => {
  const changed = changedBy(() => {
    for (const folder of ["specs/edge/dist", "packages/edge/node_modules/@seamline/specs-edge/dist"]) {
      mkdirSync(join(copy, folder, "edge"), { recursive: true });
      for (const file of ["openapi.yaml", "edge/openapi.yaml", "edge/index.ts"])
        writeFileSync(join(copy, folder, file), "");
    }
  });
  expect(changed).toEqual([]);
});

test("the collected bundles of all services are never restored from the cache", () => {
  const collect = plannedTasks().find(({ taskId }) => taskId === "@seamline/specs#bundle");
  expect(collect?.resolvedTaskDefinition.cache).toBe(false);
});

function listServices(): void {
  const { scripts = {} } = JSON.parse(read("package.json")) as Manifest;
  const script = scripts["pnpm:devPreinstall"] ?? "";
  execFileSync("sh", ["-c", script], { cwd: copy });
}

test("a changed test in the specs invalidates the cache only for the specs", () => {
  const changed = changedBy(() => appendFileSync(join(copy, "specs/test/inventory.test.ts"), "\n"));
  expect([...new Set(changed.map(packageOf))]).toEqual(["@seamline/specs"]);
  expect(changed).not.toContain("@seamline/specs#bundle");
});

test("a changed README in the specs invalidates the cached docs but not the bundles", () => {
  const changed = changedBy(() => appendFileSync(join(copy, "specs/README.md"), "\n"));
  expect([...new Set(changed.map(packageOf))]).toEqual([
    "@seamline/docs",
    "@seamline/scripts",
    "@seamline/specs",
  ]);
  expect(changed).not.toContain("@seamline/specs#bundle");
});

test("a changed client test invalidates only the cached checks of that client", () => {
  const file = join(copy, "packages/edge/test/every-operation.test.ts");
  const changed = changedBy(() => appendFileSync(file, "\n// changed\n"));
  expect(changed).toEqual(["@seamline/edge#test", "@seamline/edge#typecheck"]);
});

test("a changed runtime invalidates the cache of the clients but not of the specs", () => {
  const changed = changedBy(() =>
    appendFileSync(join(copy, "packages/client-core/src/definition.ts"), "\n// changed\n"),
  );
  expect(changed.map(packageOf)).toEqual(
    expect.arrayContaining(["@seamline/client-core", "@seamline/edge", "@seamline/retention"]),
  );
  expect(changed.map(packageOf)).not.toContain("@seamline/specs");
});
