import { type Collection, collection } from "../../../store/collection.ts";
import type { StoredRecord } from "../records/stored-record.ts";
import { foldedDomain } from "./domain-name.ts";
import type { ZoneSettings } from "./zone-settings.ts";

/** A zone as it is kept, by its Id. Its records are in it, so that a page of zones is one read. */
export interface StoredZone {
  readonly id: number;
  /** Number of the account that it belongs to. */
  readonly account: number;
  readonly domain: string;
  readonly records: readonly StoredRecord[];
  readonly settings: ZoneSettings;
  /** Milliseconds since 1970, like every time here. */
  readonly createdAt: number;
  readonly modifiedAt: number;
  /** Where a seed says so; every hour otherwise. */
  readonly nextCheckAt?: number;
}

export const zones: Collection<StoredZone, "byAccount" | "byDomain"> = collection<StoredZone>().indexed({
  byAccount: { key: ({ account, id }) => [account, id] },
  byDomain: { key: ({ domain }) => [foldedDomain(domain)], unique: true },
});
