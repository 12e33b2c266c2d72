import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { contestants } from "./contestants.ts";
import { heyApi, redocly } from "./generators.ts";
import { measureProcess } from "./measure-process.ts";
import { documents } from "./spec-sets.ts";

const sources = fileURLToPath(new URL("contestants/", import.meta.url));
const target = fileURLToPath(new URL("../dist/contestants/", import.meta.url));
const generated = join(target, "generated");

/**
 * Generates the peers' clients of the retention service and bundles every contestant into a module of its own.
 *
 * Uses the reference profile, because as-shown documents describe no credentials that a generator could support.
 *
 * @returns folder of the modules
 */
export async function buildContestants(): Promise<string> {
  await rm(target, { recursive: true, force: true });
  const retention = (await documents("reference")).find(({ service }) => service === "retention");
  if (retention === undefined) throw new Error("There is no retention service.");
  for (const generator of [heyApi, redocly]) {
    const folder = join(generated, generator.name.replaceAll(" ", "-"));
    await mkdir(folder, { recursive: true });
    await measureProcess(
      generator.script,
      generator.args(fileURLToPath(retention.files.json), folder),
      folder,
    );
  }
  const files = new Set(contestants.map(({ file }) => `${file}.ts`));
  await build({
    entryPoints: [...files].map((file) => join(sources, file)),
    outdir: target,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node24",
    alias: { generated },
    logLevel: "error",
  });
  return target;
}
