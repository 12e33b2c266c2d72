import { listedCommands } from "./commands.ts";
import { publicEntries } from "./public-entries.ts";
import { TOPICS } from "./topics.ts";

/** A link to a page about our own software. */
export interface SoftwareLink {
  readonly title: string;
  /** Shorter title in the sidebar. */
  readonly label?: string;
  readonly url: string;
  /** True if the sidebar indents the link below the previous link. */
  readonly isNested?: boolean;
}

/** Pages about the emulator that are generated from its data. */
export const emulatorLinks = {
  controlRoutes: { title: "Control routes", url: "/emulator/control-routes/" },
  seed: { title: "Members of a seed", url: "/emulator/seed/" },
} as const satisfies Readonly<Record<string, SoftwareLink>>;

/** Returns the links to the commands and other generated pages in a site folder, such as `/emulator/`. */
export function softwareLinks(folder: string): SoftwareLink[] {
  return [
    ...listedCommands().map(({ name, url }) => ({ title: name, url })),
    ...TOPICS.map(({ title, url }) => ({ title, url })),
    ...Object.values(emulatorLinks),
  ].filter(({ url }) => url.startsWith(folder));
}

/**
 * Returns the links to the APIs of the packages in a site folder. Only the current page's package has links to all its
 * entries.
 */
export function apiLinks(folder: string, pathname: string): SoftwareLink[] {
  const entries = publicEntries().filter(({ url }) => url.startsWith(folder));
  const packages = [...Map.groupBy(entries, (entry) => entry.package)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  return packages.flatMap(([, ofPackage]) => {
    const isCurrent = ofPackage.some(({ url }) => url === pathname);
    const shown = isCurrent ? ofPackage : ofPackage.slice(0, 1);
    return shown.map(({ specifier, package: name, url }) => ({
      title: specifier,
      label: specifier.replace(name, "") || name.replace(/^@[^/]+\//, ""),
      url,
      isNested: specifier !== name,
    }));
  });
}
