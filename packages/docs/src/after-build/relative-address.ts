import { posix } from "node:path";

/**
 * An address of the site as seen from a folder of it.
 *
 * @param folder begins with a slash
 * @param address begins with a slash, and may have a query and an anchor
 */
export function relativeAddress(folder: string, address: string): string {
  const [path = "", rest = ""] = address.split(/(?=[?#])(.*)/s, 2);
  const way = posix.relative(folder, path);
  const slash = path.endsWith("/") && way !== "" ? "/" : "";
  return `${way === "" ? "./" : `${way}${slash}`}${rest}`;
}
