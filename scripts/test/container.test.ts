import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import { workspaceFolder } from "../release/packages.ts";
import { layOutPacked } from "./packed-packages.ts";

/** The folder of the image that holds the emulator. */
const INSTALLED = "/opt/seamline";

/** An account that owns nothing, for the user of the image, whom this machine may not have. */
const NOBODY = 65_534;

const container = join(workspaceFolder, "packages/emulator/container");
let image: string;
let lines: readonly (readonly [instruction: string, rest: string])[];

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "seamline-image-"));
  const text = await readFile(join(container, "Containerfile"), "utf8");
  lines = text.split("\n").flatMap((line) => {
    const [, instruction, rest] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    return instruction && rest ? [[instruction, rest] as const] : [];
  });
  // What the RUN would install from the registry, from packed tarballs.
  await layOutPacked(image);
  for (const [instruction, rest] of lines) {
    const [from = "", to = ""] = rest.split(" ");
    if (instruction === "COPY" && !rest.startsWith("--from"))
      await cp(join(container, from), to.replace(INSTALLED, image));
  }
  await chmod(image, 0o555);
  if (process.getuid?.() === 0) await chown(image, 0, 0);
}, 60_000);

afterAll(async () => {
  await chmod(image, 0o755);
  await rm(image, { recursive: true, force: true });
});

/** Starts the command of an instruction, as the image's user where this account may. */
function start(instruction: string, environment: Readonly<Record<string, string>>): ChildProcess {
  const rest = lines.find(([name]) => name === instruction)?.[1] ?? "[]";
  const [, ...args] = JSON.parse(rest.slice(rest.indexOf("["))) as string[];
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(
    process.execPath,
    args.map((arg) => arg.replace(INSTALLED, image)),
    { ...user, cwd: "/", env: environment, stdio: ["ignore", "pipe", "inherit"] },
  );
}

it("installs the emulator in the folder that it runs, as a user without privileges", () => {
  const install = lines.find(([name]) => name === "RUN")?.[1];
  expect(install).toMatch(/^npm install .*@seamline\/emulator@/);
  expect(lines).toContainEqual(["WORKDIR", INSTALLED]);
  expect(lines).toContainEqual(["COPY", `--from=installed ${INSTALLED} ${INSTALLED}`]);
  expect(lines).toContainEqual(["USER", "node"]);
});

it("serves on the host of the environment, and reports its health", async () => {
  const variables = lines.flatMap(([name, rest]) => (name === "ENV" ? [rest.split("=")] : []));
  const environment = Object.fromEntries([...variables, ["SEAMLINE_PORT", "0"], ["SEAMLINE_JSON", "1"]]);
  expect(environment).toMatchObject({ SEAMLINE_HOST: "0.0.0.0" });
  const emulator = start("ENTRYPOINT", { ...environment, SEAMLINE_HOST: "127.0.0.1" });
  try {
    const output = createInterface({ input: emulator.stdout as NodeJS.ReadableStream });
    const [line] = (await once(output, "line")) as [string];
    const { retention } = JSON.parse(line) as { retention: string };
    const [healthy] = await once(start("HEALTHCHECK", { SEAMLINE_PORT: new URL(retention).port }), "exit");
    expect(healthy).toBe(0);
  } finally {
    emulator.kill();
    await once(emulator, "exit");
  }
  const [unhealthy] = await once(start("HEALTHCHECK", { SEAMLINE_PORT: "1" }), "exit");
  expect(unhealthy).toBe(1);
});
