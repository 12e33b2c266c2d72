import type { Emulator } from "../../../src/index.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";

/** Asks the emulator under `/__emulator`. `what` is a method and what follows. */
export function control(
  emulator: Emulator,
  what: string,
  body?: string | object,
  headers?: Readonly<Record<string, string>>,
): Promise<Asked> {
  return ask(emulator.edge, what.replace(" ", " /__emulator"), body, headers);
}
