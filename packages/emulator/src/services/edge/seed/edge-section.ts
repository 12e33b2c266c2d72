import type { DnsRecord, DnsZone } from "../../../generated/edge.types.gen.ts";
import type { KeyRules } from "../access/key-scope.ts";

/** What a seed says of edge. */
export interface EdgeSection {
  /** The key of each account; one account with the key `test-key` unless given. */
  readonly keys?: readonly SeedKey[];
  readonly zones?: readonly SeedZone[];
}

/** An account, by its one key, and what the key may be used for: everything unless it says otherwise. */
export interface SeedKey extends KeyRules {
  readonly key: string;
}

/** A zone as answers show it; a new one has what is left out. */
export interface SeedZone extends Readonly<Omit<DnsZone, "Domain" | "Records">> {
  readonly Domain: string;
  readonly Records?: readonly DnsRecord[];
  /** Key of the account that it belongs to: the first one unless given. */
  readonly key?: string;
}
