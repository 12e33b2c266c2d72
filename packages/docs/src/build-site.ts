import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SpecDocument } from "@seamline/specs";
import { type DocumentPage, documentPage } from "./document-page.ts";
import { renderDocument } from "./render-document.ts";
import { renderIndex } from "./render-index.ts";

/**
 * Builds the site into a folder, which it replaces as a whole: when a document cannot be rendered, the folder
 * stays as it was.
 *
 * @throws Error when a bundle is missing, Redocly fails, or a page would load something from another host
 */
export async function buildSite(documents: readonly SpecDocument[], out: string): Promise<DocumentPage[]> {
  if (documents.length === 0) throw new Error('There are no documents: run "npx -y pnpm bundle" first.');
  await mkdir(dirname(out), { recursive: true });
  const beside = await mkdtemp(join(dirname(out), ".dist-"));
  const staging = join(beside, "site");
  try {
    await mkdir(staging);
    const pages = await Promise.all(documents.map(documentPage));
    for (const page of pages) await writeDocument(page, staging);
    await writeFile(join(staging, "index.html"), await renderIndex(pages));
    await swapIn(staging, out, join(beside, "previous"));
    return pages;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Puts a folder in the place of another, which comes back when that fails. */
async function swapIn(staging: string, out: string, previous: string): Promise<void> {
  const replaces = existsSync(out);
  if (replaces) await rename(out, previous);
  try {
    await rename(staging, out);
  } catch (error) {
    if (replaces) await rename(previous, out);
    throw error;
  }
}

async function writeDocument(page: DocumentPage, folder: string): Promise<void> {
  for (const { source, href } of page.downloads) await cp(source, join(folder, href));
  await writeFile(join(folder, page.href), await renderDocument(page));
}
