import { ServiceError } from "@seamline/emulator-kit";
import type { RetentionV1OperationId } from "../../../generated/retention-v1.gen.ts";
import type { RetentionContext } from "../retention-context.ts";

const MINUTE_MS = 60_000;

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

/** The limits per project and minute (reference facts, "Limits"). */
const RATES_PER_MINUTE: Readonly<Record<RateName, number>> = {
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

/** Cost of a request, by limit. */
type RateCost = Readonly<Partial<Record<RateName, number>>>;

const matterRead: RateCost = { matterReads: 1 };
const matterChange: RateCost = { matterReads: 1, matterWrites: 1 };
const permissionChange: RateCost = { ...matterChange, permissionWrites: 1 };
const holdRead: RateCost = { holdReads: 1 };
const holdWrite: RateCost = { holdWrites: 1 };
const savedQueryRead: RateCost = { savedQueryReads: 1 };
const savedQueryWrite: RateCost = { savedQueryWrites: 1 };
const operationRead: RateCost = { operationReads: 1 };

/**
 * The cost of each operation. If the facts do not state a cost, the operation costs one read or write of its kind.
 * Operations without an entry, such as cancelling and deleting operations, are not limited.
 */
const OPERATION_COSTS: Readonly<Partial<Record<RetentionV1OperationId, RateCost>>> = {
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
};

/**
 * Enforces the rate limits of the reference profile if limits are enabled. An emulator is one organization with one
 * project, so it always reaches the project's limit of 120 matter reads before the organization's limit of 600.
 *
 * @throws ServiceError 429. A rejected request does not use up any limit.
 */
export function enforceRateLimits(
  operationId: string,
  { limits, windows }: Pick<RetentionContext, "limits" | "windows">,
): void {
  if (limits !== "reference") return;
  const costs: Readonly<Record<string, RateCost>> = OPERATION_COSTS;
  const charged: [RateName, number][] = [];
  for (const [rate, cost] of Object.entries(costs[operationId] ?? {}) as [RateName, number][]) {
    const retryAfterMs = windows.take(rateKey(rate), rateWindow(rate), cost);
    if (retryAfterMs === 0) charged.push([rate, cost]);
    else {
      for (const [paidRate, paid] of charged) windows.take(rateKey(paidRate), rateWindow(paidRate), -paid);
      throw rateLimitError(operationId, rate, cost, retryAfterMs);
    }
  }
}

function rateKey(rate: RateName): string {
  return `retention ${rate}`;
}

function rateWindow(rate: RateName): { count: number; windowMs: number } {
  return { count: RATES_PER_MINUTE[rate], windowMs: MINUTE_MS };
}

function rateLimitError(
  operationId: string,
  rate: RateName,
  cost: number,
  retryAfterMs: number,
): ServiceError {
  const problem = `A project has ${RATES_PER_MINUTE[rate]} ${rate} per minute, and ${operationId} needs ${cost} of them.`;
  return new ServiceError(429, problem, { retryAfterMs });
}
