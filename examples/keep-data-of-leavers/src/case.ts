import type { Hold, RetentionClient } from "@seamline/retention/reference";
import type { Leaver } from "./leavers.ts";

/** Types of data to keep. */
export const corpora = ["MAIL", "DRIVE"] as const;

export type Corpus = (typeof corpora)[number];

/** The service's existing resources for one leaver. */
export interface Case {
  readonly leaver: Leaver;
  /** `undefined` if the matter does not exist yet. */
  readonly matterId: string | undefined;
  /** Types of data on hold. */
  readonly held: ReadonlySet<Corpus>;
}

/** A case with an existing matter. */
export type OpenCase = Case & { readonly matterId: string };

/** Returns the name of a leaver's matter. Later runs find the matter by this name. */
function matterName({ email }: Leaver): string {
  return `Leaver ${email}`;
}

/** Returns the name of a hold or an export. */
export function partName(corpus: Corpus, { email }: Leaver): string {
  return `${corpus} of ${email}`;
}

/** Finds the resources created by earlier runs, so that this run creates only the missing ones. */
export async function findCases(retention: RetentionClient, leavers: readonly Leaver[]): Promise<Case[]> {
  const matterIds = new Map<string, string>();
  for await (const { name, matterId } of retention.matters.list({ query: { state: "OPEN" } })) {
    if (name !== undefined) matterIds.set(name, matterId);
  }
  const cases: Case[] = [];
  for (const leaver of leavers) {
    cases.push(await findCase(retention, leaver, matterIds.get(matterName(leaver))));
  }
  return cases;
}

async function findCase({ matters }: RetentionClient, leaver: Leaver, matterId?: string): Promise<Case> {
  if (matterId === undefined) return { leaver, matterId, held: new Set() };
  const holds = await matters.holds.list({ matterId, query: { view: "FULL_HOLD" } }).toArray();
  const held = corpora.filter((corpus) => holds.some((hold) => isHolding(hold, corpus, leaver)));
  return { leaver, matterId, held: new Set(held) };
}

/**
 * Returns whether a hold covers the account. Does not check the name, because someone may have changed the accounts.
 */
function isHolding(hold: Hold, corpus: Corpus, { email }: Leaver): boolean {
  return hold.corpus === corpus && (hold.accounts ?? []).some((account) => account.email === email);
}

/** Creates the missing matter and holds, which protect the leaver's data from deletion. */
export async function openCase({ matters }: RetentionClient, found: Case): Promise<OpenCase> {
  const { leaver, held } = found;
  const description = `Last day: ${leaver.lastDay}`;
  const matterId =
    found.matterId ?? (await matters.create({ body: { name: matterName(leaver), description } })).matterId;
  for (const corpus of corpora.filter((each) => !held.has(each))) {
    const body = { name: partName(corpus, leaver), corpus, accounts: [{ email: leaver.email }] };
    await matters.holds.create({ matterId, body });
  }
  return { ...found, matterId };
}
