import { createEmulator, type Emulator, type EmulatorOptions } from "../../../../src/index.ts";
import { type Send, senderTo } from "../../../support/law-office.ts";

export const DAY_MS: number = 24 * 60 * 60 * 1_000;

/** Ann and Bob may do everything, Vera sees all matters and changes none, Hal manages holds, Zoe holds nothing. */
export const accounts: { readonly email: string; readonly id?: string; readonly privileges?: string[] }[] = [
  { email: "ann@example.com", id: "1001" },
  { email: "bob@example.com", id: "1002" },
  { email: "vera@example.com", id: "1003", privileges: ["View All Matters"] },
  { email: "hal@example.com", id: "1004", privileges: ["Manage Holds"] },
  { email: "zoe@example.com", id: "1005", privileges: [] },
];

export interface Chambers {
  readonly emulator: Emulator;
  as(email: string): Send;
  readonly ann: Send;
  readonly bob: Send;
  /** Makes a matter of Ann's. @returns its matterId */
  open(name?: string): Promise<string>;
}

/** An emulator whose clock stands still, with the accounts of a small firm. */
export function openChambers(options: Omit<EmulatorOptions, "seed" | "clock"> = {}): Chambers {
  const emulator = createEmulator({ ...options, clock: { mode: "manual", now: 0 }, seed: { accounts } });
  const as = senderTo(emulator);
  const ann = as("ann@example.com");
  const open = async (name = "Lease"): Promise<string> => (await ann("POST", "", { name })).body.matterId;
  return { emulator, as, ann, bob: as("bob@example.com"), open };
}
