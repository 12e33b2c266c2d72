import { type Collection, collection } from "../../store/collection.ts";
import { domainBlocks } from "./zones/domain-blocks.ts";
import { zones } from "./zones/stored-zone.ts";

/** What edge keeps. */
export const collections: {
  readonly zones: typeof zones;
  readonly domainBlocks: typeof domainBlocks;
  readonly recordIds: Collection<true>;
} = {
  zones,
  domainBlocks,
  /** Always empty: records are in their zones, and its sequence numbers them. */
  recordIds: collection<true>(),
};
