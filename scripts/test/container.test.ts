import { once } from "node:events";
import { chmod, chown, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  copyFiles,
  INSTALLED,
  imageVariables,
  instruction,
  instructions,
  startInImage,
} from "./containerfile.ts";
import { layOutPacked } from "./packed-packages.ts";

let image: string;

beforeAll(async () => {
  image = await mkdtemp(join(tmpdir(), "seamline-image-"));
  // Uses the packed packages of the workspace. The RUN instruction would install them from the registry.
  await layOutPacked(image);
  await copyFiles(image);
  await chmod(image, 0o555);
  if (process.getuid?.() === 0) await chown(image, 0, 0);
}, 60_000);

afterAll(async () => {
  await chmod(image, 0o755);
  await rm(image, { recursive: true, force: true });
});

it("installs the emulator in its working folder and runs it as an unprivileged user", () => {
  expect(instruction("RUN")).toMatch(/^npm install .*@seamline\/emulator@/);
  expect(instructions).toContainEqual(["WORKDIR", INSTALLED]);
  expect(instructions).toContainEqual(["COPY", `--from=installed ${INSTALLED} ${INSTALLED}`]);
  expect(instructions).toContainEqual(["USER", "node"]);
});

it("the container listens on the host from SEAMLINE_HOST and reports its health", async () => {
  const environment = { ...imageVariables(), SEAMLINE_PORT: "0", SEAMLINE_JSON: "1" };
  expect(environment).toMatchObject({ SEAMLINE_HOST: "0.0.0.0" });
  const emulator = startInImage(image, "ENTRYPOINT", { ...environment, SEAMLINE_HOST: "127.0.0.1" });
  try {
    const output = createInterface({ input: emulator.stdout as NodeJS.ReadableStream });
    const [line] = (await once(output, "line")) as [string];
    const { retention } = JSON.parse(line) as { retention: string };
    const probe = startInImage(image, "HEALTHCHECK", { SEAMLINE_PORT: new URL(retention).port });
    expect((await once(probe, "exit"))[0]).toBe(0);
  } finally {
    emulator.kill();
    await once(emulator, "exit");
  }
  const [unhealthy] = await once(startInImage(image, "HEALTHCHECK", { SEAMLINE_PORT: "1" }), "exit");
  expect(unhealthy).toBe(1);
});
