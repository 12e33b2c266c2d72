import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Characters to keep even if no page contains them, because readers may type them or programs may return them. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

const VARIATION_AXES = { wght: { min: 400, max: 700 } };

/**
 * Removes unused characters from a font, which shrinks the font by about a third.
 *
 * @param shown all characters on the pages
 */
export async function subsetFontFile(file: string, shown: ReadonlySet<string>): Promise<void> {
  const characters = [...new Set([...ASCII, ...shown])].join("");
  const options = { targetFormat: "woff2", variationAxes: VARIATION_AXES } as const;
  await writeFile(file, await subsetFont(await readFile(file), characters, options));
}
