import type { EdgeTransaction, EdgeWorld } from "./edge-context.ts";

/** An Id that no zone has or had. */
export async function nextZoneId(transaction: EdgeTransaction, { seededIds }: EdgeWorld): Promise<number> {
  return seededIds.zone + (await transaction.nextNumber("zones"));
}

/** An Id that no record has or had, in whatever zone. */
export async function nextRecordId(transaction: EdgeTransaction, { seededIds }: EdgeWorld): Promise<number> {
  return seededIds.record + (await transaction.nextNumber("recordIds"));
}
