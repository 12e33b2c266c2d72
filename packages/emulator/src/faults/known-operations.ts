/** What the documents of an emulator say there is. */
export interface KnownOperations {
  /** Operations of all documents, and what is served beside them. */
  readonly operationIds: ReadonlySet<string>;
  /** Operations of each document, by its id: several documents may have an operation of the same name. */
  readonly documents: ReadonlyMap<string, ReadonlySet<string>>;
}
