import type {
  Account,
  Call,
  Directory,
  OperationTypes,
  Reader,
  ServiceContext,
  ServiceTransaction,
} from "@seamline/emulator-kit";
import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";
import { exportContents, exports } from "./exports/stored-export.ts";
import { holds } from "./holds/stored-hold.ts";
import { longRunning } from "./long-running/stored-long-running.ts";
import { matters } from "./matters/stored-matter.ts";
import { savedQueries } from "./saved-queries/stored-saved-query.ts";
import type { RetentionSection } from "./seed/retention-section.ts";

export const collections: {
  readonly matters: typeof matters;
  readonly holds: typeof holds;
  readonly savedQueries: typeof savedQueries;
  readonly exports: typeof exports;
  readonly exportContents: typeof exportContents;
  readonly operations: typeof longRunning;
} = { matters, holds, savedQueries, exports, exportContents, operations: longRunning };

/** Part of the seed that operations cannot change. */
export interface RetentionFixtures {
  readonly directory: Directory;
  /** Messages, organizational units and other data that searches use. */
  readonly section: RetentionSection;
}

export type RetentionCollections = typeof collections;
export type RetentionContext = ServiceContext<RetentionCollections, RetentionFixtures>;
export type RetentionCaller = Account;
export type RetentionReader = Reader<RetentionCollections>;
export type RetentionTransaction = ServiceTransaction<RetentionCollections>;

export type RetentionCall<Id extends keyof RetentionV1Operations> = Call<
  RetentionV1Operations[Id] & OperationTypes,
  RetentionContext,
  Account
>;

/** The part of a call that access checks need. */
export type AccessCall = Pick<
  Call<OperationTypes, RetentionContext, Account>,
  "caller" | "context" | "operation"
>;
