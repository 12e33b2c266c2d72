import { readFileSync } from "node:fs";
import { firstSentence } from "@seamline/ui/form/first-sentence";
import { capitalized } from "../html/capitalized.ts";
import { listedPackages } from "./manifests.ts";
import type { PublicEntry } from "./public-entries.ts";

/**
 * Returns one sentence about an entry, in Markdown: from the README for the main entry of a package, or else from the
 * first comment in the entry's declarations.
 *
 * @throws Error if the declarations contain no comment
 */
export function purposeOf(entry: PublicEntry): string {
  if (entry.specifier === entry.package) {
    const { readme } = listedPackages().find(({ manifest }) => manifest.name === entry.package) ?? {};
    if (readme !== undefined) return firstSentence(readme.summary);
  }
  return purposeOfGenerated(entry.file) ?? purposeInComment(entry);
}

/** The contents of the generated entries of clients, by file name. */
const GENERATED: Readonly<Record<string, string>> = {
  index: "The client",
  standalone: "A function for each operation",
  validators: "Validators for the data of each operation",
};

function purposeOfGenerated(file: string): string | undefined {
  const match = /\/generated\/(?:(v\w+)\/)?(reference\/)?(index|standalone|validators)\.gen\.d\.ts$/.exec(
    file,
  );
  if (match === null) return undefined;
  const [, version, reference, name = ""] = match;
  const profile = reference ? "with the facts from the reference profile" : "as the source document shows it";
  return `${GENERATED[name]}${version ? ` of ${version}` : ""}, ${profile}.`;
}

/** Matches the comment on a module, which comes before its imports, its exports or another comment. */
const MODULE_COMMENT = /^\/\*\*((?:(?!\*\/).)+)\*\/\s*(?:import |export (?:type )?[{*]|\/\*)/s;
/** Matches the comment on the first function or constant. */
const FIRST_COMMENT = /\/\*\*((?:(?!\*\/).)+)\*\/\s*export declare (?:async )?(?:function|const)/s;

function purposeInComment({ specifier, file }: PublicEntry): string {
  const text = readFileSync(file, "utf8");
  const [, comment] = MODULE_COMMENT.exec(text) ?? FIRST_COMMENT.exec(text) ?? [];
  if (comment === undefined) throw new Error(`add a comment about ${specifier} at the start of its file`);
  const line = comment.replaceAll(/\s*\n\s*\* ?/g, " ").replaceAll(/\{@link (\w+)\}/g, "`$1`");
  return capitalized(firstSentence(line.trim()).replace(/^(?:Entry )?`[^`]+`: /, ""));
}
