import type { Resource } from "../contract/resources.ts";
import { StoppedError } from "../traffic/sender.ts";
import { Cleanup } from "./cleanup.ts";
import { Creation } from "./creation.ts";
import { sendGenerated } from "./generated-requests.ts";
import { Lifecycle } from "./lifecycle.ts";
import { probeCredentials, probeMissingItems } from "./probes.ts";
import { readEverything } from "./read-phase.ts";
import type { Session } from "./session.ts";

/** How a run ended. */
export interface PlanEnd {
  /** Reason if the run did not send all its requests. */
  readonly stopped?: string;
  /** Items that the run has created and could not remove. */
  readonly left: readonly string[];
}

/** Runs all checks, then removes everything that they have created, also after a failure. */
export async function runPlan(session: Session): Promise<PlanEnd> {
  const cleanup = new Cleanup(session);
  const creation = new Creation(session, cleanup);
  let stopped: string | undefined;
  let left: readonly string[] = [];
  try {
    await readEverything(session);
    const lifecycle = new Lifecycle(session, creation, cleanup);
    for (const resource of session.resources)
      for (const within of parentsOf(session, resource)) await lifecycle.run(resource, within);
    await probeCredentials(session);
    await probeMissingItems(session);
    await sendGenerated(session, creation);
  } catch (error) {
    if (!(error instanceof StoppedError)) throw error;
    stopped = error.message;
  } finally {
    left = await cleanup.removeAll();
  }
  return { left, ...(stopped !== undefined && { stopped }) };
}

/** Returns the parents in which items of an outermost resource are created. */
function parentsOf(session: Session, { create }: Resource): readonly (readonly string[])[] {
  if (create === undefined) return [[]];
  const [first] = session.readPaths(create);
  return [first === undefined ? [] : Object.values(first)];
}
