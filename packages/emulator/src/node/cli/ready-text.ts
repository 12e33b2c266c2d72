import type { EmulatorSeed, ServiceName } from "../../emulator/emulator-seed.ts";
import { isLoopbackHost } from "../is-loopback-host.ts";
import { exampleCommands } from "./examples.ts";

/** What is printed when requests may come. */
export function readyText(urls: Readonly<Partial<Record<ServiceName, string>>>, seed: EmulatorSeed): string {
  const places = Object.entries(urls).map(([name, url]) => `${name} ${url}`);
  const commands = exampleCommands(urls, seed).map((command) => `  ${command}`);
  return [`Ready: ${places.join(", ")} (Ctrl-C ends)`, "", ...commands].join("\n");
}

/** The line that says who else can reach the emulator; `undefined` where nobody can. */
export function hostWarning(host: string): string | undefined {
  if (isLoopbackHost(host)) return undefined;
  return `Warning: ${host} is more than loopback: whoever reaches this machine can use and reset the emulator.`;
}
