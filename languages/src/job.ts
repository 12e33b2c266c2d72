import type { Story } from "./story.ts";

/** One generator at work on one document. */
export interface Job {
  /** `retention/v1/reference`. */
  readonly document: string;
  /** The path of the document, in the form that the generator reads, with its overlays applied. */
  readonly spec: string;
  /** An empty folder for the files of the job. */
  readonly folder: string;
  /** The story to compile and run. Undefined for documents as shown and for generators without stories. */
  readonly story: Story | undefined;
}
