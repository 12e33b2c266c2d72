import type { EdgeReader, EdgeTransaction } from "../edge-context.ts";
import { canonicalDomain } from "./dns-names.ts";
import type { StoredZone } from "./stored-zone.ts";

type IndexedDomain = Pick<StoredZone, "account" | "domain" | "id">;

/** Ids per block. */
const BLOCK_SIZE = 256;
/** The number of digits in block keys. The number is fixed, so that keys sort numerically. */
const BLOCK_KEY_DIGITS = `${Math.floor(Number.MAX_SAFE_INTEGER / BLOCK_SIZE)}`.length;
/** The maximum number of blocks per read from the store. */
const BLOCKS_PER_READ = 1_000;

/** Adds domains to an account's blocks. Writes each block only once. */
export async function addDomains(
  transaction: EdgeTransaction,
  zones: readonly IndexedDomain[],
): Promise<void> {
  const added = new Map<string, string>();
  for (const zone of zones) added.set(blockKey(zone), (added.get(blockKey(zone)) ?? "") + domainLine(zone));
  for (const [block, lines] of added) {
    const text = (await transaction.get("domainBlocks", block)) ?? "";
    await transaction.put("domainBlocks", block, text + lines);
  }
}

export async function removeDomain(transaction: EdgeTransaction, zone: IndexedDomain): Promise<void> {
  const block = blockKey(zone);
  const rest = domainLines(await transaction.get("domainBlocks", block)).filter(
    (line) => line !== domainLine(zone),
  );
  if (rest.length > 0) await transaction.put("domainBlocks", block, rest.join(""));
  else await transaction.delete("domainBlocks", block);
}

/**
 * Returns the Ids of the account's zones whose domains contain the given text, ignoring case. The Ids are in ascending
 * order.
 */
export async function zoneIdsMatching(reader: EdgeReader, account: number, text: string): Promise<number[]> {
  const part = canonicalDomain(text);
  if (/\s/.test(part)) return [];
  const found: number[] = [];
  let after: string | undefined;
  do {
    const page = await reader.list("domainBlocks", { prefix: `${account}/`, limit: BLOCKS_PER_READ, after });
    for (const { value } of page.items) found.push(...matchingIds(value, part));
    after = page.next;
  } while (after !== undefined);
  return found.sort((one, other) => one - other);
}

/** Searches a block as a single string, which is faster than splitting it into lines. */
function matchingIds(block: string, part: string): number[] {
  const ids: number[] = [];
  for (let at = block.indexOf(part); at >= 0; ) {
    const end = block.indexOf("\n", at);
    const space = block.lastIndexOf(" ", end);
    // A match after the space is part of the Id, not of the domain.
    if (at + part.length <= space) ids.push(Number(block.slice(space + 1, end)));
    at = block.indexOf(part, end);
  }
  return ids;
}

function blockKey({ account, id }: IndexedDomain): string {
  return `${account}/${`${Math.floor(id / BLOCK_SIZE)}`.padStart(BLOCK_KEY_DIGITS, "0")}`;
}

function domainLine({ domain, id }: IndexedDomain): string {
  return `${canonicalDomain(domain)} ${id}\n`;
}

function domainLines(block = ""): string[] {
  return block.match(/.+\n/g) ?? [];
}
