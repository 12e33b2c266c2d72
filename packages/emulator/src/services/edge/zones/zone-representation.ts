import { LAST_TIME } from "../../../clock/times.ts";
import type { Profile } from "../../../framework/service.ts";
import type { DnsZone } from "../../../generated/edge.types.gen.ts";
import { serializeOnce } from "../../../pipeline/success-response.ts";
import type { EdgeContext } from "../edge-context.ts";
import type { StoredZone } from "./stored-zone.ts";

const HOUR_MS = 3_600_000;

/** What was shown of a zone last: the same zone is read again and again, and writing times takes long. */
interface CachedRepresentation {
  readonly nextCheck: number;
  readonly profile: Profile;
  readonly zone: DnsZone;
}

const representations = new WeakMap<StoredZone, CachedRepresentation>();

/** A zone as answers show it. */
export function zoneRepresentation(
  zone: StoredZone,
  { clock, profile }: Pick<EdgeContext, "clock" | "profile">,
): DnsZone {
  const nextCheck = nextCheckAt(zone, clock.now());
  const last = representations.get(zone);
  if (last?.nextCheck === nextCheck && last.profile === profile) return last.zone;
  const written = serializeOnce(buildRepresentation(zone, nextCheck, profile));
  representations.set(zone, { nextCheck, profile, zone: written });
  return written;
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

/** Name servers are looked at every hour from the creation on, until time ends. */
function nextCheckAt({ nextCheckAt, createdAt }: StoredZone, now: number): number {
  const next = nextCheckAt ?? createdAt + (Math.floor((now - createdAt) / HOUR_MS) + 1) * HOUR_MS;
  return Math.min(next, LAST_TIME);
}

/** RFC 3339; without a time zone as it was observed (reference facts, "Zone"). */
function formattedTime(at: number, profile: Profile): string {
  const seconds = new Date(at).toISOString().slice(0, "2026-02-06T09:27:36".length);
  return profile === "observed" ? seconds : `${seconds}Z`;
}
