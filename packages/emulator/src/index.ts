/** The emulator wherever JavaScript runs: in a test's own process, in a worker, in a browser. */

export type { RequestWarning } from "./contract/request-warning.ts";
export {
  createEmulator,
  type EmulatedService,
  type Emulator,
} from "./emulator/create-emulator.ts";
export type { EmulatorControls } from "./emulator/emulator-controls.ts";
export type {
  CoverageTotals,
  EmulatedOperation,
  EmulatorCoverage,
  ExtensionPointCoverage,
  LeniencyCoverage,
} from "./emulator/emulator-coverage.ts";
export type { EmulatorOptions } from "./emulator/emulator-options.ts";
export type { EmulatorSeed, ServiceName } from "./emulator/emulator-seed.ts";
export type { EmulatorSnapshot, EmulatorSnapshotData } from "./emulator/emulator-snapshot.ts";
export { InvalidOptionError } from "./emulator/invalid-option-error.ts";
export { InvalidSnapshotError } from "./emulator/invalid-snapshot-error.ts";
export type { EmulatedClientOptions } from "./emulator/running-service.ts";
export { memoryStores, type StoreFactory } from "./emulator/store-factory.ts";
export { ConnectionLostError, type LostPart, lostPartOf } from "./faults/connection-loss.ts";
export type { Faults } from "./faults/create-faults.ts";
export type {
  FaultInput,
  FaultScope,
  FaultState,
  ResetMoment,
  ServiceFault,
  TransportFault,
} from "./faults/fault.ts";
export { type FaultProblem, InvalidFaultError } from "./faults/invalid-fault-error.ts";
export type { Answer } from "./http/answer.ts";
export type { HttpHeaders, HttpRequest } from "./http/http-request.ts";
export type { OperationCoverage } from "./journal/coverage.ts";
export type { JournalEntry, JournalFilter, KeptBody, KeptMessage } from "./journal/journal-entry.ts";
export { InvalidSeedError, type LocatedSeedProblem } from "./seed/invalid-seed-error.ts";
export { parseSeed } from "./seed/parse-seed.ts";
export type { BearerCredentials } from "./service/bearer-caller.ts";
export { CodeError, type CodeProblem } from "./service/code-error.ts";
export type {
  CodeRunner,
  CodeRunnerFactory,
  CodeSignature,
  DeploymentStep,
  LogLine,
  Program,
  ProgramAnswer,
  ProgramRequest,
} from "./service/code-runner.ts";
export type { WarnedRequest } from "./service/create-endpoint.ts";
export type { SeedAccount, SeedToken } from "./service/seed.ts";
export type { Credentials, Limits, Profile } from "./service/service.ts";
export type { Collection, Collections } from "./store/collection.ts";
export { StoreError, type StoreErrorCode } from "./store/errors/store-error.ts";
export type { Reader, Snapshot, SnapshotData, Store, Transaction } from "./store/store.ts";
export type { ClockOptions } from "./time/create-clock.ts";
export { createClock } from "./time/create-clock.ts";
export type { ClockMode, ClockState, EmulatorClock } from "./time/emulator-clock.ts";
export { InvalidTimeError } from "./time/invalid-time-error.ts";
export { skippingClock, type WaitingClock } from "./time/skipping-clock.ts";
