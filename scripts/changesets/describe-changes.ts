import { type Change, STEPS } from "@seamline/contract-diff/change";
import { documentId } from "@seamline/contract-diff/document";
import type { ReleasedChanges } from "@seamline/contract-diff/released";

/** How many changes of a document are listed before the rest is counted. */
const LISTED = 10;

/** Describes the changes of a document: what happened to it, or its greatest changes line by line. */
export function describeDocument(document: ReleasedChanges): string[] {
  const id = documentId(document);
  if (document.state === "new") return [`${id} was never released: its first release is a minor step.`];
  if (document.state === "removed") return [`${id} is gone: that is a major step.`];
  const greatest = document.changes.filter(({ step }) => step === document.step);
  return [`${id} asks for a ${document.step} step:`, ...listed(greatest, document.changes.length)];
}

function listed(changes: readonly Change[], total: number): string[] {
  const lines = changes.slice(0, LISTED).map(({ step, place, text }) => `  ${step}  ${place}: ${text}`);
  const rest = total - lines.length;
  return rest > 0 ? [...lines, `  and ${rest} more`] : lines;
}

/** A change, and the documents that have it: the versions of a family change together. */
interface SharedChange extends Change {
  readonly documents: string[];
}

/** Writes the text of a changeset: each change once, the greatest first, and how many smaller ones there are. */
export function changesetText(documents: readonly ReleasedChanges[]): string {
  const whole = documents.flatMap((document) => {
    const name = `\`${documentId(document)}\``;
    if (document.state === "new") return [`- ${name} is new.`];
    return document.state === "removed" ? [`- ${name} was removed.`] : [];
  });
  const shared = sharedChanges(documents.filter(({ state }) => state === "changed"));
  const notable = shared.filter(({ step }) => step !== "patch");
  const listed = notable.length > 0 ? notable : shared;
  const lines = listed.map(({ documents: named, place, text, step }) => {
    const breaking = step === "major" ? " **Breaking.**" : "";
    return `- ${named.map((id) => `\`${id}\``).join(", ")}, ${place}:${breaking} ${text}`;
  });
  const rest = shared.length - listed.length;
  const more =
    rest > 0 ? [`- ${rest} smaller ${rest === 1 ? "change" : "changes"} of texts and examples.`] : [];
  return ["Changes of contracts:", "", ...whole, ...lines, ...more, ""].join("\n");
}

function sharedChanges(documents: readonly ReleasedChanges[]): SharedChange[] {
  const shared = new Map<string, SharedChange>();
  for (const document of documents) {
    for (const change of document.changes) {
      const key = `${change.step} ${change.place} ${change.text}`;
      const known = shared.get(key);
      if (known === undefined) shared.set(key, { ...change, documents: [documentId(document)] });
      else if (!known.documents.includes(documentId(document))) known.documents.push(documentId(document));
    }
  }
  return [...shared.values()].toSorted((a, b) => STEPS.indexOf(b.step) - STEPS.indexOf(a.step));
}
