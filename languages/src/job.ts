import type { Story } from "./story.ts";

/** One generator at work on one document. */
export interface Job {
  /** `retention/v1/reference`. */
  readonly document: string;
  /** The path of the document, in the form that the generator reads, with its overlays applied. */
  readonly spec: string;
  /** An empty folder for whatever the job writes. */
  readonly folder: string;
  /** The story of the document; undefined for a document as shown, whose client is compiled only. */
  readonly story: Story | undefined;
}
