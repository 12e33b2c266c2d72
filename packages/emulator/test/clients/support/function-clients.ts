import {
  createFunctionsClient as createV1,
  type FunctionsClient as V1Client,
  type OperationId as V1OperationId,
} from "@seamline/functions/v1/reference";
import { validators as v1 } from "@seamline/functions/v1/reference/validators";
import {
  bearer,
  createFunctionsClient as createV2,
  type FunctionsClient as V2Client,
  type OperationId as V2OperationId,
} from "@seamline/functions/v2/reference";
import { validators as v2 } from "@seamline/functions/v2/reference/validators";
import {
  createFunctionsClient as createV2alpha,
  type FunctionsClient as V2alphaClient,
} from "@seamline/functions/v2alpha/reference";
import { validators as v2alpha } from "@seamline/functions/v2alpha/reference/validators";
import {
  createFunctionsClient as createV2beta,
  type FunctionsClient as V2betaClient,
} from "@seamline/functions/v2beta/reference";
import { validators as v2beta } from "@seamline/functions/v2beta/reference/validators";
import { autoAdvanceClock, type ClientClock, type Emulator } from "../../../src/index.ts";
import { validatorsOf } from "./validators-of.ts";

/** Clients of the same caller, whose every answer is held against its contract. */
export interface FunctionClients {
  readonly v1: V1Client;
  readonly v2: V2Client;
  readonly v2beta: V2betaClient;
  readonly v2alpha: V2alphaClient;
}

export type FamilyVersion = "v2" | "v2beta" | "v2alpha";

/** Versions of the v2 family. */
export const FAMILY: readonly FamilyVersion[] = ["v2", "v2beta", "v2alpha"];

/** What the clients of the v2 family have in common. */
export type FamilyClient = Pick<V2Client, "operations" | "projects">;

const v1Validators = validatorsOf<V1OperationId>("functions@v1", v1);
const familyValidators = {
  v2: validatorsOf<V2OperationId>("functions@v2", v2),
  v2beta: validatorsOf<V2OperationId>("functions@v2beta", v2beta),
  v2alpha: validatorsOf<V2OperationId>("functions@v2alpha", v2alpha),
};

export interface FunctionClientOptions {
  /** The emulator's own, moved by who waits, unless given. */
  readonly clock?: ClientClock;
  /** The emulator's own unless given. */
  readonly fetch?: Emulator["functions"]["fetch"];
  readonly baseUrl?: string;
}

/** @param token of who calls */
export function functionClients(
  emulator: Emulator,
  token: string,
  options: FunctionClientOptions = {},
): FunctionClients {
  const shared = {
    baseUrl: "http://127.0.0.1",
    clock: autoAdvanceClock(emulator.clock),
    fetch: emulator.functions.fetch,
    ...options,
    auth: bearer(token),
    validate: "throw",
  } as const;
  return {
    v1: createV1({ ...shared, validators: v1Validators }),
    v2: createV2({ ...shared, validators: familyValidators.v2 }),
    v2beta: createV2beta({ ...shared, validators: familyValidators.v2beta }),
    v2alpha: createV2alpha({ ...shared, validators: familyValidators.v2alpha }),
  };
}
