import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";
import { LiveEmulator } from "./emulator.ts";

const EmulatorContext: Context<LiveEmulator> = createContext(new LiveEmulator());

export const EmulatorProvider = EmulatorContext.Provider;

/** Returns the emulator that serves the page. */
export function useEmulator(): LiveEmulator {
  return useContext(EmulatorContext);
}
