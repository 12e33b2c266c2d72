import type { Hold, HoldInput } from "@seamline/retention/reference";
import { type ClientOffice, LEASE, LONG_RUNNING_MS } from "./client-office.ts";

/** Path parameters of one of Alice's matters. */
export interface InMatter {
  readonly matterId: string;
}

/** Creates an open matter that belongs to Alice. */
export async function openMatter({ retention }: ClientOffice): Promise<InMatter> {
  const { matterId } = await retention.matters.create({
    body: { name: "Lease", description: "Who pays" },
  });
  return { matterId };
}

export async function closedMatter(office: ClientOffice): Promise<InMatter> {
  const matter = await openMatter(office);
  await office.retention.matters.close(matter);
  return matter;
}

export async function deletedMatter(office: ClientOffice): Promise<InMatter> {
  const matter = await closedMatter(office);
  await office.retention.matters.delete(matter);
  return matter;
}

/** Creates a hold, by default on Carol's mail. */
export async function openHold(
  office: ClientOffice,
  body: HoldInput = { name: "Mail", corpus: "MAIL", accounts: [{ email: "carol@example.com" }] },
): Promise<InMatter & { readonly holdId: string; readonly hold: Hold }> {
  const matter = await openMatter(office);
  const hold = await office.retention.matters.holds.create({ ...matter, body });
  return { ...matter, holdId: hold.holdId, hold };
}

export async function savedQuery(
  office: ClientOffice,
): Promise<InMatter & { readonly savedQueryId: string }> {
  const matter = await openMatter(office);
  const body = { displayName: "Lease", query: LEASE };
  const { savedQueryId } = await office.retention.matters.savedQueries.create({ ...matter, body });
  return { ...matter, savedQueryId };
}

export async function endedExport(office: ClientOffice): Promise<InMatter & { readonly exportId: string }> {
  const matter = await openMatter(office);
  const body = { name: "Lease", query: LEASE };
  const { id } = await office.retention.matters.exports.create({ ...matter, body });
  await office.emulator.clock.advance(LONG_RUNNING_MS);
  return { ...matter, exportId: id };
}

/** Starts a count. */
export async function runningCount(office: ClientOffice): Promise<InMatter & { readonly name: string }> {
  const matter = await openMatter(office);
  const { name } = await office.retention.matters.count({ ...matter, body: { query: LEASE } });
  return { ...matter, name };
}
