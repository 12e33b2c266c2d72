import type {
  Call,
  OperationTypes,
  Reader,
  ServiceContext,
  ServiceTransaction,
} from "@seamline/emulator-kit";
import { type Collection, collection } from "@seamline/emulator-kit";
import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import type { KeyScope } from "./access/key-scope.ts";
import { domainBlocks, zones } from "./zones/stored-zone.ts";

export const collections: {
  readonly zones: typeof zones;
  readonly domainBlocks: typeof domainBlocks;
  readonly recordIds: Collection<true>;
} = {
  zones,
  domainBlocks,
  /** Only allocates record Ids. It stays empty, because records are stored in their zones. */
  recordIds: collection<true>(),
};

/** Part of the seed that operations cannot change. */
export interface EdgeFixtures {
  /** Accounts by key. An account has exactly one key (source, "Authentication"). */
  readonly accounts: ReadonlyMap<string, EdgeAccount>;
  /** The highest Ids in the seed, or 0. New Ids start after them. */
  readonly seededIds: { readonly zone: number; readonly record: number };
}

export interface EdgeAccount {
  /**
   * The position of the key in the seed, from 1. Stored data refers to accounts by this number, so that keys are not
   * stored.
   */
  readonly number: number;
  readonly scope: KeyScope;
}

/** Account that the request's key belongs to. */
export type EdgeCaller = Pick<EdgeAccount, "number">;

export type EdgeCollections = typeof collections;
export type EdgeContext = ServiceContext<EdgeCollections, EdgeFixtures>;
export type EdgeReader = Reader<EdgeCollections>;
export type EdgeTransaction = ServiceTransaction<EdgeCollections>;

export type EdgeCall<Id extends keyof EdgeOperations> = Call<
  EdgeOperations[Id] & OperationTypes,
  EdgeContext,
  EdgeCaller
>;
