import type { Hold, RetentionClient } from "@seamline/retention/reference";
import type { Leaver } from "./leavers.ts";

/** The kinds of data that are kept. */
export const corpora = ["MAIL", "DRIVE"] as const;

export type Corpus = (typeof corpora)[number];

/** What the service has for a leaver. */
export interface Case {
  readonly leaver: Leaver;
  /** `undefined` until there is a matter. */
  readonly matterId: string | undefined;
  /** What is on hold. */
  readonly held: ReadonlySet<Corpus>;
}

/** A case whose matter exists. */
export type OpenCase = Case & { readonly matterId: string };

/** The name of a leaver's matter, by which the next run finds it. */
function matterName({ email }: Leaver): string {
  return `Leaver ${email}`;
}

/** The name of a hold or an export. */
export function partName(corpus: Corpus, { email }: Leaver): string {
  return `${corpus} of ${email}`;
}

/** Finds what earlier runs have created, so that this run creates only what is missing. */
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

/** A hold of the right name says nothing: somebody may have removed the account from it. */
function isHolding(hold: Hold, corpus: Corpus, { email }: Leaver): boolean {
  return hold.corpus === corpus && (hold.accounts ?? []).some((account) => account.email === email);
}

/** Creates the matter and the holds that are missing. From then on no data of the leaver is lost. */
export async function openCase({ matters }: RetentionClient, found: Case): Promise<OpenCase> {
  const { leaver, held } = found;
  const description = `The last day is ${leaver.lastDay}.`;
  const matterId =
    found.matterId ?? (await matters.create({ body: { name: matterName(leaver), description } })).matterId;
  for (const corpus of corpora.filter((each) => !held.has(each))) {
    const body = { name: partName(corpus, leaver), corpus, accounts: [{ email: leaver.email }] };
    await matters.holds.create({ matterId, body });
  }
  return { ...found, matterId };
}
