import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyOverlays, readOverlay } from "../../packages/overlay/dist/index.js";
import { type LanguageDocument, overlaysFor } from "./documents.ts";
import type { Generator } from "./generator.ts";

/**
 * Returns the path of a document in the OpenAPI version that a generator supports. If any of the generator's overlays
 * fit the document, writes an adapted copy to the folder and returns the path of the copy.
 */
export function writeSpec(document: LanguageDocument, generator: Generator, folder: string): string {
  const { json, json30 } = document.spec.files;
  const published = generator.form === "3.0" ? json30 : json;
  const overlays = overlaysFor(document, generator.overlays ?? []).map(({ file }) => readOverlay(file));
  if (overlays.length === 0) return fileURLToPath(published);
  const adapted = applyOverlays(JSON.parse(readFileSync(published, "utf8")), overlays).document;
  const file = join(folder, "openapi.json");
  writeFileSync(file, JSON.stringify(adapted));
  return file;
}
