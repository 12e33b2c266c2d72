import {
  createFunctionsClient as createV1,
  type FunctionsClient as V1Client,
  type OperationId as V1OperationId,
} from "@seamline/functions/v1/reference";
import { validators as v1 } from "@seamline/functions/v1/reference/validators";
import { bearer, throwInvalid, type FunctionsClient as V2Client } from "@seamline/functions/v2/reference";
import { autoAdvanceClock, type ClientClock, type Emulator } from "../../../src/index.ts";
import { FAMILY } from "../../support/function-versions.ts";
import { validatorsOf } from "./validators-of.ts";

/** Clients for one caller, by version. They validate every response against its contract. */
export interface FunctionClients {
  readonly v1: V1Client;
  readonly v2: V2Client;
  readonly [version: string]: V1Client | V2Client;
}

/** Members that all clients of the v2 family have. */
export type FamilyClient = Pick<V2Client, "operations" | "projects">;

const v1Validators = validatorsOf<V1OperationId>("functions@v1", v1);

type V2Entry = typeof import("@seamline/functions/v2/reference");
type V2Validators = typeof import("@seamline/functions/v2/reference/validators");

/** Entry points of the v2 family. Their clients differ only in the version in the path. */
const familyEntries = await Promise.all(
  FAMILY.map(async (version) => {
    const entry = `@seamline/functions/${version}/reference`;
    const { createFunctionsClient }: V2Entry = await import(entry);
    const { validators }: V2Validators = await import(`${entry}/validators`);
    return {
      version,
      createFunctionsClient,
      validators: validatorsOf(`functions@${version}`, validators),
    };
  }),
);

export interface FunctionClientOptions {
  /** Defaults to an auto-advance clock on the emulator. */
  readonly clock?: ClientClock;
  /** Defaults to the fetch function of the emulator. */
  readonly fetch?: Emulator["functions"]["fetch"];
  readonly baseUrl?: string;
}

/** @param token the caller's access token */
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
    validate: throwInvalid,
  } as const;
  const family = familyEntries.map(({ version, createFunctionsClient, validators }) => {
    return [version, createFunctionsClient({ ...shared, validators })] as const;
  });
  const clients = { v1: createV1({ ...shared, validators: v1Validators }), ...Object.fromEntries(family) };
  return clients as typeof clients & Pick<FunctionClients, "v2">;
}
