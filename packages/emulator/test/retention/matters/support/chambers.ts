import { createEmulator, type Emulator, type EmulatorOptions } from "../../../../src/index.ts";
import { type Send, senderTo } from "../../../support/law-office.ts";

export const DAY_MS: number = 24 * 60 * 60 * 1_000;

/** Ann and Bob have all privileges, Vera can view all matters, Hal can manage holds, and Zoe has no privileges. */
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
  /**
   * Creates a matter as Ann.
   * @returns its matterId
   */
  open(name?: string): Promise<string>;
}

/** Creates an emulator with a manual clock and the accounts of a small firm. */
export function openChambers(options: Omit<EmulatorOptions, "seed" | "clock"> = {}): Chambers {
  const emulator = createEmulator({ ...options, clock: { mode: "manual", now: 0 }, seed: { accounts } });
  const as = senderTo(emulator);
  const ann = as("ann@example.com");
  const open = async (name = "Lease"): Promise<string> => (await ann("POST", "", { name })).body.matterId;
  return { emulator, as, ann, bob: as("bob@example.com"), open };
}
