import { type Collection, collection } from "../../../store/collection.ts";
import type { EdgeReader, EdgeTransaction } from "../edge-context.ts";
import { foldedDomain } from "./domain-name.ts";
import type { StoredZone } from "./stored-zone.ts";

/**
 * The domains of an account, those of neighbouring Ids together: lines of domain and Id. A part of a domain may be any
 * part of it, which only an index of every tail would find at once, at several times the cost of the zones themselves;
 * a text of many domains is looked through faster than one zone is read.
 */
export const domainBlocks: Collection<string> = collection<string>();

type Searchable = Pick<StoredZone, "account" | "domain" | "id">;

/** How many Ids share a block. */
const BLOCK = 256;
/** How many digits the number of the last block has, so that blocks sort by their numbers. */
const DIGITS = `${Math.floor(Number.MAX_SAFE_INTEGER / BLOCK)}`.length;
/** How many blocks are read in one step. */
const STRIDE = 1_000;

/** Adds the domains of new zones; of many zones in one call, each block is written once. */
export async function addDomains(transaction: EdgeTransaction, zones: readonly Searchable[]): Promise<void> {
  const added = new Map<string, string>();
  for (const zone of zones) added.set(blockOf(zone), (added.get(blockOf(zone)) ?? "") + lineOf(zone));
  for (const [block, lines] of added) {
    const text = (await transaction.get("domainBlocks", block)) ?? "";
    await transaction.put("domainBlocks", block, text + lines);
  }
}

export async function removeDomain(transaction: EdgeTransaction, zone: Searchable): Promise<void> {
  const block = blockOf(zone);
  const rest = linesOf(await transaction.get("domainBlocks", block)).filter((line) => line !== lineOf(zone));
  if (rest.length > 0) await transaction.put("domainBlocks", block, rest.join(""));
  else await transaction.delete("domainBlocks", block);
}

/** Ids, in ascending order, of an account's zones whose domain contains a text in any case. */
export async function zoneIdsWith(reader: EdgeReader, account: number, text: string): Promise<number[]> {
  const part = foldedDomain(text);
  if (/\s/.test(part)) return [];
  const found: number[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list("domainBlocks", { prefix: `${account}/`, limit: STRIDE, after });
    for (const { value } of page.items) found.push(...idsIn(value, part));
    after = page.next;
  } while (after !== undefined);
  return found.sort((one, other) => one - other);
}

/** Goes from one place where the part stands to the next, and not line by line. */
function idsIn(block: string, part: string): number[] {
  const ids: number[] = [];
  for (let at = block.indexOf(part); at >= 0; ) {
    const end = block.indexOf("\n", at);
    const space = block.lastIndexOf(" ", end);
    // Behind the space it stands in an Id.
    if (at + part.length <= space) ids.push(Number(block.slice(space + 1, end)));
    at = block.indexOf(part, end);
  }
  return ids;
}

function blockOf({ account, id }: Searchable): string {
  return `${account}/${`${Math.floor(id / BLOCK)}`.padStart(DIGITS, "0")}`;
}

function lineOf({ domain, id }: Searchable): string {
  return `${foldedDomain(domain)} ${id}\n`;
}

function linesOf(block = ""): string[] {
  return block.match(/.+\n/g) ?? [];
}
