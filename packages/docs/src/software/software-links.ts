import { listedCommands } from "./commands.ts";

/** A link to a page about our own software. */
export interface SoftwareLink {
  readonly title: string;
  readonly url: string;
}

/** Returns the links to the generated pages in a folder of the site, such as `/emulator/`. */
export function softwareLinks(folder: string): SoftwareLink[] {
  return listedCommands()
    .map(({ name, url }) => ({ title: name, url }))
    .filter(({ url }) => url.startsWith(folder));
}
