import { ServiceError } from "../../../framework/service-error.ts";
import type { RetentionV1OperationId } from "../../../generated/retention-v1.gen.ts";
import type { RetentionContext } from "../retention-context.ts";

type RateName =
  | "matterReads"
  | "matterWrites"
  | "permissionWrites"
  | "holdReads"
  | "holdWrites"
  | "savedQueryReads"
  | "savedQueryWrites"
  | "exportReads"
  | "exportWrites"
  | "operationReads"
  | "counts";

/** What a project may do in a minute of each kind (reference facts, "Limits"). */
const ratesPerMinute: Readonly<Record<RateName, number>> = {
  matterReads: 120,
  matterWrites: 60,
  permissionWrites: 30,
  holdReads: 228,
  holdWrites: 60,
  savedQueryReads: 120,
  savedQueryWrites: 45,
  exportReads: 120,
  exportWrites: 20,
  operationReads: 300,
  counts: 20,
};

/** How much of each rate a request takes. */
type RateCost = Readonly<Partial<Record<RateName, number>>>;

const matterRead: RateCost = { matterReads: 1 };
const matterChange: RateCost = { matterReads: 1, matterWrites: 1 };
const permissionChange: RateCost = { ...matterChange, permissionWrites: 1 };
const holdRead: RateCost = { holdReads: 1 };
const holdWrite: RateCost = { holdWrites: 1 };
const savedQueryRead: RateCost = { savedQueryReads: 1 };
const savedQueryWrite: RateCost = { savedQueryWrites: 1 };
const operationRead: RateCost = { operationReads: 1 };
/** Writes of operations have no rate. */
const noCost: RateCost = {};

/** What each operation takes: the stated costs, and one read or write of its kind where none is stated. */
const operationCosts: Readonly<Record<RetentionV1OperationId, RateCost>> = {
  createMatter: matterChange,
  getMatter: matterRead,
  listMatters: { matterReads: 10 },
  updateMatter: matterChange,
  deleteMatter: matterChange,
  undeleteMatter: matterChange,
  closeMatter: matterChange,
  reopenMatter: matterChange,
  addMatterPermissions: permissionChange,
  removeMatterPermissions: permissionChange,
  countMatterAccounts: { counts: 1 },
  createExport: { exportReads: 1, exportWrites: 10 },
  getExport: { exportReads: 1 },
  listExports: { exportReads: 5 },
  deleteExport: { exportWrites: 1 },
  createHold: holdWrite,
  getHold: holdRead,
  listHolds: holdRead,
  updateHold: holdWrite,
  deleteHold: holdWrite,
  addHeldAccounts: holdWrite,
  removeHeldAccounts: holdWrite,
  createHeldAccount: holdWrite,
  listHeldAccounts: holdRead,
  deleteHeldAccount: holdWrite,
  createSavedQuery: savedQueryWrite,
  getSavedQuery: savedQueryRead,
  listSavedQueries: savedQueryRead,
  deleteSavedQuery: savedQueryWrite,
  getOperation: operationRead,
  listOperations: operationRead,
  cancelOperation: noCost,
  deleteOperation: noCost,
};

const MINUTE_MS = 60_000;

/**
 * Holds requests to the rates of the reference profile, where they are in force. An emulator is one organization with
 * one project, so that the 600 matter reads of an organization never run out before the 120 of its project.
 *
 * @throws Refusal 429; then nothing of any rate is taken
 */
export function enforceRateLimits(
  operationId: string,
  { limits, windows }: Pick<RetentionContext, "limits" | "windows">,
): void {
  if (limits !== "reference") return;
  const costs: Readonly<Record<string, RateCost>> = operationCosts;
  const charged: [RateName, number][] = [];
  for (const [rate, cost] of Object.entries(costs[operationId] ?? {}) as [RateName, number][]) {
    const retryAfterMs = windows.take(rateKey(rate), rateWindow(rate), cost);
    if (retryAfterMs === 0) charged.push([rate, cost]);
    else {
      for (const [earlier, back] of charged) windows.take(rateKey(earlier), rateWindow(earlier), -back);
      throw rateLimitError(operationId, rate, cost, retryAfterMs);
    }
  }
}

function rateKey(rate: RateName): string {
  return `retention ${rate}`;
}

function rateWindow(rate: RateName): { count: number; windowMs: number } {
  return { count: ratesPerMinute[rate], windowMs: MINUTE_MS };
}

function rateLimitError(
  operationId: string,
  rate: RateName,
  cost: number,
  retryAfterMs: number,
): ServiceError {
  const problem = `A project has ${ratesPerMinute[rate]} ${rate} a minute, of which ${operationId} takes ${cost}.`;
  return new ServiceError(429, problem, { retryAfterMs });
}
