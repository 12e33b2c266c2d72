import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { SpecDocument } from "@seamline/specs";
import { entrySpecifier } from "../entry-specifier.ts";

/** The entry of a client package that speaks one document, in one profile. */
export interface PackageEntry {
  /** What users import: `@seamline/functions/v1/reference`. */
  readonly specifier: string;
  /** The built module behind it. */
  readonly module: URL;
}

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, { readonly default: string }>>;
}

/**
 * Finds the entry by the package's own `exports`.
 *
 * @throws Error when the service has no package, or the package no such entry
 */
export async function entryOf(document: SpecDocument): Promise<PackageEntry> {
  const folder = new URL(`../../packages/${document.service}/`, import.meta.url);
  const file = new URL("package.json", folder);
  if (!existsSync(file)) {
    throw new Error(`specs/${document.service} has no client: packages/${document.service} is missing.`);
  }
  const manifest: Manifest = JSON.parse(await readFile(file, "utf8"));
  const specifier = entrySpecifier(manifest, document);
  const target = manifest.exports[specifier.replace(manifest.name, ".")];
  if (!target)
    throw new Error(
      `${manifest.name} exports no ${specifier.replace(manifest.name, ".")} for ${document.title}.`,
    );
  return { specifier, module: new URL(target.default, folder) };
}
