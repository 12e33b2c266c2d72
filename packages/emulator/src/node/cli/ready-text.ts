import type { EmulatorSeed, ServiceName } from "../../emulator/emulator-seed.ts";
import { isLoopbackHost } from "../is-loopback-host.ts";
import { exampleCommands } from "./examples.ts";

/** What is printed when requests may come. */
export function readyText(urls: Readonly<Partial<Record<ServiceName, string>>>, seed: EmulatorSeed): string {
  const places = Object.entries(urls).map(([name, url]) => `${name} ${url}`);
  const commands = exampleCommands(urls, seed).map((command) => `  ${command}`);
  return [`Ready: ${places.join(", ")} (Ctrl-C ends)`, "", ...commands].join("\n");
}

/**
 * The line that says who else can reach the emulator, and what they can do; `undefined` where nobody can.
 *
 * @param runsCode whether functions are run
 */
export function hostWarning(host: string, runsCode: boolean): string | undefined {
  if (isLoopbackHost(host)) return undefined;
  const deeds = runsCode
    ? "can use and reset the emulator, and run code of their own on this machine (--no-code: they cannot)"
    : "can use and reset the emulator";
  return `Warning: ${host} is more than loopback: whoever reaches this machine ${deeds}.`;
}
