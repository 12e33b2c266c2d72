import type { DnsZone } from "../../../generated/edge.types.gen.ts";
import { writeOnce } from "../../../http/written-json.ts";
import type { Profile } from "../../../service/service.ts";
import { LAST_TIME } from "../../../time/checked-time.ts";
import type { EdgeContext } from "../edge-context.ts";
import type { StoredZone } from "./stored-zone.ts";

const HOUR_MS = 3_600_000;

/** What was shown of a zone last: the same zone is read again and again, and writing times takes long. */
interface Shown {
  readonly nextCheck: number;
  readonly profile: Profile;
  readonly zone: DnsZone;
}

const shown = new WeakMap<StoredZone, Shown>();

/** A zone as answers show it. */
export function shownZone(
  zone: StoredZone,
  { clock, profile }: Pick<EdgeContext, "clock" | "profile">,
): DnsZone {
  const nextCheck = nextCheckAt(zone, clock.now());
  const last = shown.get(zone);
  if (last?.nextCheck === nextCheck && last.profile === profile) return last.zone;
  const written = writeOnce(writtenZone(zone, nextCheck, profile));
  shown.set(zone, { nextCheck, profile, zone: written });
  return written;
}

function writtenZone(zone: StoredZone, nextCheck: number, profile: Profile): DnsZone {
  const { id, domain, records, settings, createdAt, modifiedAt } = zone;
  return {
    Id: id,
    Domain: domain,
    Records: [...records],
    DateModified: shownTime(modifiedAt, profile),
    DateCreated: shownTime(createdAt, profile),
    ...settings,
    NameserversNextCheck: shownTime(nextCheck, profile),
  };
}

/** Name servers are looked at every hour from the creation on, until time ends. */
function nextCheckAt({ nextCheckAt, createdAt }: StoredZone, now: number): number {
  const next = nextCheckAt ?? createdAt + (Math.floor((now - createdAt) / HOUR_MS) + 1) * HOUR_MS;
  return Math.min(next, LAST_TIME);
}

/** RFC 3339; without a time zone as it was observed (reference facts, "Zone"). */
function shownTime(at: number, profile: Profile): string {
  const seconds = new Date(at).toISOString().slice(0, "2026-02-06T09:27:36".length);
  return profile === "observed" ? seconds : `${seconds}Z`;
}
