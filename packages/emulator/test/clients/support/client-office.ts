import {
  createEdgeClient,
  type EdgeClient,
  type OperationId as EdgeOperationId,
} from "@seamline/edge/reference";
import { validators as ofEdge } from "@seamline/edge/reference/validators";
import {
  type CountArtifactsRequest,
  createRetentionClient,
  type RetentionClient,
  type OperationId as RetentionOperationId,
  throwInvalid,
} from "@seamline/retention/reference";
import { validators as ofRetention } from "@seamline/retention/reference/validators";
import {
  createEmulator,
  type Emulator,
  type EmulatorOptions,
  type EmulatorSeed,
} from "../../../src/index.ts";
import { FakeRunner } from "../../functions/support/fake-runner.ts";
import { type FunctionClients, functionClients } from "./function-clients.ts";
import { validatorsOf } from "./validators-of.ts";

/** 2026-03-03T09:00:00Z. */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

/** Duration of counts and exports. */
export const LONG_RUNNING_MS = 10_000;

/** An emulator with clients that check every response against its contract. */
export interface ClientOffice {
  readonly emulator: Emulator;
  /** The client of Alice, who has all privileges. */
  readonly retention: RetentionClient;
  /** Returns the client of another account by e-mail address. */
  as(email: string): RetentionClient;
  readonly edge: EdgeClient;
  /** Returns the client of another access key. */
  withKey(accessKey: string): EdgeClient;
  /** Clients of Alice that advance the clock while they wait. */
  readonly functions: FunctionClients;
  /** Responds to function calls without running code. */
  readonly runner: FakeRunner;
}

const SEED: EmulatorSeed = {
  accounts: [
    { email: "alice@example.com", firstName: "Alice", lastName: "Ng" },
    { email: "mallory@example.com" },
    { email: "hugo@example.com", privileges: ["Manage Holds"] },
    { email: "sam@example.com", privileges: ["Manage Exports"] },
    { id: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz", orgUnit: "property" },
    { id: "2215", email: "dave@example.com" },
  ],
  retention: {
    orgUnits: [{ id: "property" }],
    messages: [
      {
        account: "2210",
        time: "2026-01-05T08:00:00Z",
        subject: "The lease",
        text: "From here on, Zoë pays.",
      },
      { account: "2210", time: "2026-01-06T08:00:00Z", subject: "Lunch" },
      { account: "2215", time: "2026-01-07T08:00:00Z", subject: "Re: The lease" },
    ],
  },
  edge: { keys: [{ key: "key-1" }, { key: "reader", allow: [{ methods: ["GET"] }] }] },
};

/** The query for counts and exports. */
export const LEASE: NonNullable<CountArtifactsRequest["query"]> = {
  corpus: "MAIL",
  method: "ENTIRE_ORG",
  terms: "lease",
};

const retentionValidators = validatorsOf<RetentionOperationId>("retention", ofRetention);
const edgeValidators = validatorsOf<EdgeOperationId>("edge", ofEdge);

/** Opens an office with a manual clock. */
export function openClientOffice(
  seed: EmulatorSeed = {},
  limits: EmulatorOptions["limits"] = "off",
): ClientOffice {
  const runner = new FakeRunner();
  const emulator = createEmulator({
    runner: runner.factory,
    clock: { mode: "manual", now: OPENING },
    longRunningMs: LONG_RUNNING_MS,
    limits,
    seed: { ...SEED, ...seed },
  });
  const as = (email: string): RetentionClient =>
    createRetentionClient({
      ...emulator.retention.options(email),
      validators: retentionValidators,
      validate: throwInvalid,
    });
  const withKey = (key: string): EdgeClient =>
    createEdgeClient({ ...emulator.edge.options(key), validators: edgeValidators, validate: throwInvalid });
  const functions = functionClients(emulator, "alice@example.com");
  return {
    emulator,
    as,
    retention: as("alice@example.com"),
    withKey,
    edge: withKey("key-1"),
    functions,
    runner,
  };
}

/** An operation with a call that succeeds and a call that fails. */
export interface ExercisedOperation {
  /** Calls the operation and checks the result. */
  readonly success: (office: ClientOffice) => Promise<void>;
  readonly error: {
    readonly call: (office: ClientOffice) => Promise<unknown>;
    readonly status: number;
    readonly code: string;
  };
}

/**
 * Calls to a document's operations, by operationId. The coverage test reports operations with a handler but no calls.
 */
export type ExercisedOperations = Readonly<Record<string, ExercisedOperation>>;
