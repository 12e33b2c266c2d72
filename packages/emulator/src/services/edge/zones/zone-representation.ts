import type { Profile } from "@seamline/emulator-kit";
import { LAST_TIME, serializeOnce } from "@seamline/emulator-kit";
import type { DnsZone } from "../../../generated/edge.types.gen.ts";
import type { EdgeContext } from "../edge-context.ts";
import type { StoredZone } from "./stored-zone.ts";

const HOUR_MS = 3_600_000;

/** The last representation of a zone. It is cached because zones are read often and formatting times is slow. */
interface CachedRepresentation {
  readonly nextCheck: number;
  readonly profile: Profile;
  readonly zone: DnsZone;
}

const representations = new WeakMap<StoredZone, CachedRepresentation>();

/** Converts a stored zone to its representation in responses. */
export function zoneRepresentation(
  zone: StoredZone,
  { clock, profile }: Pick<EdgeContext, "clock" | "profile">,
): DnsZone {
  const nextCheck = nextCheckAt(zone, clock.now());
  const cached = representations.get(zone);
  if (cached?.nextCheck === nextCheck && cached.profile === profile) return cached.zone;
  const representation = serializeOnce(buildRepresentation(zone, nextCheck, profile));
  representations.set(zone, { nextCheck, profile, zone: representation });
  return representation;
}

function buildRepresentation(zone: StoredZone, nextCheck: number, profile: Profile): DnsZone {
  const { id, domain, records, settings, createdAt, modifiedAt } = zone;
  return {
    Id: id,
    Domain: domain,
    Records: [...records],
    DateModified: formattedTime(modifiedAt, profile),
    DateCreated: formattedTime(createdAt, profile),
    ...settings,
    NameserversNextCheck: formattedTime(nextCheck, profile),
  };
}

/**
 * Returns the time of the next name server check. The servers are checked every hour after the zone's creation, until
 * the last representable time.
 */
function nextCheckAt({ nextCheckAt, createdAt }: StoredZone, now: number): number {
  const next = nextCheckAt ?? createdAt + (Math.floor((now - createdAt) / HOUR_MS) + 1) * HOUR_MS;
  return Math.min(next, LAST_TIME);
}

/** Formats a time according to RFC 3339. The observed profile omits the time zone (reference facts, "Zone"). */
function formattedTime(at: number, profile: Profile): string {
  const seconds = new Date(at).toISOString().slice(0, "2026-02-06T09:27:36".length);
  return profile === "observed" ? seconds : `${seconds}Z`;
}
