import { stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

export interface SiteFile {
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** True if the file name contains a digest of the content. */
  readonly immutable: boolean;
}

/**
 * Returns the file in the folder for a request target.
 *
 * @returns `"folder"` if the target is a folder without a trailing slash
 */
export async function siteFile(root: string, target: string): Promise<SiteFile | "folder" | undefined> {
  const pathname = decodedPath(target);
  if (pathname === undefined || pathname.includes("\0")) return undefined;
  const path = join(root, normalize(pathname.endsWith("/") ? `${pathname}index.html` : pathname));
  if (!path.startsWith(root + sep)) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return "folder";
  return found?.isFile() ? { path, size: found.size, immutable: pathname.startsWith("/_astro/") } : undefined;
}

function decodedPath(target: string): string | undefined {
  try {
    return decodeURIComponent(target.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
