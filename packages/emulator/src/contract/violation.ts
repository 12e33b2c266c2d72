/** One thing about a request or an answer that the contract does not allow. */
export interface Violation {
  readonly in: "path" | "query" | "header" | "body" | "status";
  /** JSON pointer (RFC 6901) into that part: `/pageSize`, `/accounts/0/email`; empty for the whole of it. */
  readonly pointer: string;
  /** The member that is required there, and was not sent: nothing that is not there has a pointer. */
  readonly missing?: string;
  /** What is broken: a keyword of JSON Schema, or `encoding`, `json`, `depth`, `number`, `media-type`, `single`, `documented`. */
  readonly rule: string;
  /** A sentence: what was wrong, and what would be right. */
  readonly problem: string;
}
