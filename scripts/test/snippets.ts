import { read, repositoryFiles } from "./repository.ts";

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

/** The service and version that a snippet's client speaks; nothing for a service of the reader's own. */
export function clientOf(code: string): { service: string; version: string | undefined } | undefined {
  const [, service, version] = /"@seamline\/(?!client-core|codegen)([\w-]+)(?:\/(\w+))?"/.exec(code) ?? [];
  return service === undefined ? undefined : { service, version };
}
