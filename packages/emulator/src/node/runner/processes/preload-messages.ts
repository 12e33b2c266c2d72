import type { Socket } from "node:net";
import { LineSplitter } from "./line-splitter.ts";

/** What the preload of a process tells. */
export interface PreloadMessages {
  /** The framework listens. */
  listening(): void;
  /** The process is about to end, and what it still answers is not the code's. */
  ending(): void;
  /** What the module exports, of a process that ends before it listens. */
  exports(names: readonly string[]): void;
}

/** Hands on what comes over the channel. User code could write to it too: what is not understood is nothing. */
export function readPreloadMessages(channel: Socket, messages: PreloadMessages): void {
  const splitter = new LineSplitter((line) => {
    const [kind, names] = parsed(line);
    if (kind === "listening" || kind === "ending") messages[kind]();
    if (kind === "exports" && Array.isArray(names)) messages.exports(names.map(String));
  });
  channel.on("data", (chunk: Uint8Array) => splitter.write(chunk));
  channel.on("error", () => {});
}

function parsed(line: string): readonly unknown[] {
  try {
    const message: unknown = JSON.parse(line);
    return Array.isArray(message) ? message : [];
  } catch {
    return [];
  }
}
