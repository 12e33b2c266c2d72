/** A message as files of exports have it: with nothing left out. Its text is well-formed Unicode. */
export interface FileMessage {
  readonly id: string;
  /** E-mail address of the account that has it. */
  readonly account: string;
  readonly corpus: string;
  /** RFC 3339, in UTC. */
  readonly time: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly isDraft: boolean;
  /** What else its corpus knows of it: a location, a room, a document. */
  readonly details: Readonly<Record<string, string>>;
}
