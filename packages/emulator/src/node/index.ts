export type { ServiceName } from "../emulator/emulator-seed.ts";
export type { StoreFactory } from "../emulator/store-factory.ts";
export { StoreUnavailableError, type UnavailableReason } from "../store/errors/store-unavailable-error.ts";
export { type Listening, type ListenOptions, listen } from "./listen.ts";
export { ListenError, type ListenProblem } from "./listen-error.ts";
export { functionRunner } from "./runner/function-runner.ts";
export type { FunctionRunnerOptions } from "./runner/function-runner-options.ts";
export type { Timeouts } from "./server/timeouts.ts";
export { sqliteStores } from "./sqlite-stores.ts";
