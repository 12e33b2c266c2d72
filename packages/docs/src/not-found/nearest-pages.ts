import { editDistance } from "@seamline/openapi/edit-distance";
import type { IndexedPage } from "../after-build/page-index.ts";

/** Maximum number of suggestions. */
const MOST = 5;

/**
 * Returns the pages with the most similar paths. A page is similar if its path, or the last segment of its path,
 * differs in at most a third of the characters.
 */
export function nearestPages(pages: readonly IndexedPage[], path: string): IndexedPage[] {
  const wanted = decoded(path)
    .toLowerCase()
    .replace(/(?:index\.html|\.html|\.md|\/)$/, "");
  return pages
    .flatMap((page) => {
      const distance = distanceOf(page.path, wanted);
      return distance === undefined ? [] : [{ page, distance }];
    })
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
 * Returns the distance between two paths, or undefined if they are not similar. The last segment has the most weight,
 * because readers often guess the folders before it.
 */
function distanceOf(path: string, wanted: string): number | undefined {
  const own = path.toLowerCase().replace(/\/$/, "");
  const [name = "", wantedName = ""] = [own, wanted].map((one) => one.split("/").at(-1));
  const [ofPath, ofName] = [editDistance(own, wanted), editDistance(name, wantedName)];
  const isSimilar = ofPath <= wanted.length / 3 || ofName <= wantedName.length / 3;
  return isSimilar ? Math.min(ofPath, 1 + 2 * ofName) : undefined;
}
