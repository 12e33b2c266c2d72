import type {
  Account,
  Call,
  Directory,
  OperationTypes,
  Reader,
  ServiceContext,
  ServiceTransaction,
} from "@seamline/emulator-kit";
import type { FunctionsV1Operations } from "../../generated/functions-v1.types.gen.ts";
import type { FunctionsV2Operations } from "../../generated/functions-v2.types.gen.ts";
import { deliveries } from "./events/stored-delivery.ts";
import { functions, versions } from "./function-resource/stored-function.ts";
import { operations } from "./long-running/stored-long-running.ts";
import { policies } from "./policies/iam-policy.ts";
import type { InterruptibleRunner } from "./running/interruptible-runner.ts";
import type { FunctionsSection } from "./seed/functions-section.ts";
import { archivePieces, archives, signingKeys, uploads } from "./source/stored-source.ts";

/** Parts of the seed that operations cannot change. */
export interface FunctionsFixtures {
  readonly directory: Directory;
  readonly section: FunctionsSection;
}

/** The calling account; `undefined` for signed URLs and function URLs, which need no credentials. */
export type FunctionsCaller = Account | undefined;

export type FunctionsCollections = typeof collections;
export type FunctionsContext = ServiceContext<
  FunctionsCollections,
  FunctionsFixtures,
  InterruptibleRunner | undefined
>;
export type FunctionsReader = Reader<FunctionsCollections>;
export type FunctionsTransaction = ServiceTransaction<FunctionsCollections>;

/** A call to a v1 operation. */
export type V1Call<Id extends keyof FunctionsV1Operations> = Call<
  FunctionsV1Operations[Id] & OperationTypes,
  FunctionsContext,
  FunctionsCaller
>;

/** A call to a v2, v2beta or v2alpha operation. */
export type V2Call<Id extends keyof FunctionsV2Operations> = Call<
  FunctionsV2Operations[Id] & OperationTypes,
  FunctionsContext,
  FunctionsCaller
>;

/** Call members shared by all versions. */
export type FunctionsCall = Pick<
  Call<OperationTypes, FunctionsContext, FunctionsCaller>,
  "caller" | "context" | "faults" | "operation" | "request" | "resourceName"
>;

export const collections: {
  readonly functions: typeof functions;
  readonly versions: typeof versions;
  readonly operations: typeof operations;
  readonly uploads: typeof uploads;
  readonly archives: typeof archives;
  readonly archivePieces: typeof archivePieces;
  readonly signingKeys: typeof signingKeys;
  readonly policies: typeof policies;
  readonly deliveries: typeof deliveries;
} = { functions, versions, operations, uploads, archives, archivePieces, signingKeys, policies, deliveries };
