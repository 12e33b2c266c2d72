/** The emulator wherever JavaScript runs: in a test's own process, in a worker, in a browser. */

export type { RequestWarning } from "@seamline/openapi/request-warning";
export type { Violation } from "@seamline/openapi/violation";
export type { ClockOptions } from "./clock/create-clock.ts";
export { createClock } from "./clock/create-clock.ts";
export type {
  ClockMode,
  ClockState,
  DueJob,
  EmulatorClock,
  WorkDescription,
} from "./clock/emulator-clock.ts";
export { autoAdvanceClock, type ClientClock } from "./clock/emulator-clock.ts";
export { InvalidTimeError, NothingDueError } from "./clock/times.ts";
export type { EmulatedService } from "./create-emulator.ts";
export { createEmulator, type Emulator, type EmulatorOptions } from "./emulator/create-emulator.ts";
export { type EmulatorSeed, parseSeed, type ServiceName } from "./emulator/emulated-services.ts";
export type { Faults } from "./faults/create-faults.ts";
export type {
  FaultInput,
  FaultScope,
  FaultState,
  ResetMoment,
  ServiceFault,
  TransportFault,
} from "./faults/fault.ts";
export { type FaultProblem, InvalidFaultError } from "./faults/fault.ts";
export type { BearerCredentials } from "./framework/bearer-authentication.ts";
export type {
  CodeRunner,
  CodeRunnerFactory,
  CodeRunnerParts,
  CodeSignature,
  DeploymentStep,
  LogLine,
  Program,
  ProgramRequest,
  ProgramResponse,
} from "./framework/code-runner.ts";
export { CodeError, type CodeProblem } from "./framework/code-runner.ts";
export type { SeedAccount, SeedToken } from "./framework/seed.ts";
export type { Credentials, Limits, Profile, ProgramSource } from "./framework/service.ts";
export { SeedExtensionError } from "./framework/service.ts";
export type { HttpHeaders } from "./http/http-headers.ts";
export type { HttpRequest } from "./http/http-request.ts";
export { ConnectionLostError, type ServiceResponse } from "./http/service-response.ts";
export type { RequestListener } from "./journal/create-journal.ts";
export type {
  ExchangeViolations,
  HandledRequest,
  JournalEntry,
  JournalFilter,
  RecordedBody,
  RecordedMessage,
  StatusClass,
} from "./journal/journal-entry.ts";
export type { OperationCoverage } from "./journal/operation-coverage.ts";
export type { OutputLine } from "./live/output-line.ts";
export type { WarnedRequest } from "./pipeline/exchange.ts";
export type { ExchangeCheck } from "./runtime/check-exchange.ts";
export type { EmulatorControls } from "./runtime/emulator-controls.ts";
export type {
  CoverageTotals,
  EmulatedOperation,
  EmulatorCoverage,
  ExtensionPointCoverage,
  QuirkCoverage,
} from "./runtime/emulator-coverage.ts";
export { InvalidOptionError } from "./runtime/emulator-options.ts";
export type { EmulatedClientOptions } from "./runtime/running-service.ts";
export type { EmulatorSnapshot, EmulatorSnapshotData } from "./runtime/snapshot.ts";
export { InvalidSnapshotError } from "./runtime/snapshot.ts";
export { memoryStores, type StoreFactory } from "./runtime/store-factory.ts";
export { InvalidSeedError, type LocatedSeedProblem } from "./seed/seed-problems.ts";
export type { Collection, Collections } from "./store/collection.ts";
export type { Reader, Snapshot, SnapshotData, Store, Transaction } from "./store/store.ts";
export { StoreError, type StoreErrorCode } from "./store/store-errors.ts";
