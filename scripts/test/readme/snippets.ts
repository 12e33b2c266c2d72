import { read, repositoryFiles } from "../repository.ts";
import { excerptedFile } from "./excerpts.ts";

/** A fenced block of a page. A page is a README or a guide. */
export interface Snippet {
  readonly file: string;
  /** Line of the opening fence, starting at 1. */
  readonly line: number;
  /** The first word of the fence: `ts`, `sh`. Empty for a plain fence. */
  readonly language: string;
  /** The rest of the fence: a file name, or the reason why the snippet does not run. */
  readonly info: string;
  readonly code: string;
}

/** Lists the READMEs of the repository in reading order, starting with the root's. */
export function readmes(): string[] {
  const files = repositoryFiles().filter((file) => /(^|\/)README\.md$/.test(file));
  return files.sort((one, other) => Number(other === "README.md") - Number(one === "README.md"));
}

export function guides(): string[] {
  return repositoryFiles().filter((file) =>
    /^packages\/docs\/src\/content\/docs\/guides\/[^/]+\.md$/.test(file),
  );
}

/**
 * Returns the snippets in a file. Omits excerpts from other files, because they are compared with those files instead.
 */
export function snippetsIn(file: string): Snippet[] {
  return snippetsOf(file, read(file)).filter((snippet) => excerptedFile(snippet) === undefined);
}

export function snippetsOf(file: string, text: string): Snippet[] {
  const blocks = /^( *)```(\S*) *(.*)\n([\s\S]*?)^\1```$/gm;
  return [...text.matchAll(blocks)].map(
    ({ index, 1: indent = "", 2: language = "", 3: info = "", 4: code = "" }) => ({
      file,
      line: text.slice(0, index).split("\n").length,
      language,
      info,
      code: code.replaceAll(new RegExp(`^${indent}`, "gm"), ""),
    }),
  );
}

/** Returns the reason why a snippet does not run, as stated by its fence: "```ts not run: …". */
export function reasonNotToRun({ info }: Snippet): string | undefined {
  return /^not run: (.+)$/.exec(info)?.[1];
}

/**
 * Returns the file that a snippet defines for its page, as stated by its fence: "```yaml title="own.yaml"". A title
 * with a slash marks an excerpt.
 */
export function fileDefinedBy({ info }: Snippet): string | undefined {
  return /^(?:title="([^"/]+)"|([\w.-]+\.yaml))$/.exec(info)?.slice(1).find(Boolean);
}

/** Returns whether a snippet runs on its own, as a program or a list of commands. */
export function isRun(snippet: Snippet): boolean {
  if (reasonNotToRun(snippet) !== undefined || fileDefinedBy(snippet) !== undefined) return false;
  return (snippet.language === "ts" || snippet.language === "sh") && !snippet.info.endsWith(" new");
}

/**
 * Parses the output that a snippet states after `// →`, or `# →` in a shell. `…` matches any text in a line, and a line
 * that contains only `…` matches any lines.
 *
 * @returns `undefined` if the snippet states no output
 */
export function statedOutput(code: string): RegExp | undefined {
  const lines = Array.from(code.matchAll(/(?:\/\/|#) → ?(.*)$/gm), ([, line = ""]) => line);
  if (lines.length === 0) return undefined;
  const patterns = lines.map((line) => (line === "…" ? "(?:.*\\n)*?" : `${patternOf(line)}\\n`));
  return new RegExp(`^${patterns.join("")}$`);
}

function patternOf(line: string): string {
  return line
    .split("…")
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .join(".*");
}
