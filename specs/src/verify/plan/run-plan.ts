import type { Resource } from "../contract/resources.ts";
import { StoppedError } from "../traffic/sender.ts";
import { Cleanup } from "./cleanup.ts";
import { Creation } from "./creation.ts";
import { sendGenerated } from "./generated-requests.ts";
import { orderedPath } from "./item-pool.ts";
import { Lifecycle } from "./lifecycle.ts";
import { probeCredentials, probeMissingItems } from "./probes.ts";
import { readEverything } from "./read-phase.ts";
import type { Session } from "./session.ts";

/** How a run ended. */
export interface PlanEnd {
  /** Reason if the run did not send all its requests. */
  readonly stopped?: string;
  /** Items that the run created but could not remove. */
  readonly left: readonly string[];
}

/**
 * Runs all checks, then removes everything that they created, even after a failure.
 *
 * @param others additional checks
 */
export async function runPlan(
  session: Session,
  others: (creation: Creation) => Promise<void>,
): Promise<PlanEnd> {
  const cleanup = new Cleanup(session);
  const creation = new Creation(session, cleanup);
  let failure: unknown;
  try {
    await readEverything(session);
    const lifecycle = new Lifecycle(session, creation, cleanup);
    for (const resource of session.resources)
      for (const within of parentsOf(session, resource)) await lifecycle.run(resource, within);
    await others(creation);
    await probeCredentials(session, creation);
    await probeMissingItems(session, creation);
    await sendGenerated(session, creation);
  } catch (error) {
    failure = error;
  }
  const left = await cleanup.removeAll();
  const stopped = failure instanceof StoppedError ? failure.message : undefined;
  if (failure !== undefined && stopped === undefined) throw withItems(failure, left);
  return { left, ...(stopped !== undefined && { stopped }) };
}

/** Adds the remaining items to an unexpected error, because the error replaces the report. */
function withItems(cause: unknown, left: readonly string[]): unknown {
  if (left.length === 0 || !(cause instanceof Error)) return cause;
  return new Error([cause.message, "Not removed:", ...left].join("\n"), { cause });
}

/**
 * Returns the path parameters of a parent for new items of an outermost resource. Empty if the run cannot create items.
 */
function parentsOf(session: Session, { create }: Resource): readonly (readonly string[])[] {
  if (!session.covers(create)) return [];
  return session
    .ownPaths(create)
    .slice(0, 1)
    .map((path) => orderedPath(create.template, path));
}
