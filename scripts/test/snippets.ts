import { read, repositoryFiles } from "./repository.ts";

/** A code block of a document that readers are meant to run. */
export interface Snippet {
  readonly file: string;
  /** Line of the opening fence, counted from 1. */
  readonly line: number;
  readonly code: string;
}

/** Every TypeScript block of every README, in order. */
export function readmeSnippets(): Snippet[] {
  return repositoryFiles()
    .filter((file) => /(^|\/)README\.md$/.test(file))
    .flatMap((file) => snippetsOf(file, read(file)));
}

function snippetsOf(file: string, text: string): Snippet[] {
  return [...text.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((match) => ({
    file,
    line: text.slice(0, match.index).split("\n").length,
    code: match[1] ?? "",
  }));
}
