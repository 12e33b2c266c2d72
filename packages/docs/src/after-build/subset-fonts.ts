import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Characters that readers may type or programs may return, in addition to those on the pages. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

const VARIATION_AXES = { wght: { min: 400, max: 700 } };

/**
 * Removes the characters from a font that no page uses. The font shrinks by about a third.
 *
 * @param shown all characters of the pages
 */
export async function subsetFontFile(file: string, shown: ReadonlySet<string>): Promise<void> {
  const characters = [...new Set([...ASCII, ...shown])].join("");
  const options = { targetFormat: "woff2", variationAxes: VARIATION_AXES } as const;
  await writeFile(file, await subsetFont(await readFile(file), characters, options));
}
