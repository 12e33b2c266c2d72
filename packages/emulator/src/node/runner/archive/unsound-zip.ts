import type { CodeError } from "../../../service/code-error.ts";
import { archiveError } from "./archive-error.ts";

/** What the reader of the archive found wrong with it, to those who made it. */
export function unsoundZip(error: unknown): CodeError {
  const problem = (error as Error).message.replace(/[.\s]+$/, "");
  return archiveError(`The archive is no sound zip (${problem}): pack it anew, and upload it whole`);
}
