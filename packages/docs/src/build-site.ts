import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SpecDocument } from "@seamline/specs";
import { type Contract, contractsOf, type Download, type OverlayPage, type ProfilePage } from "./contract.ts";
import { renderDocument } from "./render-document.ts";
import { renderIndex } from "./render-index.ts";
import { LANGUAGES_HREF, type Languages, pagesOfOverlays, renderLanguages } from "./render-languages.ts";
import { renderOverlay } from "./render-overlay.ts";
import { renderRegister } from "./render-register.ts";

/**
 * Builds the site into a folder, which it replaces as a whole: when a document cannot be rendered, the folder
 * stays as it was.
 *
 * @param languages what generators of clients in other languages made from the documents
 * @throws Error when a bundle is missing, Redocly fails, or a page would load something from another host
 */
export async function buildSite(
  documents: readonly SpecDocument[],
  languages: Languages,
  out: string,
): Promise<Contract[]> {
  if (documents.length === 0) throw new Error('There are no documents: run "npx -y pnpm bundle" first.');
  await mkdir(dirname(out), { recursive: true });
  const beside = await mkdtemp(join(dirname(out), ".dist-"));
  const staging = join(beside, "site");
  try {
    await mkdir(staging);
    const contracts = await contractsOf(documents);
    for (const contract of contracts) await writeContract(contract, staging);
    for (const overlay of [...distinctOverlays(contracts), ...pagesOfOverlays(languages)])
      await writeOverlay(overlay, staging);
    await writeFile(join(staging, "index.html"), await renderIndex(contracts, languages));
    await writeFile(join(staging, LANGUAGES_HREF), await renderLanguages(languages));
    await swapIn(staging, out, join(beside, "previous"));
    return contracts;
  } finally {
    await rm(beside, { recursive: true, force: true });
  }
}

/** Replaces a folder by another and restores it if that fails. */
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

async function writeContract(contract: Contract, folder: string): Promise<void> {
  await Promise.all(contract.profiles.map((page) => writeProfile(page, contract, folder)));
  await writeFile(join(folder, contract.register.href), await renderRegister(contract));
}

async function writeProfile(page: ProfilePage, contract: Contract, folder: string): Promise<void> {
  for (const download of page.downloads) await copyDownload(download, folder);
  await writeFile(join(folder, page.href), await renderDocument(page, contract));
}

async function writeOverlay(overlay: OverlayPage, folder: string): Promise<void> {
  await copyDownload(overlay.download, folder);
  await writeFile(join(folder, overlay.href), await renderOverlay(overlay));
}

/** Versions of a service share overlays. */
function distinctOverlays(contracts: readonly Contract[]): OverlayPage[] {
  const overlays = contracts.flatMap((contract) => contract.overlays);
  return [...new Map(overlays.map((overlay) => [overlay.path, overlay])).values()];
}

function copyDownload({ source, href }: Download, folder: string): Promise<void> {
  return cp(source, join(folder, href));
}
