import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";
import type { Call, OperationTypes } from "../../service/call.ts";
import type { Account, Directory } from "../../service/directory.ts";
import type { ServiceContext } from "../../service/service.ts";
import type { ServiceTransaction } from "../../service/service-state.ts";
import type { Reader } from "../../store/store.ts";
import type { collections } from "./collections.ts";
import type { RetentionSection } from "./seed/retention-section.ts";

/** What the seed says that no operation changes. */
export interface RetentionWorld {
  readonly directory: Directory;
  /** Messages, organizational units and whatever else there is to search. */
  readonly section: RetentionSection;
}

export type RetentionCollections = typeof collections;
export type RetentionContext = ServiceContext<RetentionCollections, RetentionWorld>;
export type RetentionReader = Reader<RetentionCollections>;
export type RetentionTransaction = ServiceTransaction<RetentionCollections>;

/** A call of an operation of retention. */
export type RetentionCall<Id extends keyof RetentionV1Operations> = Call<
  RetentionV1Operations[Id] & OperationTypes,
  RetentionContext,
  Account
>;

/** As much of a call as access goes by. */
export type AccessCall = Pick<
  Call<OperationTypes, RetentionContext, Account>,
  "caller" | "context" | "operation"
>;
