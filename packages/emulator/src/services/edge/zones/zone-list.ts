import type { Profile } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import { integerBounds } from "@seamline/openapi/string-formats";
import type { DnsZonePage } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall, EdgeReader } from "../edge-context.ts";
import { type PageParameter, pageSchemas } from "../edge-contract-document.ts";
import { zoneIdsMatching } from "./domain-blocks.ts";
import type { StoredZone } from "./stored-zone.ts";
import { zoneRepresentation } from "./zone-representation.ts";

const MAX_QUOTED_LENGTH = 40;

/** Zones of one account, in ascending Id order. */
interface ZoneList {
  readonly total: number;
  /** Skips `offset` zones, then reads at most `limit` zones. */
  slice(offset: number, limit: number): Promise<readonly StoredZone[]>;
}

type PageQuery = Readonly<Record<PageParameter, number>>;

/** The page parameters from the request, or the contract's defaults. */
type RawPageQuery = Readonly<Record<PageParameter, string | number>>;

export async function listDnsZones(call: EdgeCall<"listDnsZones">): Promise<DnsZonePage> {
  const { context, caller, query } = call;
  const pageRequest = parsePageQuery(query, context.profile);
  return context.state.read(async (reader) => {
    const list = query.search
      ? await zonesMatching(reader, caller.number, query.search)
      : await allZones(reader, caller.number);
    return zonePage(list, pageRequest, call);
  });
}

async function zonePage(
  list: ZoneList,
  { page, perPage }: PageQuery,
  { context, faults }: EdgeCall<"listDnsZones">,
): Promise<DnsZonePage> {
  const { total } = list;
  const size = Math.min(perPage, faults.pageSize ?? perPage);
  const last = Math.max(1, Math.ceil(total / size));
  const current = faults.clampPages ? Math.min(page, last) : page;
  if (current < page) faults.onEffect?.("clampPages");
  if (size < perPage && total > size) faults.onEffect?.("pageSize");
  const zones = await list.slice((current - 1) * size, size);
  // "`Items` may be null" (reference facts, "Listing"). In the facts, an empty first page is an empty list. Therefore,
  // the emulator returns null only in the observed profile, and only for pages after the last page.
  const isNull = context.profile === "observed" && current > last;
  return {
    Items: isNull ? null : zones.map((zone) => zoneRepresentation(zone, context)),
    CurrentPage: current,
    TotalItems: total,
    HasMoreItems: current < last,
  };
}

/** Lists all zones of an account. Does not read the zones before the offset. */
async function allZones(reader: EdgeReader, account: number): Promise<ZoneList> {
  const query = { index: "byAccount", equals: [account] } as const;
  return {
    total: await reader.count("zones", query),
    async slice(offset, limit) {
      const { items } = await reader.list("zones", { ...query, offset, limit });
      return items.map(({ value }) => value);
    },
  };
}

/** Lists an account's zones whose domains contain the given text. */
async function zonesMatching(reader: EdgeReader, account: number, text: string): Promise<ZoneList> {
  const ids = await zoneIdsMatching(reader, account, text);
  return {
    total: ids.length,
    async slice(offset, limit) {
      const zones = ids.slice(offset, offset + limit).map((id) => reader.get("zones", `${id}`));
      return (await Promise.all(zones)).filter((zone) => zone !== undefined);
    },
  };
}

/**
 * Enforces the bounds of page parameters (reference facts, "Listing"). A value that is out of bounds or not an int32 is
 * an error. The observed profile instead replaces it with the nearest bound, or with the default if it is not a number.
 *
 * @throws ServiceError 400 with the name of the parameter
 */
function parsePageQuery({ page, perPage }: RawPageQuery, profile: Profile): PageQuery {
  const parse = profile === "observed" ? clampedPageNumber : strictPageNumber;
  return { page: parse("page", page), perPage: parse("perPage", perPage) };
}

function strictPageNumber(name: PageParameter, value: string | number): number {
  const { minimum, maximum } = pageBounds(name);
  const number = /^-?\d+$/.test(`${value}`) ? Number(value) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  const quoted = typeof value === "string" ? JSON.stringify(value.slice(0, MAX_QUOTED_LENGTH)) : value;
  const problem = `${name} must be a 32-bit integer from ${minimum} to ${maximum}, but is ${quoted}.`;
  throw new ServiceError(400, problem, { field: name });
}

function clampedPageNumber(name: PageParameter, value: string | number): number {
  const { minimum, maximum, defaultValue } = pageBounds(name);
  const number = `${value}`.trim() === "" ? Number.NaN : Math.trunc(Number(value));
  return Number.isNaN(number) ? defaultValue : Math.min(maximum, Math.max(minimum, number));
}

function pageBounds(name: PageParameter): { minimum: number; maximum: number; defaultValue: number } {
  const { format, minimum, maximum, default: defaultValue } = pageSchemas[name];
  const widest = integerBounds(format);
  return {
    minimum: Number(minimum ?? widest.minimum),
    maximum: Number(maximum ?? widest.maximum),
    defaultValue: Number(defaultValue),
  };
}
