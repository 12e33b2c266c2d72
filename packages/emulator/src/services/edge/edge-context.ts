import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import type { Call, OperationTypes } from "../../service/call.ts";
import type { ServiceContext } from "../../service/service.ts";
import type { ServiceTransaction } from "../../service/service-state.ts";
import type { Reader } from "../../store/store.ts";
import type { collections } from "./collections.ts";
import type { EdgeSection } from "./seed/edge-section.ts";

/** What the seed says that no operation changes. */
export interface EdgeWorld {
  readonly keys: NonNullable<EdgeSection["keys"]>;
}

/** The account of a key: an account has exactly one (source, "Authentication"). */
export interface EdgeCaller {
  readonly key: string;
}

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
