import type { EdgeReader } from "../edge-context.ts";
import { zoneIdsWith } from "./domain-blocks.ts";
import type { StoredZone } from "./stored-zone.ts";

/** Zones of an account in the order of their Ids. */
export interface ZoneList {
  readonly total: number;
  /** At most `limit` zones after the first `offset`. */
  slice(offset: number, limit: number): Promise<readonly StoredZone[]>;
}

/** All zones of an account: what is passed over is not read. */
export async function allZones(reader: EdgeReader, account: number): Promise<ZoneList> {
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
export async function zonesWith(reader: EdgeReader, account: number, text: string): Promise<ZoneList> {
  const ids = await zoneIdsWith(reader, account, text);
  return {
    total: ids.length,
    async slice(offset, limit) {
      const zones = ids.slice(offset, offset + limit).map((id) => reader.get("zones", `${id}`));
      return (await Promise.all(zones)).filter((zone) => zone !== undefined);
    },
  };
}
