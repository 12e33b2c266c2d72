import type { Emulator } from "../../../src/index.ts";
import { type Asked, ask } from "../../runtime/support/ask.ts";

/** Sends a control request. `what` consists of a method and the path below `/__emulator`. */
export function control(
  emulator: Emulator,
  what: string,
  body?: string | object,
  headers?: Readonly<Record<string, string>>,
): Promise<Asked> {
  return ask(emulator.edge, what.replace(" ", " /__emulator"), body, headers);
}
