import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** What readers may type, or programs return, beside what the pages say. */
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index));

const VARIATION_AXES = { wght: { min: 400, max: 700 } };

/**
 * Takes out of a font what no page shows: two thirds of its bytes remain.
 *
 * @param shown every character of the pages
 */
export async function subsetFontFile(file: string, shown: ReadonlySet<string>): Promise<void> {
  const characters = [...new Set([...ASCII, ...shown])].join("");
  const options = { targetFormat: "woff2", variationAxes: VARIATION_AXES } as const;
  await writeFile(file, await subsetFont(await readFile(file), characters, options));
}
