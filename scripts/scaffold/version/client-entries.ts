import { ScaffoldError } from "../scaffold-error.ts";

interface Manifest {
  readonly exports: Readonly<Record<string, unknown>>;
}

/**
 * Adds a version's entries to a client's `package.json`, as copies of another version's entries.
 *
 * @throws ScaffoldError if the package has no entries for the other version
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
      `The client has no entries for ${from}.`,
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
