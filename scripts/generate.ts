/**
 * Generates the client data of the service whose package it is run in: one folder per document of the service.
 * Nothing is written unless every document of the service could be generated.
 */
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { generate, writeGenerated } from "@seamline/codegen";
import { documents } from "@seamline/specs";
import { entrySpecifier } from "./entry-specifier.ts";

const packageFolder = process.cwd();
const manifest = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, unknown>;
};
const service = manifest.name.slice("@seamline/".length);
const clientName = `${service.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}Client`;

const generated = await Promise.all(
  documents
    .filter((document) => document.service === service)
    .map(async (document) => ({
      folder: join(packageFolder, "src/generated", document.version ?? ""),
      files: await generate({
        spec: document.files.json,
        clientName,
        command: "npx -y pnpm generate",
        moduleName: entrySpecifier(manifest, document.version),
        profile: document.profile,
      }),
    })),
);
if (generated.length === 0) {
  throw new Error(`No document of specs/${service} is bundled: run "npx -y pnpm bundle" first.`);
}
for (const { folder, files } of generated) await writeGenerated(files, folder);
await removeDroppedVersions(generated.map(({ folder }) => folder));

/** A version whose document is gone has no client: its folder would be built and published for ever. */
async function removeDroppedVersions(kept: readonly string[]): Promise<void> {
  const parent = join(packageFolder, "src/generated");
  const folders = (await readdir(parent, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const dropped = folders.map((entry) => join(parent, entry.name)).filter((folder) => !kept.includes(folder));
  await Promise.all(dropped.map((folder) => rm(folder, { recursive: true })));
}
