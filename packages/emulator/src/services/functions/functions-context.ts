import type { FunctionsV1Operations } from "../../generated/functions-v1.types.gen.ts";
import type { FunctionsV2Operations } from "../../generated/functions-v2.types.gen.ts";
import type { Call, OperationTypes } from "../../service/call.ts";
import type { Account, Directory } from "../../service/directory.ts";
import type { ServiceContext } from "../../service/service.ts";
import type { ServiceTransaction } from "../../service/service-state.ts";
import type { Reader } from "../../store/store.ts";
import type { collections } from "./collections.ts";
import type { FunctionsSection } from "./seed/functions-section.ts";

/** What the seed says that no operation changes. */
export interface FunctionsWorld {
  readonly directory: Directory;
  readonly section: FunctionsSection;
}

/** Who calls; `undefined` where a signature stands for credentials, and of the code's own addresses. */
export type FunctionsCaller = Account | undefined;

export type FunctionsCollections = typeof collections;
export type FunctionsContext = ServiceContext<FunctionsCollections, FunctionsWorld>;
export type FunctionsReader = Reader<FunctionsCollections>;
export type FunctionsTransaction = ServiceTransaction<FunctionsCollections>;

/** A call of an operation of v1. */
export type V1Call<Id extends keyof FunctionsV1Operations> = Call<
  FunctionsV1Operations[Id] & OperationTypes,
  FunctionsContext,
  FunctionsCaller
>;

/** A call of an operation of v2, v2beta or v2alpha. */
export type V2Call<Id extends keyof FunctionsV2Operations> = Call<
  FunctionsV2Operations[Id] & OperationTypes,
  FunctionsContext,
  FunctionsCaller
>;

/** A call of whatever version, as far as they are alike. */
export type FunctionsCall = Pick<
  Call<OperationTypes, FunctionsContext, FunctionsCaller>,
  "caller" | "context" | "faults" | "operation" | "request" | "resourceName"
>;
