import { stat } from "node:fs/promises";
import { join, normalize, sep } from "node:path";

/** A file of the built site. */
export interface SiteFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** Whether the name of the file changes with its content. */
  readonly immutable: boolean;
}

/**
 * Finds the file of a request target, if it lies inside the folder.
 *
 * @returns `"folder"` for the address of a folder that lacks the slash at its end
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
