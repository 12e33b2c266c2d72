/** Helpers for child processes that must not outlive this process. */

export type { Environment } from "../environment.ts";
export { signalGroup } from "./signal-group.ts";
export { Watchdog } from "./watchdog.ts";
