import { isAbsolute, relative, sep } from "node:path";

/** Whether a path is that of a folder or lies in it. Both are absolute; links are not looked at. */
export function liesWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
