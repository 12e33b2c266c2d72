import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Consumer, useConsumer } from "../release/consumer.ts";
import { userOfClients, userOfEmulator, userOfTools } from "../release/consumers.ts";
import { packForProjects } from "../release/pack-for-projects.ts";
import { npm, type PackageManager } from "../release/package-manager.ts";
import { publicPackages } from "../release/packages.ts";
import { type Stage, startThirdPartyRegistry } from "../release/rehearse-release.ts";
import { runCommand } from "../release/run-command.ts";
import { packageManagers } from "./package-managers.ts";
import { createUserFolder } from "./user-folder.ts";

let folder: string;
let stage: Stage;
let tarballs: ReadonlyMap<string, string>;

// The registry does not contain the workspace's packages, so they must be installed from the tarballs.
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seamline-tarballs-"));
  const packages = await publicPackages();
  stage = await startThirdPartyRegistry(packages, { folder, log: () => {} });
  const packed = join(folder, "with a space");
  await mkdir(packed);
  const files = await packForProjects(packages, packed);
  tarballs = new Map(packages.map(({ name }, index) => [name, files[index] ?? ""]));
});

afterAll(async () => {
  await stage?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

const managers = packageManagers("");

const cases = [
  { parts: "the clients without their runtime", consumer: userOfClients, prints: '"zones":3' },
  { parts: "the generator without the overlays", consumer: userOfTools, prints: "Case 42" },
  { parts: "clients and the emulator", consumer: userOfEmulator, prints: '"zones":7' },
];

/** The overlay of `userOfTools` refers to a file in `node_modules`. Plug'n'Play does not create this folder. */
const installs = managers.flatMap(({ name, isKnownToCompilers = true }) =>
  cases
    .filter(({ consumer }) => isKnownToCompilers || consumer !== userOfTools)
    .map((each) => ({ name, ...each })),
);

function managerOf(name: string): PackageManager {
  return packageManagers(stage.registry).find((each) => each.name === name) ?? npm;
}

/** Returns the environment for package managers, whose caches are in the home folder. */
function environment(): NodeJS.ProcessEnv {
  return { ...stage.env, HOME: join(folder, "home") };
}

/** Makes a consumer install tarballs instead of names. */
function fromTarballs(consumer: Consumer): Consumer {
  return { ...consumer, packages: consumer.packages.map((name) => tarballs.get(name) ?? name) };
}

test.for(installs)("$name installs tarballs of $parts", async ({ name, consumer, prints }) => {
  await using user = await createUserFolder();
  const setting = { ...user, env: environment(), manager: managerOf(name), log: () => {} };
  const { output } = await useConsumer(fromTarballs(consumer), setting);
  expect(output).toContain(prints);
});

test.for(managers)("$name installs every tarball at once", async ({ name }) => {
  await using user = await createUserFolder();
  const { add, start, files = {} } = managerOf(name);
  await writeFile(join(user.folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const [file, text] of Object.entries(files)) await writeFile(join(user.folder, file), text);
  const program = [...tarballs.keys()].map((each) => `import ${JSON.stringify(each)};\n`).join("");
  await writeFile(join(user.folder, "main.mjs"), `${program}console.log("imported");\n`);
  const options = { cwd: user.folder, env: environment() };
  await runCommand(add[0], [...add.slice(1), ...tarballs.values()], options);
  expect(await runCommand(start[0], [...start.slice(1), "main.mjs"], options)).toBe("imported\n");
});

test("npm names the missing file if the tarball of a dependency was moved", async () => {
  await using user = await createUserFolder();
  const runtime = tarballs.get("@seamline/client-core") ?? "";
  await rename(runtime, `${runtime}.moved`);
  try {
    const install = runCommand("npm", ["install", tarballs.get("@seamline/edge") ?? ""], {
      cwd: user.folder,
      env: environment(),
    });
    await expect(install).rejects.toThrow(/ENOENT[\s\S]*with a space\/seamline-client-core-/);
  } finally {
    await rename(`${runtime}.moved`, runtime);
  }
});

test("an installable tarball differs from the published package only in its dependencies", async () => {
  const tarball = tarballs.get("@seamline/codegen") ?? "";
  const text = await runCommand("tar", ["-xzOf", tarball, "package/package.json"], { cwd: folder });
  const { dependencies, ...manifest } = JSON.parse(text) as Record<string, unknown>;
  const [codegen] = (await publicPackages()).filter(({ name }) => name === "@seamline/codegen");
  const own = JSON.parse(await readFile(join(`${codegen?.folder}`, "package.json"), "utf8"));
  expect(dependencies).toEqual({
    ...own.dependencies,
    "@seamline/overlay": `file:${tarballs.get("@seamline/overlay")}`,
  });
  expect(manifest.exports).toEqual(own.exports);
});
