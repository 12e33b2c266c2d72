/** For programs that serve an emulator: servers, commands, and persistent stores. */

export { createQueue } from "./async/scheduling.ts";
export type { SharedTime } from "./clock/shared-time.ts";
export { controlRoutes } from "./control/control-routes.ts";
export type { ListedServices } from "./control/view-routes.ts";
export { emulatorOf } from "./create-emulator.ts";
export { faultMembers } from "./faults/read-fault.ts";
export { tasks } from "./framework/scheduled-tasks.ts";
export { createServiceState, type ScheduledState } from "./framework/service-state.ts";
export { bodyLimitOf } from "./http/body-limit.ts";
export { RepeatedHeaders } from "./http/http-headers.ts";
export type { ReceivedRequest } from "./http/received-request.ts";
export type { ServerContext } from "./http/server-context.ts";
export { hasBody, isStream } from "./http/service-response.ts";
export type { CheckedEntry, EntryCheck } from "./journal/entry-check.ts";
export type { JournalSummary } from "./journal/journal-entry.ts";
export type { LiveEvents } from "./live/live-events.ts";
export { MAX_REQUESTS } from "./runtime/emulator-options.ts";
export { type OperationPath, operationPaths } from "./runtime/operation-paths.ts";
export { DEFAULT_PORT } from "./runtime/running-service.ts";
export { RECORD } from "./runtime/state-record.ts";
export type {
  KeptStore,
  NamedStores,
  RecordedState,
  SharedStores,
  SharedView,
  StateRecord,
} from "./runtime/store-backend.ts";
export { epochOf } from "./runtime/store-names.ts";
export { MAX_REPEATED_VALUES } from "./seed/expand-seed.ts";
export { asRead, seedReaderOf } from "./seed/seed-reader.ts";
export { type DeclaredCollections, declareCollections } from "./store/collection.ts";
export { createStore } from "./store/create-store.ts";
export type { Engine, KeyRange, PairChange, Pairs, ScanRange } from "./store/engine.ts";
export { createMemoryStore } from "./store/memory-store.ts";
export { migrateCollections } from "./store/migrate-collections.ts";
export { StoreArgumentError, StoreClosedError, StoreReplacedError } from "./store/store-errors.ts";
