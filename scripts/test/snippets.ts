import { documents, type SpecDocument } from "@seamline/specs";
import { entrySpecifier } from "../entry-specifier.ts";
import { manifests, read, repositoryFiles, services } from "./repository.ts";

/** A code block of a document that readers are meant to run. */
export interface Snippet {
  readonly file: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  readonly code: string;
}

/** Every block of one language in every README, in order. */
export function readmeSnippets(language: "ts" | "sh"): Snippet[] {
  return repositoryFiles()
    .filter((file) => /(^|\/)README\.md$/.test(file))
    .flatMap((file) => snippetsOf(file, read(file), language));
}

function snippetsOf(file: string, text: string, language: string): Snippet[] {
  const blocks = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, "gm");
  return [...text.matchAll(blocks)].map((match) => ({
    file,
    line: text.slice(0, match.index).split("\n").length,
    code: match[1] ?? "",
  }));
}

/** An entry of a client package, and the document that it speaks. */
export interface ClientEntry {
  /** `@seamline/functions/v1/reference`. */
  readonly specifier: string;
  readonly document: SpecDocument;
}

/**
 * The entry that a snippet has its client from; nothing for a service of the reader's own.
 *
 * @throws Error for an entry that does not say which document it speaks
 */
export function entryIn(code: string): ClientEntry | undefined {
  const ofClients = new RegExp(`from "(@seamline/(?:${services().join("|")})(?:/[^"]+)?)"`, "g");
  const imported = [...code.matchAll(ofClients)].map(([, specifier = ""]) => specifier);
  if (imported.length === 0) return undefined;
  const entry = clientEntries().find(({ specifier }) => imported.includes(specifier));
  if (!entry) throw new Error(`The snippet must import its client from an entry of one version:\n${code}`);
  return entry;
}

function clientEntries(): ClientEntry[] {
  const packages = manifests();
  return documents.flatMap((document) => {
    const { name, exports } = packages.get(`packages/${document.service}`) ?? {};
    return name && exports ? [{ specifier: entrySpecifier({ name, exports }, document), document }] : [];
  });
}
