import { onTestFinished } from "vitest";
import { createEmulator, type Emulator } from "../../../../src/index.ts";
import { OPENING, type Outcome, type Send } from "../../../support/law-office.ts";
import type { SeedMessage } from "../../support/retention-seed.ts";

/** Duration of a count. */
export const COUNT_MS = 1_000;

const TIME = "2026-01-15T12:00:00Z";

const ACCOUNTS = [
  { email: "ann@example.com" },
  { email: "ben@example.com" },
  { email: "vera@example.com", privileges: ["View All Matters"] },
  { id: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz" },
  { email: "dave@example.com" },
  { email: "lost@example.com" },
  { email: "team@example.com", firstName: "", lastName: "Team" },
];

const MESSAGES: readonly SeedMessage[] = [
  { account: "2210", time: TIME, subject: "The lease" },
  { account: "2210", time: TIME, subject: "The rent" },
  { account: "2210", corpus: "DRIVE", time: TIME, subject: "The lease" },
  { account: "dave@example.com", time: TIME, subject: "Lunch" },
  { account: "lost@example.com", time: TIME, subject: "The lease" },
  { account: "team@example.com", corpus: "GROUPS", time: TIME, subject: "The lease" },
];

export interface CountOffice {
  readonly emulator: Emulator;
  /** Sends requests as an account. Paths start with `/v1`. */
  as(email: string): Send;
  /** Sends requests as Ann, who owns the matter. */
  readonly send: Send;
  readonly matterId: string;
  /** Starts a count with Ann's token. */
  count(query?: object, view?: string): Promise<Outcome>;
  /** Gets an operation with Ann's token. */
  operation(name: string): Promise<Outcome>;
}

/** Creates an emulator with a manual clock and an open matter that only Ann has access to. */
export async function openCountOffice(): Promise<CountOffice> {
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    longRunningMs: COUNT_MS,
    seed: {
      accounts: ACCOUNTS,
      retention: { messages: MESSAGES, unavailableAccounts: ["lost@example.com"] },
    },
  });
  onTestFinished(() => emulator.close());
  const as = (email: string): Send => senderAs(emulator, email);
  const send = as("ann@example.com");
  const { matterId } = (await send("POST", "/matters", { name: "Lease" })).body;
  return {
    emulator,
    as,
    send,
    matterId,
    count: (query, view) => send("POST", `/matters/${matterId}:count`, { query, view }),
    operation: (name) => send("GET", `/${name}`),
  };
}

function senderAs({ retention }: Emulator, email: string): Send {
  return async (method, path, body) => {
    const response = await retention.fetch(`http://127.0.0.1/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${email}`, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };
}
