import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { buildDocuments } from "../../build/build-documents.ts";
import { discoverDocuments } from "../../build/discover-documents.ts";
import { replaceFolder } from "../../build/dist-folder.ts";
import { renderDist } from "../../build/render-dist.ts";
import type { JsonObject } from "../../model/json.ts";
import { currentDist } from "./current-documents.ts";

const specsFolder = path.join(import.meta.dirname, "../..");

/** An index entry of a built specs package. */
export interface BuiltEntry {
  readonly service: string;
  readonly version: string | undefined;
  readonly profile: string;
  readonly files: { readonly json: URL };
  readonly verified: URL | undefined;
  readonly provenance: URL;
}

/** A built specs package with this package's commands and documents from any folder. */
export class BuiltFixture implements Disposable {
  readonly folder: string = realpathSync(mkdtempSync(path.join(tmpdir(), "specs-")));

  /** @param documents folder with a folder per service; this package's by default. */
  static async of(documents?: string): Promise<BuiltFixture> {
    const fixture = new BuiltFixture();
    const dist =
      documents === undefined ? currentDist() : renderDist(buildDocuments(discoverDocuments(documents)));
    replaceFolder(path.join(fixture.folder, "dist"), dist.files);
    for (const name of ["src", "package.json", "tsconfig.build.json"]) {
      cpSync(path.join(specsFolder, name), path.join(fixture.folder, name), { recursive: true });
    }
    symlinkSync(path.join(specsFolder, "node_modules"), path.join(fixture.folder, "node_modules"), "dir");
    return fixture;
  }

  /** Returns the documents in the index that users import. */
  async documents(): Promise<readonly BuiltEntry[]> {
    const index = await import(pathToFileURL(path.join(this.folder, "dist/index.js")).href);
    return index.documents;
  }

  bundle({ files }: BuiltEntry): JsonObject {
    return JSON.parse(readFileSync(files.json, "utf8"));
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
