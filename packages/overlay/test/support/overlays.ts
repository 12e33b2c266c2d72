import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type Overlay, OverlayError, readOverlay } from "../../src/index.ts";

const folder = mkdtempSync(join(tmpdir(), "overlay-"));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;

/** Writes a new file and returns its path. */
export function overlayFile(text: string, extension = "yaml"): string {
  count += 1;
  const file = join(folder, `${count}.overlay.${extension}`);
  writeFileSync(file, text);
  return file;
}

/** Reads an overlay with actions that start on line 4. */
export function overlayOf(actions: string, version = "1.0.0"): Overlay {
  return readOverlay(
    overlayFile(`overlay: ${version}\ninfo: {title: Mine, version: "1"}\nactions:\n${actions}\n`),
  );
}

/** Returns the problems in the thrown OverlayError as `line: problem: remedy`. */
export function problemsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    if (error instanceof OverlayError) {
      return error.message.split("\n").map((line) => line.replace(/^.*?\.overlay\.\w+:/, ""));
    }
    throw error;
  }
  return [];
}
