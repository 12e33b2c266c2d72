import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { checkExtends, type Overlay, readOverlay } from "../src/index.ts";
import { problemsOf } from "./support/overlays.ts";

function inFolder(): { folder: string; overlayThatExtends: (reference: string) => Overlay } {
  const folder = mkdtempSync(join(tmpdir(), "extends-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  mkdirSync(join(folder, "my specs"));
  writeFileSync(join(folder, "my specs/pets.yaml"), "openapi: 3.1.0\n");
  symlinkSync(join(folder, "my specs"), join(folder, "linked"));
  const overlayThatExtends = (reference: string): Overlay => {
    const file = join(folder, "mine.overlay.yaml");
    const line = reference === "" ? "" : `extends: ${reference}\n`;
    const actions = "actions: [{target: $, update: {a: 1}}]";
    writeFileSync(file, `overlay: 1.0.0\ninfo: {title: a, version: "1"}\n${line}${actions}\n`);
    return readOverlay(file);
  };
  return { folder, overlayThatExtends };
}

test("checkExtends accepts the extended document, a missing extends and other URI schemes", () => {
  const { folder, overlayThatExtends } = inFolder();
  const file = join(folder, "my specs/pets.yaml");
  for (const reference of [
    "./my%20specs/pets.yaml",
    "my%20specs/pets.yaml#/info",
    pathToFileURL(file).href,
    "./linked/pets.yaml",
    "file:my%20specs/pets.yaml",
  ]) {
    expect(() => checkExtends(overlayThatExtends(reference), file), reference).not.toThrow();
    expect(() => checkExtends(overlayThatExtends(reference), pathToFileURL(file)), reference).not.toThrow();
  }
  for (const reference of ["", "https://pets.example/openapi.yaml", "urn:pets"]) {
    expect(() => checkExtends(overlayThatExtends(reference), file), reference).not.toThrow();
  }
});

test("accepts an overlay that extends any of the given representations", () => {
  const { folder, overlayThatExtends } = inFolder();
  const forms = ["pets.json", "my specs/pets.yaml"].map((name) => join(folder, name));
  expect(() => checkExtends(overlayThatExtends("./my%20specs/pets.yaml"), ...forms)).not.toThrow();
});

test("rejects an overlay that extends a different file", () => {
  const { folder, overlayThatExtends } = inFolder();
  const file = join(folder, "my specs/pets.yaml");
  expect(problemsOf(() => checkExtends(overlayThatExtends("./shops.yaml"), file))).toEqual([
    `3: the overlay extends ./shops.yaml, but it is applied to ${file}: ` +
      "apply it to the document that it extends, or write extends: my%20specs/pets.yaml",
  ]);
});

test("parses extends as a URI reference and suggests an encoded URI", () => {
  const { folder, overlayThatExtends } = inFolder();
  const file = join(folder, "100% #1.yaml");
  writeFileSync(file, "openapi: 3.1.0\n");
  expect(() => checkExtends(overlayThatExtends('"100%25%20%231.yaml"'), file)).not.toThrow();
  const remedy = "apply it to the document that it extends, or write extends: 100%25%20%231.yaml";
  for (const reference of ["100% 1.yaml", "//host/pets.yaml"]) {
    expect(problemsOf(() => checkExtends(overlayThatExtends(`"${reference}"`), file))).toEqual([
      expect.stringMatching(/^3: extends .* is not a URI reference \(/),
    ]);
    expect(problemsOf(() => checkExtends(overlayThatExtends(`"${reference}"`), file))[0]).toContain(remedy);
  }
});
