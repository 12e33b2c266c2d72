import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Document, isCollection, visit } from "yaml";
import type { Observation } from "../observe-recordings.ts";
import { type ProposedOverlay, proposedOverlay } from "./proposed-overlay.ts";

/** Wide enough for descriptions, and for most `x-observed`, on one line. */
const LINE_WIDTH = 120;

/**
 * Writes an overlay for each document with observations at an open point:
 * `<folder>/retention-v1.observed.overlay.yaml`.
 *
 * @returns the files written
 */
export function writeProposals({ documents }: Observation, folder: string): string[] {
  const overlays = documents.flatMap((observation) => {
    const overlay = proposedOverlay(observation);
    const file = `${observation.document.name.replaceAll("/", "-")}.observed.overlay.yaml`;
    return overlay ? [{ file: path.join(folder, file), text: overlayText(overlay) }] : [];
  });
  mkdirSync(folder, { recursive: true });
  // Write each file atomically.
  for (const { file, text } of overlays) {
    writeFileSync(`${file}.part`, text);
    renameSync(`${file}.part`, file);
  }
  return overlays.map(({ file }) => file);
}

/** Formats an overlay as YAML. Times are quoted, because YAML 1.1 would parse them as timestamps. */
function overlayText(overlay: ProposedOverlay): string {
  const document = new Document(overlay, { aliasDuplicateObjects: false, compat: "yaml-1.1" });
  visit(document, {
    Pair(_, { key, value }) {
      if (ON_ONE_LINE.has(`${key}`) && isCollection(value)) value.flow = true;
    },
  });
  return document.toString({ lineWidth: LINE_WIDTH });
}

const ON_ONE_LINE: ReadonlySet<string> = new Set(["x-observed", "x-fills", "x-pagination"]);
