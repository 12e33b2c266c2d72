import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { EmulatorSeed } from "../../packages/emulator/dist/index.js";
import { storiesFolder } from "./folders.ts";

/** One line of a story: what its program must print after a call. */
export interface Step {
  /** The operation that the emulator must have received for this line. */
  readonly operation: string;
  /** The line as JSON. `step` is its name, and the other members come from responses. */
  readonly prints: { readonly step: string } & Readonly<Record<string, unknown>>;
}

/** Tasks that a client of a document must complete in every language. */
export interface Story {
  /** The name of its file: `retention`. */
  readonly name: string;
  /** The reference documents whose clients run it. */
  readonly documents: readonly string[];
  /** Description of the story in one sentence. */
  readonly summary: string;
  /** The service that it calls. */
  readonly service: "retention" | "functions" | "edge";
  /** The token or key that its program sends. */
  readonly credential: string;
  /** The file that its program uploads, as a path in `specs/dist`. */
  readonly archive?: string;
  readonly seed: EmulatorSeed;
  readonly steps: readonly Step[];
}

/** Reads all stories. */
export function readStories(): Story[] {
  const files = readdirSync(storiesFolder).filter((file) => file.endsWith(".json"));
  return files.sort().map((file) => {
    const story = JSON.parse(readFileSync(join(storiesFolder, file), "utf8")) as Omit<Story, "name">;
    return { name: basename(file, ".json"), ...story };
  });
}
