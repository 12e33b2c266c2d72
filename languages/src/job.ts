import type { Story } from "./story.ts";

/** A run of one generator on one document. */
export interface Job {
  /** Name of the document, such as `retention/v1/reference`. */
  readonly document: string;
  /** Path of the document in the OpenAPI version that the generator reads, with overlays applied. */
  readonly spec: string;
  /** Folder for the job's files, initially empty. */
  readonly folder: string;
  /** The story to compile and run. Undefined for documents as shown and for generators without stories. */
  readonly story: Story | undefined;
}
