import { createEmulator, type Emulator } from "../../src/index.ts";

/** The status and JSON body of a response. */
export interface Outcome {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of many shapes
  readonly body: any;
}

/** Sends a request as a caller. The path starts below `/v1/matters`. */
export type Send = (method: string, path: string, body?: unknown) => Promise<Outcome>;

export interface LawOffice {
  readonly emulator: Emulator;
  /** Sends requests as an account. Its e-mail address is its token. */
  as(email: string): Send;
  /** Sends requests as Alice, who owns the matter. */
  readonly send: Send;
  /** Path of an open matter that belongs to Alice. */
  readonly matter: string;
}

const ALL_BUT_HOLDS = ["Manage Matters", "Manage Searches", "Manage Exports"];

/** Accounts of a small firm: Alice owns the matter, Mallory has no access to it, and Sam cannot manage holds. */
const ACCOUNTS = [
  { email: "alice@example.com" },
  { email: "mallory@example.com" },
  { email: "sam@example.com", privileges: ALL_BUT_HOLDS },
  { email: "hugo@example.com", privileges: ["Manage Holds"] },
  { id: "2210", email: "carol@example.com", firstName: "Carol", lastName: "Diaz", orgUnit: "north" },
  { id: "2215", email: "dave@example.com", firstName: "Dave", lastName: "Okafor", orgUnit: "property" },
  { id: "2231", email: "erin@example.com", firstName: "Erin", lastName: "Novak" },
];

/** 2026-03-03T09:00:00Z. */
export const OPENING: number = Date.UTC(2026, 2, 3, 9);

/** Opens an emulator with a manual clock and an open matter that Alice shares with Sam and Hugo. */
export async function openLawOffice(): Promise<LawOffice> {
  const emulator = createEmulator({
    clock: { mode: "manual", now: OPENING },
    seed: {
      accounts: ACCOUNTS,
      retention: { orgUnits: [{ id: "property" }, { id: "north", parent: "property" }] },
    },
  });
  const as = senderTo(emulator);
  const send = as("alice@example.com");
  const { matterId } = (await send("POST", "", { name: "Lease" })).body;
  for (const accountId of ["sam@example.com", "hugo@example.com"])
    await send("POST", `/${matterId}:addPermissions`, {
      matterPermission: { accountId, role: "COLLABORATOR" },
    });
  return { emulator, as, send, matter: `/${matterId}` };
}

/** Returns a function that sends requests as an account. */
export function senderTo({ retention }: Emulator): (email: string) => Send {
  return (email) => async (method, path, body) => {
    const response = await retention.fetch(
      new Request(`http://127.0.0.1/v1/matters${path}`, {
        method,
        headers: {
          authorization: `Bearer ${email}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, body: await response.json() };
  };
}
