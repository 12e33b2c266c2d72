import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "@seamline/codegen";
import { applyOverlays, readOverlay, settlePoints } from "@seamline/overlay";
import { extensionPointRegister, type RegisteredPoint } from "@seamline/specs/provenance";
import { afterAll, describe, expect, it } from "vitest";
import { contracts } from "../../src/model/contract.ts";
import type { ProfileDocument } from "../../src/model/profile-document.ts";
import { fillOverlay } from "../../src/registers/fill-overlay.ts";

const folder = mkdtempSync(join(tmpdir(), "fill-overlay-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Writes the overlay of each point that is open somewhere; returns the files by the ids of the points. */
function writtenOverlays(document: ProfileDocument, points: readonly RegisteredPoint[]): Map<string, string> {
  const files = points.flatMap((point): [string, string][] => {
    const text = fillOverlay(document, point);
    if (text === undefined) return [];
    const file = join(folder, `${point.id}.overlay.yaml`);
    writeFileSync(file, text);
    return [[point.id, file]];
  });
  return new Map(files);
}

/** The points that stay open when an overlay is applied. */
function stillNamed({ bundle }: ProfileDocument, file: string): string[] {
  const overlaid = applyOverlays(structuredClone(bundle), [readOverlay(file)]);
  settlePoints(overlaid);
  const text = JSON.stringify(overlaid.document);
  return [...text.matchAll(/"x-extension-point":(\[[^\]]*\]|"[^"]*")/g)].flatMap(([, ids = ""]) =>
    [JSON.parse(ids)].flat(),
  );
}

/** The register shows the fullest profile; a service without an overlay has its contract as shown, so both are tried. */
const registers = contracts().flatMap(({ filled, shown }) =>
  [filled, shown].map((document) => ({
    document,
    name: `${document.urls.overview} (${document.spec.profile})`,
    points: extensionPointRegister(document.spec),
  })),
);

describe.each(registers)("the overlays to copy for $name", ({ document, points }) => {
  it("exist for every point that is open somewhere", () => {
    const open = points.filter(({ openAt }) => openAt.length > 0).map(({ id }) => id);
    expect([...writtenOverlays(document, points).keys()]).toEqual(open);
  });

  it("apply, and leave their point open nowhere", () => {
    for (const [id, file] of writtenOverlays(document, points))
      expect(stillNamed(document, file)).not.toContain(id);
  });

  it("are taken by the generator of clients, all at once", async () => {
    const overlays = [...writtenOverlays(document, points).values()];
    const files = await generate({ spec: fileURLToPath(document.spec.files.json), overlays });
    expect(files.length).toBeGreaterThan(0);
  });
});
