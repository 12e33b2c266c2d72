import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const specs = fileURLToPath(new URL("../../specs", import.meta.url));

/** What `pnpm start` does beside building everything. */
export interface StartFlags {
  /** Whether it ends after the table. */
  readonly once: boolean;
  /** The port of the emulator's first service; 0 for free ones. */
  readonly port: number;
}

/**
 * Reads the flags of `pnpm start`. The build takes minutes, so that a port that no emulator can use is reported before.
 *
 * @throws Error that says what is wrong and what there is
 */
export function readFlags(args: readonly string[]): StartFlags {
  const { once, port } = parseFlags(args);
  // Each service takes a port of its own, one after the other.
  const highest = 65_536 - globSync("*/inventory.yaml", { cwd: specs }).length;
  if (!/^\d{1,5}$/.test(port) || Number(port) > highest)
    throw withFlags(`--port must be a whole number from 0 to ${highest}, and is ${port || "empty"}.`);
  return { once, port: Number(port) };
}

function parseFlags(args: readonly string[]): { readonly once: boolean; readonly port: string } {
  const options = {
    once: { type: "boolean", default: false },
    port: { type: "string", default: "4010" },
  } as const;
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw withFlags((error as Error).message.replace(/[^.]$/, "$&."));
  }
}

function withFlags(problem: string): Error {
  return new Error(`${problem} The flags of start are --once and --port.`);
}
