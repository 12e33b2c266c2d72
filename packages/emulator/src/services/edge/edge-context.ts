import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import type { Call, OperationTypes } from "../../service/call.ts";
import type { ServiceContext } from "../../service/service.ts";
import type { ServiceTransaction } from "../../service/service-state.ts";
import type { Reader } from "../../store/store.ts";
import type { KeyScope } from "./access/key-scope.ts";
import type { collections } from "./collections.ts";

/** What the seed says that no operation changes. */
export interface EdgeWorld {
  /** Accounts by their keys: an account has exactly one (source, "Authentication"). */
  readonly accounts: ReadonlyMap<string, EdgeAccount>;
  /** The highest Ids that the seed gives; 0 where it gives none. New ones come after them. */
  readonly seededIds: { readonly zone: number; readonly record: number };
}

export interface EdgeAccount {
  /** Place of its key in the seed, from 1. State names accounts by it, so that no key is in it. */
  readonly number: number;
  readonly scope: KeyScope;
}

/** Who calls: the account of the key. */
export type EdgeCaller = Pick<EdgeAccount, "number">;

export type EdgeCollections = typeof collections;
export type EdgeContext = ServiceContext<EdgeCollections, EdgeWorld>;
export type EdgeReader = Reader<EdgeCollections>;
export type EdgeTransaction = ServiceTransaction<EdgeCollections>;

/** A call of an operation of edge. */
export type EdgeCall<Id extends keyof EdgeOperations> = Call<
  EdgeOperations[Id] & OperationTypes,
  EdgeContext,
  EdgeCaller
>;
