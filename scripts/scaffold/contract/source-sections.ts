import { editDistance } from "@seamline/openapi/edit-distance";
import { ScaffoldError } from "../scaffold-error.ts";
import { type Members, readMembers, serviceNames } from "./contract-files.ts";

/** How many sections a message suggests. */
const MAX_SUGGESTIONS = 3;

/** A section as a request names it. */
export interface NamedSection {
  readonly service: string;
  readonly source: string;
  /** Whether the source document has gained the section, so that no row of the inventory names it yet. */
  readonly isNewSection: boolean;
}

/**
 * The source documents are not in the repository. The rows of the inventory record their sections.
 *
 * @param root absolute path of the repository
 * @throws ScaffoldError for a section that no row names, unless it is new, and for a new one that a row names
 */
export function assertSection(root: string, { service, source, isNewSection }: NamedSection): void {
  // The message about the service comes from elsewhere.
  if (!serviceNames(root).includes(service)) return;
  const sections = sectionsIn(root, service);
  if (sections.includes(source) && isNewSection)
    throw new ScaffoldError(
      `--new-section: ${JSON.stringify(source)} is a known section of ${service}.`,
      "Leave out --new-section.",
    );
  if (sections.includes(source) || isNewSection) return;
  const known = sectionsLike(source, sections).map((section) => `--source ${quoted(section)}`);
  throw new ScaffoldError(
    `--source: ${JSON.stringify(source)} is not a section that specs/${service}/inventory.yaml names.`,
    `Write ${known.join(" or ")}. If the source document has gained this section, add --new-section.`,
  );
}

function sectionsIn(root: string, service: string): string[] {
  const inventory = readMembers(root, `specs/${service}/inventory.yaml`);
  const rows = Object.values(inventory).flatMap((value) => (Array.isArray(value) ? value : []) as Members[]);
  return [...new Set(rows.flatMap((row) => (typeof row?.heading === "string" ? row.heading : [])))].sort();
}

/** Returns the sections that read most like a text, best first; all sections if no section is close. */
function sectionsLike(text: string, sections: readonly string[]): readonly string[] {
  const found = sections
    .map((section) => ({ section, distance: editDistance(text.toLowerCase(), section.toLowerCase()) }))
    .filter(({ distance }) => distance < text.length / 2)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ section }) => section);
  return found.length > 0 ? found : sections;
}

/** A text as shells read it. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text}'`;
}
