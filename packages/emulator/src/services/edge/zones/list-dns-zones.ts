import type { DnsZonePage } from "../../../generated/edge.types.gen.ts";
import type { EdgeCall } from "../edge-context.ts";
import { type PageQuery, pageQuery } from "./page-query.ts";
import { shownZone } from "./shown-zone.ts";
import { allZones, type ZoneList, zonesWith } from "./zone-list.ts";

export async function listDnsZones(call: EdgeCall<"listDnsZones">): Promise<DnsZonePage> {
  const { context, caller, query } = call;
  const asked = pageQuery(query, context.profile);
  return context.state.read(async (reader) => {
    const list = query.search
      ? await zonesWith(reader, caller.number, query.search)
      : await allZones(reader, caller.number);
    return pageOf(list, asked, call);
  });
}

async function pageOf(
  list: ZoneList,
  { page, perPage }: PageQuery,
  { context, faults }: EdgeCall<"listDnsZones">,
): Promise<DnsZonePage> {
  const { total } = list;
  const size = Math.min(perPage, faults.pageSize ?? perPage);
  const last = Math.max(1, Math.ceil(total / size));
  const current = faults.clampPages ? Math.min(page, last) : page;
  if (current < page) faults.tookEffect?.("clampPages");
  if (size < perPage && total > size) faults.tookEffect?.("pageSize");
  const zones = await list.slice((current - 1) * size, size);
  // "`Items` may be null" (reference facts, "Listing"): only as observed, and not where the facts show an empty list.
  const isNull = context.profile === "observed" && current > last;
  return {
    Items: isNull ? null : zones.map((zone) => shownZone(zone, context)),
    CurrentPage: current,
    TotalItems: total,
    HasMoreItems: current < last,
  };
}
