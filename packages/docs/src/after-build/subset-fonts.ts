import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import subsetFont from "subset-font";

/** What readers may type, or programs return, beside what the pages say. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

/** Takes out of the fonts what no page shows: two thirds of their bytes remain. */
export function subsetFonts(): AstroIntegration {
  return {
    name: "subset-fonts",
    hooks: {
      "astro:build:done": async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const files = await readdir(folder, { recursive: true });
        const fonts = files.filter((file) => file.endsWith(".woff2"));
        const characters = await charactersOf(
          files.filter((file) => file.endsWith(".html")).map((file) => join(folder, file)),
        );
        for (const font of fonts) await subset(join(folder, font), characters);
      },
    },
  };
}

/** Every character of the pages. */
async function charactersOf(pages: readonly string[]): Promise<string> {
  const characters = new Set(ASCII);
  for (const page of pages) for (const character of await readFile(page, "utf8")) characters.add(character);
  return [...characters].join("");
}

async function subset(font: string, characters: string): Promise<void> {
  const variationAxes = { wght: { min: 400, max: 700 } };
  await writeFile(
    font,
    await subsetFont(await readFile(font), characters, { targetFormat: "woff2", variationAxes }),
  );
}
