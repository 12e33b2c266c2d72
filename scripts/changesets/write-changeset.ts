import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isEntry } from "./changed-part.ts";
import type { ChangesetInput } from "./check-changesets.ts";
import { changesetText } from "./describe-changes.ts";
import { missingSteps } from "./missing-steps.ts";

/**
 * Writes a changeset that gives every package the bump that its contracts and entries require. Its text is a proposal
 * for the author to edit. Does not overwrite files.
 *
 * @returns path of the file in the workspace; undefined if no bump is missing
 */
export async function writeChangeset(workspace: string, input: ChangesetInput): Promise<string | undefined> {
  const missing = missingSteps(input.changes, input.packages, input.pending.changesets);
  if (missing.length === 0) return undefined;
  const parts = [...new Set(missing.flatMap((each) => each.parts))];
  const head = missing.map(({ name, wanted }) => `"${name}": ${wanted}`);
  const text = ["---", ...head, "---", "", changesetText(parts)].join("\n");
  for (let count = 1; ; count++) {
    const file = `.changeset/${parts.every(isEntry) ? "public-types" : "contracts"}${count === 1 ? "" : `-${count}`}.md`;
    if (await isWritten(join(workspace, file), text)) return file;
  }
}

/** Returns false if the file already exists. */
async function isWritten(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}
