import { editDistance } from "@seamline/openapi/edit-distance";
import { ScaffoldError } from "../scaffold-error.ts";
import { type Members, readMembers, serviceNames } from "./contract-files.ts";

/** Maximum number of suggested sections in a message. */
const MAX_SUGGESTIONS = 3;

export interface NamedSection {
  readonly service: string;
  readonly source: string;
  /** Whether the section is new in the source document, so that the inventory has no row for it yet. */
  readonly isNewSection: boolean;
}

/**
 * Checks a section against the inventory, because the repository does not contain the source documents.
 *
 * @param root absolute path of the repository
 * @throws ScaffoldError if the inventory does not contain a known section, or already contains a new section
 */
export function assertSection(root: string, { service, source, isNewSection }: NamedSection): void {
  // Another check reports unknown services.
  if (!serviceNames(root).includes(service)) return;
  const sections = sectionsIn(root, service);
  if (sections.includes(source) && isNewSection)
    throw new ScaffoldError(
      `--new-section: ${JSON.stringify(source)} is already a section of ${service}.`,
      "Leave out --new-section.",
    );
  if (sections.includes(source) || isNewSection) return;
  const known = sectionsLike(source, sections).map((section) => `--source ${quoted(section)}`);
  throw new ScaffoldError(
    `--source: ${JSON.stringify(source)} is not a section that specs/${service}/inventory.yaml names.`,
    `Write ${known.join(" or ")}. If this section is new in the source document, add --new-section.`,
  );
}

function sectionsIn(root: string, service: string): string[] {
  const inventory = readMembers(root, `specs/${service}/inventory.yaml`);
  const rows = Object.values(inventory).flatMap((value) => (Array.isArray(value) ? value : []) as Members[]);
  return [...new Set(rows.flatMap((row) => (typeof row?.heading === "string" ? row.heading : [])))].sort();
}

/** Returns the most similar sections, best first, or all sections if no section is similar. */
function sectionsLike(text: string, sections: readonly string[]): readonly string[] {
  const found = sections
    .map((section) => ({ section, distance: editDistance(text.toLowerCase(), section.toLowerCase()) }))
    .filter(({ distance }) => distance < text.length / 2)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ section }) => section);
  return found.length > 0 ? found : sections;
}

/** Quotes a string for a shell. */
function quoted(text: string): string {
  return /^[\w./-]+$/.test(text) ? text : `'${text}'`;
}
