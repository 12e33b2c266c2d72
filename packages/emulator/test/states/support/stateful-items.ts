import type { EmulatorSeed } from "../../../src/index.ts";

/** Test data for an item with states, in addition to its document. */
export interface StatefulItem {
  /**
   * Operations that create the parents of the item and then the item itself. Each operation has a function that returns
   * path parameters from its response.
   */
  readonly madeBy: readonly (readonly [operationId: string, place: (made: Made) => PathValues])[];
  /** Initial state of the item. */
  readonly first: string | boolean;
  readonly readBy: string;
  readonly seed?: EmulatorSeed;
  /** Ways to trigger events. */
  readonly events: Readonly<Record<string, Happening>>;
}

type Made = Readonly<Record<string, string>>;
export type PathValues = Readonly<Record<string, string | undefined>>;

interface Happening {
  /** Operation that triggers the event. */
  readonly startedBy?: string;
  /** Time to advance the clock by. */
  readonly ms: number;
  /** Body that creates an item for this event. Defaults to the example in the document. */
  readonly madeFrom?: object;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** An account that cannot be searched. */
const LOST_ACCOUNT = "lost@example.com";

const matter: StatefulItem["madeBy"][number] = ["createMatter", ({ matterId }) => ({ matterId })];

/** Items by the id of their state machine. */
export const statefulItems: Readonly<Record<string, StatefulItem>> = {
  "retention@v1 Matter.state": {
    madeBy: [matter],
    first: "OPEN",
    readBy: "getMatter",
    events: { "purge after about 30 days": { ms: 31 * DAY } },
  },
  "retention@v1 Export.status": {
    madeBy: [matter, ["createExport", ({ id }) => ({ exportId: id })]],
    first: "IN_PROGRESS",
    readBy: "getExport",
    seed: { retention: { unavailableAccounts: [LOST_ACCOUNT] } },
    events: {
      "the export completes": { ms: MINUTE },
      "the export fails": {
        ms: MINUTE,
        madeFrom: {
          query: { corpus: "MAIL", method: "ACCOUNT", accountInfo: { emails: [LOST_ACCOUNT] } },
        },
      },
    },
  },
  "retention@v1 Operation.done": {
    madeBy: [
      matter,
      ["countMatterAccounts", ({ name }) => ({ operation: name?.slice("operations/".length) })],
    ],
    first: false,
    readBy: "getOperation",
    events: {
      "the operation ends": { ms: MINUTE },
      "the cancellation takes effect": { ms: 0, startedBy: "cancelOperation" },
    },
  },
};
