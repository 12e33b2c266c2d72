import type { FileMessage } from "./file-message.ts";

/** Messages as a JSON array (RFC 8259), a message a line. */
export function jsonFile(messages: readonly FileMessage[]): string {
  return messages.length === 0 ? "[]\n" : `[\n${messages.map(jsonLine).join(",\n")}\n]\n`;
}

function jsonLine(message: FileMessage): string {
  const { id, account, corpus, time, from, to, subject, text, isDraft, details } = message;
  return JSON.stringify({ id, account, corpus, time, from, to, subject, text, isDraft, ...details });
}
