import { read, repositoryFiles } from "../repository.ts";
import { excerptedFile } from "./excerpts.ts";

/** A fenced block of a page: a README or a guide. */
export interface Snippet {
  readonly file: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  /** The first word of the fence: `ts`, `sh`. Empty if there is none. */
  readonly language: string;
  /** The rest of the fence: the name of a file, or why the snippet does not run. */
  readonly info: string;
  readonly code: string;
}

/** Lists the READMEs of the repository in reading order: the root's first. */
export function readmes(): string[] {
  const files = repositoryFiles().filter((file) => /(^|\/)README\.md$/.test(file));
  return files.sort((one, other) => Number(other === "README.md") - Number(one === "README.md"));
}

/** Lists the guides of the docs. */
export function guides(): string[] {
  return repositoryFiles().filter((file) =>
    /^packages\/docs\/src\/content\/docs\/guides\/[^/]+\.md$/.test(file),
  );
}

/** The snippets of a file that stand for themselves. Excerpts of other files are compared with these instead. */
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

/** Why a snippet does not run, as its fence states: "```ts not run: …". */
export function reasonNotToRun({ info }: Snippet): string | undefined {
  return /^not run: (.+)$/.exec(info)?.[1];
}

/**
 * The file that a snippet defines for its page, as its fence states: "```yaml title="own.yaml"". A title with a slash is
 * that of an excerpt.
 */
export function fileDefinedBy({ info }: Snippet): string | undefined {
  return /^(?:title="([^"/]+)"|([\w.-]+\.yaml))$/.exec(info)?.slice(1).find(Boolean);
}

/** Whether a snippet is a program or a list of commands by itself, which the page claims to work. */
export function isRun(snippet: Snippet): boolean {
  if (reasonNotToRun(snippet) !== undefined || fileDefinedBy(snippet) !== undefined) return false;
  return (snippet.language === "ts" || snippet.language === "sh") && !snippet.info.endsWith(" new");
}

/**
 * The output that a snippet states after `// →`, or `# →` in a shell. In it, `…` stands for any text of a line, and a
 * line with nothing else stands for any lines.
 *
 * @returns `undefined` for a snippet that states no output
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
