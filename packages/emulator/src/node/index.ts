export type { ServiceName } from "../runtime/emulator-seed.ts";
export type { StoreFactory } from "../runtime/store-factory.ts";
export { StoreUnavailableError, type UnavailableReason } from "../store/store-errors.ts";
export { ListenError, type Listening, type ListenOptions, type ListenProblem, listen } from "./listen.ts";
export { type LogOptions, logRequests } from "./log-requests.ts";
export { functionRunner } from "./runner/function-runner.ts";
export type { FunctionRunnerOptions } from "./runner/function-runner-options.ts";
export type { Timeouts } from "./server/timeouts.ts";
export { sqliteStores } from "./sqlite/sqlite-stores.ts";
