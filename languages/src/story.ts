import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { EmulatorSeed } from "../../packages/emulator/dist/index.js";
import { storiesFolder } from "./folders.ts";

/** A line that a story's program must print after a call. */
export interface Step {
  /** Operation that the program must call before printing this line. */
  readonly operation: string;
  /** The line as JSON. `step` is the name of the step, and the other members come from responses. */
  readonly prints: { readonly step: string } & Readonly<Record<string, unknown>>;
}

/** Tasks that a client of a document must complete in every language. */
export interface Story {
  /** File name of the story, such as `retention`. */
  readonly name: string;
  /** Reference documents whose clients run the story. */
  readonly documents: readonly string[];
  /** Description of the story in one sentence. */
  readonly summary: string;
  /** Service that the story calls. */
  readonly service: "retention" | "functions" | "edge";
  /** The token or key that the program sends. */
  readonly credential: string;
  /** Path of the file that the program uploads, relative to `specs/dist`. */
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
