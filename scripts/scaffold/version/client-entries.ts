import { ScaffoldError } from "../scaffold-error.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Adds to a client's `package.json` the entries of a version, which are those of another one under its name.
 *
 * @throws ScaffoldError when the package has no entries of the other version
 */
export function withEntriesOf(text: string, from: string, version: string): string {
  const manifest = JSON.parse(text) as Manifest;
  const entries = Object.entries(manifest.exports);
  const isOf = (key: string): boolean => key === `./${from}` || key.startsWith(`./${from}/`);
  const copies = entries
    .filter(([key]) => isOf(key))
    .map(([key, value]) => [renamed(key), JSON.parse(renamed(JSON.stringify(value)))] as const);
  if (copies.length === 0)
    throw new ScaffoldError(
      `The client has no entries of ${from}.`,
      `Its package.json exports ${Object.keys(manifest.exports).join(", ")}.`,
    );
  const last = entries.findIndex(([key]) => key === "./package.json");
  const at = last < 0 ? entries.length : last;
  const exports = Object.fromEntries([...entries.slice(0, at), ...copies, ...entries.slice(at)]);
  return `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`;

  function renamed(part: string): string {
    return part.replaceAll(`/${from}/`, `/${version}/`).replace(new RegExp(`^\\./${from}$`), `./${version}`);
  }
}
