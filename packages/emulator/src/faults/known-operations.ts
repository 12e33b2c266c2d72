/** What of an operation decides which faults can take effect on it. */
export interface OperationTraits {
  /** What its pages are asked for by; none where it gives no pages. */
  readonly pages: "token" | "page" | undefined;
  /** Whether the body of its requests has an etag. */
  readonly takesEtag: boolean;
}

/** What the documents of an emulator say there is. */
export interface KnownOperations {
  /** Operations of all documents, and what is served beside them. */
  readonly operationIds: ReadonlySet<string>;
  /** Operations of each document, by its id: several documents may have an operation of the same name. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * What is known of an operation, in each document that has it, or of all with `*`. Nothing is of what is served beside
   * the documents.
   */
  traitsOf(operationId: string, document: string | undefined): readonly OperationTraits[];
}
