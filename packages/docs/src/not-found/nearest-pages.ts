import { editDistance } from "@seamline/openapi/edit-distance";
import type { IndexedPage } from "../after-build/page-index.ts";

/** Maximum number of suggestions. */
const MOST = 5;

/** Returns the pages with the most similar paths. Omits pages if more than half of the path would have to change. */
export function nearestPages(pages: readonly IndexedPage[], path: string): IndexedPage[] {
  const wanted = decoded(path)
    .toLowerCase()
    .replace(/(?:index\.html|\.html|\.md|\/)$/, "");
  return pages
    .map((page) => ({ page, distance: distanceOf(page.path, wanted) }))
    .filter(({ distance }) => distance <= wanted.length / 2)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ page }) => page);
}

/** Decodes a path. Malformed paths, such as `100%`, are returned unchanged. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Returns the distance between two paths. The last segment has the most weight, because readers often guess the folders
 * before it.
 */
function distanceOf(path: string, wanted: string): number {
  const own = path.toLowerCase().replace(/\/$/, "");
  const [name = "", wantedName = ""] = [own, wanted].map((one) => one.split("/").at(-1));
  return Math.min(editDistance(own, wanted), 1 + 2 * editDistance(name, wantedName));
}
