/**
 * Generates the client data of the service whose package it is run in: one folder per document of the service, and
 * in it one per further profile. Nothing is written unless every document of the service could be generated.
 */
import { glob, readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { generate, writeGenerated } from "@seamline/codegen";
import { documents, type SpecDocument } from "@seamline/specs";
import { entrySpecifier } from "./entry-specifier.ts";

const packageFolder = process.cwd();
const generatedFolder = join(packageFolder, "src/generated");
const manifest = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as {
  name: string;
  exports: Record<string, unknown>;
};
const service = manifest.name.slice("@seamline/".length);

const generated = await Promise.all(
  documents
    .filter((document) => document.service === service)
    .map(async (document) => ({
      folder: join(generatedFolder, document.version ?? "", profileFolder(document.profile)),
      files: await generate({
        spec: document.files.json,
        clientName: clientName(document),
        command: "npx -y pnpm generate",
        moduleName: entrySpecifier(manifest, document),
        profile: document.profile,
      }),
    })),
);
if (generated.length === 0) {
  throw new Error(`No document of specs/${service} is bundled: run "npx -y pnpm bundle" first.`);
}
for (const { folder, files } of generated) await writeGenerated(files, folder);
await removeDropped(generated.map(({ folder }) => folder));

/** `RetentionAsShownClient`, or `RetentionReferenceClient`: an editor that shows a client's type shows its profile. */
function clientName({ profile }: SpecDocument): string {
  const words = [...service.split("-"), ...profile.split(/[ -]/), "client"];
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join("");
}

function profileFolder(profile: string): string {
  return profile === "as shown" ? "" : profile;
}

/** A version or profile whose document is gone has no client: its files would be built and published for ever. */
async function removeDropped(kept: readonly string[]): Promise<void> {
  for await (const file of glob("**/*.gen.ts", { cwd: generatedFolder })) {
    const path = join(generatedFolder, file);
    if (!kept.includes(dirname(path))) await rm(path);
  }
}
