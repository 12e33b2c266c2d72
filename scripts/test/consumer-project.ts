import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { layOutPacked } from "./packed-packages.ts";
import { root } from "./repository.ts";

/** Sets up a user's project in an empty folder: the packed packages, and the programs of `fixtures/consumer`. */
export async function layOutConsumerProject(folder: string): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  await writeConsumerPrograms(folder);
  await layOutPacked(folder);
}

/** Writes the programs of `fixtures/consumer`. */
export async function writeConsumerPrograms(folder: string): Promise<void> {
  await cp(join(root, "scripts/test/fixtures/consumer"), folder, { recursive: true });
  await writeProgramsOfTheFamily(join(folder, "programs"));
}

/** Copies a program of functions v2 for the other versions of the family. */
async function writeProgramsOfTheFamily(folder: string): Promise<void> {
  for (const name of ["functions-v2.ts", "functions-v2-reference.ts"]) {
    const text = await readFile(join(folder, name), "utf8");
    for (const version of ["v2beta", "v2alpha"]) {
      const ofVersion = text.replaceAll(/\/v2(?=["/])/g, `/${version}`);
      await writeFile(join(folder, name.replace("v2", version)), ofVersion);
    }
    const ofRoot = text.replace("@seamline/functions/v2", "@seamline/functions");
    await writeFile(join(folder, name.replace("v2", "root")), ofRoot);
  }
}
