import { Refusal } from "../../../service/refusal.ts";
import type { Limits } from "../../../service/service.ts";
import type { RetentionReader } from "../retention-context.ts";

/** How many exports of an organization may be in progress at once (reference facts, "Limits"). */
const IN_PROGRESS = 20;

/**
 * Holds an organization, which is all of an emulator, to its exports in progress, where limits are in force.
 *
 * @param now milliseconds since 1970
 * @throws Refusal 429, to come again when the first of them ends
 */
export async function requireRoom(reader: RetentionReader, limits: Limits, now: number): Promise<void> {
  if (limits !== "reference") return;
  if ((await reader.count("exports", { index: "inProgress" })) < IN_PROGRESS) return;
  const { items } = await reader.list("exports", { index: "inProgress", limit: 1 });
  const endsAt = items[0]?.value.endsAt ?? now;
  const problem = `An organization may have ${IN_PROGRESS} exports in progress, and has as many.`;
  throw new Refusal(429, problem, { retryAfterMs: Math.max(endsAt - now, 1) });
}
