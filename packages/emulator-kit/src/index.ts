/** Emulates any contract in a test process, a worker or a browser. */

export type { RequestWarning } from "@seamline/openapi/request-warning";
export type { Violation } from "@seamline/openapi/violation";
export { yieldToEventLoop } from "./async/scheduling.ts";
export { joinBytes } from "./bytes/join-bytes.ts";
export { crc32c } from "./checksums/crc.ts";
export { type ClockOptions, createClock } from "./clock/create-clock.ts";
export {
  autoAdvanceClock,
  type ClientClock,
  type ClockMode,
  type ClockState,
  type DueJob,
  type EmulatorClock,
  type WorkDescription,
} from "./clock/emulator-clock.ts";
export { InvalidTimeError, LAST_TIME, NothingDueError, parseInstant } from "./clock/times.ts";
export { type AnyEmulator, createEmulator, type EmulatedService, type Emulator } from "./create-emulator.ts";
export type { Faults } from "./faults/create-faults.ts";
export {
  type FaultInput,
  type FaultProblem,
  type FaultScope,
  type FaultState,
  InvalidFaultError,
  type ResetMoment,
  type ServiceFault,
  type TransportFault,
} from "./faults/fault.ts";
export { type Filter, matchesWildcard } from "./filter/filter.ts";
export type {
  Attachment,
  AttachmentParts,
  OwnOptionsOf,
  ServiceOption,
  ServiceOutput,
} from "./framework/attachment.ts";
export type { BackgroundWork } from "./framework/background-jobs.ts";
export {
  type BearerCredentials,
  bearerCaller,
  bearerCallers,
  bearerCredentials,
  READ_ONLY_SCOPE,
} from "./framework/bearer-authentication.ts";
export type { CollectionDefinitions, CollectionsOf } from "./framework/collection-definitions.ts";
export { defineService } from "./framework/define-service.ts";
export { type Account, accountLabel, createDirectory, type Directory } from "./framework/directory.ts";
export { documentOfVersion } from "./framework/document-of-version.ts";
export { type ByteRange, fileResponse } from "./framework/file-response.ts";
export {
  type AuthenticatedOperation,
  type Call,
  type CoverageNotes,
  type DocumentClient,
  type HandledDocument,
  type Handlers,
  notImplemented,
  type OperationTypes,
  withoutUndefined,
} from "./framework/handlers.ts";
export { InvalidServiceError } from "./framework/invalid-service-error.ts";
export { type OrderRules, orderOf, readFilter, unreadableFilterError } from "./framework/list-query.ts";
export type { ContextOf, HandlersOf, OperationsOf } from "./framework/operation-types.ts";
export type { PlannedTask } from "./framework/scheduled-tasks.ts";
export type { Seed, SeedAccount, SeedProblem, SeedToken } from "./framework/seed.ts";
export {
  duplicateNameProblems,
  type Located,
  unaddressableProblems,
  unknownAccountProblems,
} from "./framework/seed-checks.ts";
export {
  type AnyService,
  type ControlResult,
  type Credentials,
  type ExtraCall,
  type ExtraRoute,
  type FolderFlag,
  type FolderResource,
  type Limits,
  type Profile,
  type SeedCount,
  type SeedExtension,
  SeedExtensionError,
  type SeedingContext,
  type Service,
  type ServiceContext,
  type ServiceControlCall,
  type ServiceControlRoute,
  type ServicesByName,
} from "./framework/service.ts";
export type {
  DefaultCaller,
  DefaultCredentials,
  DefaultService,
  DocumentDefinition,
  ServiceDefinition,
} from "./framework/service-definition.ts";
export {
  invalidFieldError,
  isStateUnavailable,
  ServiceError,
  statusErrorResponse,
} from "./framework/service-error.ts";
export type { ServiceTransaction, TaskWork } from "./framework/service-state.ts";
export type { ServiceView, ViewCaller, ViewRoot } from "./framework/service-view.ts";
export { type KeyPage, keyPage, listPage, nextToken, pageSizeOf } from "./framework/token-pages.ts";
export { ControlError, type ControlProblem } from "./http/control-error.ts";
export type { HttpHeaders } from "./http/http-headers.ts";
export { bytesOf, type HttpRequest } from "./http/http-request.ts";
export { ConnectionLostError, type ServiceResponse, toResponse } from "./http/service-response.ts";
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
export type { OutputLine, OutputSource } from "./live/output-line.ts";
export type { WarnedRequest } from "./pipeline/exchange.ts";
export { serializeOnce } from "./pipeline/success-response.ts";
export type { ExchangeCheck } from "./runtime/check-exchange.ts";
export type { EmulatorControls } from "./runtime/emulator-controls.ts";
export type {
  CoverageTotals,
  EmulatedOperation,
  EmulatorCoverage,
  ExtensionPointCoverage,
  QuirkCoverage,
} from "./runtime/emulator-coverage.ts";
export { type EmulatorOptions, InvalidOptionError } from "./runtime/emulator-options.ts";
export { memoryStores } from "./runtime/memory-stores.ts";
export {
  InvalidSnapshotNameError,
  type NamedSnapshots,
  type SavedSnapshot,
  UnknownSnapshotError,
} from "./runtime/named-snapshots.ts";
export type { EmulatedClientOptions } from "./runtime/running-service.ts";
export {
  type EmulatorSnapshot,
  type EmulatorSnapshotData,
  InvalidSnapshotError,
} from "./runtime/snapshot.ts";
export type { StoreFactory } from "./runtime/store-backend.ts";
export type { SeedByName, SeedOf } from "./seed/seed-of.ts";
export { InvalidSeedError, type LocatedSeedProblem } from "./seed/seed-problems.ts";
export { parseSeed } from "./seed/seed-reader.ts";
export { type Collection, type Collections, collection, type IndexOf } from "./store/collection.ts";
export type { IndexKey, KeyPart } from "./store/index-key.ts";
export {
  allItems,
  type Item,
  type ListQuery,
  type Page,
  type Reader,
  type Snapshot,
  type SnapshotData,
  type Store,
  type Transaction,
} from "./store/store.ts";
export {
  StoreError,
  type StoreErrorCode,
  StoreUnavailableError,
  type UnavailableReason,
} from "./store/store-errors.ts";
export { UniqueConflictError } from "./store/stored-items.ts";
export { isPlainWord, shellWord } from "./text/shell-words.ts";
