import { contracts } from "../model/contract.ts";

/** A part of the site with its own sidebar. */
export interface Section {
  readonly title: string;
  /** Description of the pages in the section. */
  readonly about: string;
  /** URL of the first page. */
  readonly url: string;
  /** First folders in the URLs of the section's pages, except service folders. */
  readonly folders: readonly string[];
}

export const reference: Section = {
  title: "Reference",
  about: "Resources, operations and schemas of each service.",
  url: "/reference/",
  folders: ["reference", "workflows", "points", "overlays", "downloads", "coverage"],
};

export const guidesSection: Section = {
  title: "Guides",
  about: "Tasks with clients, the emulator and contracts, step by step.",
  url: "/guides/",
  folders: ["guides", "repository"],
};

export const emulatorSection: Section = {
  title: "Emulator",
  about: "Run the services on your machine.",
  url: "/emulator/",
  folders: ["emulator"],
};

export const clientsSection: Section = {
  title: "Clients",
  about: "TypeScript packages, and generators for other languages.",
  url: "/clients/",
  folders: ["clients", "languages"],
};

export const changelogSection: Section = {
  title: "Changelog",
  about: "Changes to packages and contracts, and decisions.",
  url: "/changelog/",
  folders: ["changelog", "adr"],
};

/** All sections, in header order. */
export const SECTIONS: readonly Section[] = [
  reference,
  guidesSection,
  emulatorSection,
  clientsSection,
  changelogSection,
];

/** Returns the section of a page, or undefined for the landing page and the 404 page. */
export function sectionOf(pathname: string): Section | undefined {
  const [, folder = ""] = pathname.split("/");
  if (contracts().some(({ service }) => service === folder)) return reference;
  return SECTIONS.find(({ folders }) => folders.includes(folder));
}
