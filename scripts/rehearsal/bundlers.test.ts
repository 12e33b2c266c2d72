import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { useConsumer } from "../release/consumer.ts";
import { userOfClients, userOfEmulator } from "../release/consumers.ts";
import { runCommand } from "../release/run-command.ts";
import { toolPath } from "./tools.ts";
import { createUserFolder } from "./user-folder.ts";

/** Bundles a program for browsers into one file. Returns its path. */
type Bundle = (program: string, folder: string) => Promise<string>;

const esbuild: Bundle = async (program, cwd) => {
  const args = [program, "--bundle", "--format=esm", "--platform=browser", "--outfile=bundled.mjs"];
  await runCommand(toolPath(".bin/esbuild"), args, { cwd });
  return "bundled.mjs";
};

const vite: Bundle = async (program, cwd) => {
  const settings = {
    logLevel: "error",
    // The bundle runs in Node: the program reads its environment, and no page can preload modules.
    define: { "process.env": "globalThis.process.env" },
    build: {
      modulePreload: false,
      target: "es2022",
      rolldownOptions: { input: program, output: { entryFileNames: "bundled.js" } },
    },
  };
  await writeFile(join(cwd, "vite.config.mjs"), `export default ${JSON.stringify(settings)};\n`);
  await runCommand(process.execPath, [toolPath("vite/bin/vite.js"), "build"], { cwd });
  return "dist/bundled.js";
};

const cases = [
  { bundler: "esbuild", build: esbuild, parts: "clients", consumer: userOfClients },
  { bundler: "esbuild", build: esbuild, parts: "the emulator", consumer: userOfEmulator },
  { bundler: "Vite", build: vite, parts: "clients", consumer: userOfClients },
  { bundler: "Vite", build: vite, parts: "the emulator", consumer: userOfEmulator },
];

test.for(cases)(
  "runs a program with $parts that $bundler bundled for browsers",
  async ({ build, consumer }) => {
    await using user = await createUserFolder();
    const { env } = inject("published");
    const { output } = await useConsumer(consumer, { ...user, env, build, log: () => {} });
    expect(output).toMatch(/"zones":\d/);
  },
);
