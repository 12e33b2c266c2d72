import type { Call, OperationTypes } from "../../framework/handlers.ts";
import type { ServiceContext } from "../../framework/service.ts";
import type { ServiceTransaction } from "../../framework/service-state.ts";
import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import { type Collection, collection } from "../../store/collection.ts";
import type { Reader } from "../../store/store.ts";
import type { KeyScope } from "./access/key-scope.ts";
import { domainBlocks, zones } from "./zones/stored-zone.ts";

/** What edge keeps. */
export const collections: {
  readonly zones: typeof zones;
  readonly domainBlocks: typeof domainBlocks;
  readonly recordIds: Collection<true>;
} = {
  zones,
  domainBlocks,
  /** Always empty: records are in their zones, and its sequence numbers them. */
  recordIds: collection<true>(),
};

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
