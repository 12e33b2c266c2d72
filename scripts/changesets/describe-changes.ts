import { STEPS } from "@seamline/contract-diff/change";
import { type ChangedPart, isEntry, partId } from "./changed-part.ts";
import type { EntryChange } from "./entry-changes.ts";

/** Maximum number of listed changes per part. Further changes are only counted. */
const LISTED = 10;

/**
 * Describes a changed part. For a new or removed part, returns one line. Otherwise, lists the most important changes.
 */
export function describePart(part: ChangedPart): string[] {
  const id = partId(part);
  if (part.state === "new") return [`${id} was never released: its first release is a minor bump.`];
  if (part.state === "removed") return [`${id} was removed: this requires a major bump.`];
  const greatest = part.changes.filter(({ step }) => step === part.step);
  return [`${id} requires a ${part.step} bump:`, ...listed(greatest, part.changes.length)];
}

function listed(changes: readonly EntryChange[], total: number): string[] {
  const lines = changes.slice(0, LISTED).map(({ step, place, text }) => `  ${step}  ${place}: ${text}`);
  const rest = total - lines.length;
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines;
}

/** A change, and the parts of a version family that it applies to. */
interface SharedChange extends EntryChange {
  readonly parts: string[];
}

/** Writes the text of a changeset: each change once, major changes first, and the number of smaller changes. */
export function changesetText(parts: readonly ChangedPart[]): string {
  const contracts = section(
    "Changes of contracts:",
    parts.filter((part) => !isEntry(part)),
  );
  return [...contracts, ...section("Changes to public types:", parts.filter(isEntry))].join("\n");
}

function section(title: string, parts: readonly ChangedPart[]): string[] {
  if (parts.length === 0) return [];
  const whole = parts.flatMap((part) => {
    const name = `\`${partId(part)}\``;
    if (part.state === "new") return [`- ${name} is new.`];
    return part.state === "removed" ? [`- ${name} was removed.`] : [];
  });
  const shared = sharedChanges(parts.filter(({ state }) => state === "changed"));
  const notable = shared.filter(({ step }) => step !== "patch");
  const listed = notable.length > 0 ? notable : shared;
  const lines = listed.map(({ parts: named, place, text, step }) => {
    const breaking = step === "major" ? " **Breaking.**" : "";
    return `- ${named.map((id) => `\`${id}\``).join(", ")}, ${place}:${breaking} ${text}`;
  });
  const rest = shared.length - listed.length;
  const more =
    rest > 0 ? [`- ${rest} smaller ${rest === 1 ? "change" : "changes"} to descriptions and examples.`] : [];
  return [title, "", ...whole, ...lines, ...more, ""];
}

function sharedChanges(parts: readonly ChangedPart[]): SharedChange[] {
  const shared = new Map<string, SharedChange>();
  for (const part of parts) {
    for (const change of part.changes) {
      const key = `${change.step} ${change.place} ${change.text}`;
      const known = shared.get(key);
      if (known === undefined) shared.set(key, { ...change, parts: [partId(part)] });
      else if (!known.parts.includes(partId(part))) known.parts.push(partId(part));
    }
  }
  return [...shared.values()].toSorted((a, b) => STEPS.indexOf(b.step) - STEPS.indexOf(a.step));
}
