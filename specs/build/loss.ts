/** Something that one document says and another does not. */
export interface Loss {
  /** `the operation closeMatter` */
  readonly what: string;
  /** Where the first document says it. */
  readonly pointer: string;
}
