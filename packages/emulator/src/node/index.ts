/** The parts of the emulator that need Node: servers, logs, function code, and state on disk or in PostgreSQL. */
export type { StoreFactory } from "@seamline/emulator-kit";
export { StoreUnavailableError, type UnavailableReason } from "@seamline/emulator-kit";
export type { FunctionRunnerOptions } from "@seamline/function-runner";
export type { ServiceName } from "../emulated-services.ts";
export { functionRunner } from "./function-runner.ts";
export { type Listening, type ListenOptions, listen } from "./listen.ts";
export { ListenError, type ListenProblem } from "./listen-error.ts";
export { type LogOptions, logRequests } from "./log-requests.ts";
export { postgresStores } from "./postgres/postgres-stores.ts";
export type { Timeouts } from "./server/timeouts.ts";
export { sqliteStores } from "./sqlite/sqlite-stores.ts";
