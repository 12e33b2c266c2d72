/** Child processes that end with this process, for hosts that start commands. */

export type { Environment } from "../environment.ts";
export { signalGroup } from "./signal-group.ts";
export { Watchdog } from "./watchdog.ts";
