import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { JournalEntry } from "@seamline/emulator";
import type { OpenApiDocument } from "@seamline/openapi/document";
import { applyOverlays, readOverlay } from "@seamline/overlay";
import { documents } from "@seamline/specs";

const cli = join(
  dirname(createRequire(import.meta.url).resolve("@seamline/specs/package.json")),
  "lib/cli.js",
);

/** A document as shown, in the reference profile, and as shown with the proposal applied. */
export interface ComparedDocument {
  /** `retention@v1`, as in the journal. */
  readonly id: string;
  readonly asShown: OpenApiDocument;
  readonly proposed: OpenApiDocument;
  readonly reference: OpenApiDocument;
}

/** Output of `seamline-specs observe` for a recording. */
export class ObservedRecording implements Disposable {
  readonly #folder: string = mkdtempSync(join(tmpdir(), "observed-"));
  readonly #recording: string = join(this.#folder, "recording.ndjson");

  constructor(entries: readonly JournalEntry[]) {
    writeFileSync(this.#recording, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(""));
  }

  // biome-ignore lint/suspicious/noExplicitAny: the report as JSON
  report(...flags: readonly string[]): any {
    const args = [cli, "observe", this.#recording, "--json", ...flags];
    return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8", maxBuffer: 2 ** 26 }));
  }

  /** Returns every document with a proposal. */
  proposals(): ComparedDocument[] {
    const { proposals } = this.report("--as-shown", "--propose", join(this.#folder, "proposed"));
    return (proposals as string[]).map((file) => {
      const name = file.replace(/^.*\/|\.observed\.overlay\.yaml$/g, "");
      const asShown = bundleOf(name, "as shown");
      const { document } = applyOverlays(asShown, [readOverlay(file)]);
      const id = name.replace("-", "@");
      return { id, asShown, proposed: document as OpenApiDocument, reference: bundleOf(name, "reference") };
    });
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function bundleOf(name: string, wanted: string): OpenApiDocument {
  const found = documents.find(
    ({ service, version, profile }) =>
      [service, version].filter((each) => each !== undefined).join("-") === name && profile === wanted,
  );
  if (!found) throw new Error(`There is no document ${name} ${wanted}.`);
  return JSON.parse(readFileSync(found.files.json, "utf8")) as OpenApiDocument;
}
