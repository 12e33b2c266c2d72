import { integerBounds } from "@seamline/openapi/string-formats";
import type { Profile } from "../../../framework/service.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import type { DnsZonePage } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall, EdgeReader } from "../edge-context.ts";
import { type PageParameter, pageSchemas } from "../edge-contract-document.ts";
import { zoneIdsMatching } from "./domain-blocks.ts";
import type { StoredZone } from "./stored-zone.ts";
import { zoneRepresentation } from "./zone-representation.ts";

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
  // "`Items` may be null" (reference facts, "Listing"): only as observed, and not where the facts show an empty list.
  const isNull = context.profile === "observed" && current > last;
  return {
    Items: isNull ? null : zones.map((zone) => zoneRepresentation(zone, context)),
    CurrentPage: current,
    TotalItems: total,
    HasMoreItems: current < last,
  };
}

/** Zones of an account in the order of their Ids. */
interface ZoneList {
  readonly total: number;
  /** At most `limit` zones after the first `offset`. */
  slice(offset: number, limit: number): Promise<readonly StoredZone[]>;
}

/** All zones of an account: what is passed over is not read. */
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

/** The zones of an account whose domain contains a text. */
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

/** Which page, and how many items a page has. */
type PageQuery = Readonly<Record<PageParameter, number>>;

/** What a query says of a page: texts as they were sent, or the contract's defaults. */
type RawPageQuery = Readonly<Record<PageParameter, string | number>>;

/**
 * Holds a query to the bounds of pages (reference facts, "Listing"): what is out of them, or no int32, is refused, and
 * in the observed profile moved to the nearest bound. A text that is no number is near to none, and counts as absent.
 *
 * @throws Refusal 400 that names the parameter
 */
function parsePageQuery(sent: RawPageQuery, profile: Profile): PageQuery {
  const read = profile === "observed" ? clampedPageNumber : strictPageNumber;
  return { page: read("page", sent.page), perPage: read("perPage", sent.perPage) };
}

function strictPageNumber(name: PageParameter, sent: string | number): number {
  const { minimum, maximum } = pageBounds(name);
  const number = /^-?\d+$/.test(`${sent}`) ? Number(sent) : Number.NaN;
  if (number >= minimum && number <= maximum) return number;
  const shown = typeof sent === "string" ? JSON.stringify(sent.slice(0, 40)) : sent;
  const problem = `${name} must be a 32-bit integer from ${minimum} to ${maximum}, and is ${shown}.`;
  throw new ServiceError(400, problem, { field: name });
}

function clampedPageNumber(name: PageParameter, sent: string | number): number {
  const { minimum, maximum, usual } = pageBounds(name);
  const number = `${sent}`.trim() === "" ? Number.NaN : Math.trunc(Number(sent));
  return Number.isNaN(number) ? usual : Math.min(maximum, Math.max(minimum, number));
}

function pageBounds(name: PageParameter): { minimum: number; maximum: number; usual: number } {
  const { format, minimum, maximum, default: usual } = pageSchemas[name];
  const widest = integerBounds(format);
  return {
    minimum: Number(minimum ?? widest.minimum),
    maximum: Number(maximum ?? widest.maximum),
    usual: Number(usual),
  };
}
