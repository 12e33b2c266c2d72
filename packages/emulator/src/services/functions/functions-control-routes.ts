import { ControlError } from "../../control/control-error.ts";
import type { LogLine } from "../../framework/code-runner.ts";
import { withoutUndefined } from "../../framework/handlers.ts";
import type { ControlResult, ServiceControlCall, ServiceControlRoute } from "../../framework/service.ts";
import { allItems } from "../../store/store.ts";
import { postEvent } from "./events/post-event.ts";
import type { StoredDelivery } from "./events/stored-delivery.ts";
import type { FunctionsContext } from "./functions-context.ts";
import { programIdParts } from "./running/program.ts";

/** What the service can be asked under `/__emulator/functions/`. */
export const controlRoutes: readonly ServiceControlRoute<FunctionsContext>[] = [
  {
    method: "GET",
    path: "/events",
    summary:
      "Events on their way to functions, and what came of the last ones, in the order of their coming.",
    handle: listDeliveries,
  },
  {
    method: "POST",
    path: "/events",
    summary:
      "Delivers a CloudEvent, structured or binary, to the functions whose trigger waits for it, in one place or in all.",
    query: ["project", "location"],
    handle: postEvent,
  },
  {
    method: "GET",
    path: "/logs",
    summary:
      "What functions wrote last, from the oldest line to the newest: of one by its whole name, or of all.",
    query: ["function", "limit"],
    handle: listLogs,
  },
];

/** Events on their way to functions, and those that came there or did not, in the order in which they came. */
async function listDeliveries({ context }: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const items = await context.state.read((reader) => allItems(reader, "deliveries", { index: "byNumber" }));
  return { body: { deliveries: items.map(({ value }) => deliveryRepresentation(value)) } };
}

function deliveryRepresentation(delivery: StoredDelivery): object {
  const { id, event, state, attempts, problem, nextAttemptAt, createdAt, updatedAt } = delivery;
  return withoutUndefined({
    id,
    function: delivery.function,
    event: { id: event.id, type: event.type },
    state,
    attempts,
    problem,
    createTime: timeOf(createdAt),
    updateTime: timeOf(updatedAt),
    nextAttemptAt: nextAttemptAt === undefined ? undefined : timeOf(nextAttemptAt),
  });
}

function timeOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * The last lines that functions wrote, and that the emulator says of them, from the oldest to the newest.
 *
 * @throws ControlError 400
 */
function listLogs({ context, query }: ServiceControlCall<FunctionsContext>): ControlResult {
  const limit = limitOf(query.limit);
  const lines = (context.runner?.logs() ?? []).map(logLineRepresentation);
  const selected =
    query.function === undefined ? lines : lines.filter((line) => line.function === query.function);
  return { body: { lines: selected.slice(Math.max(0, selected.length - limit)) } };
}

/** @throws ControlError 400 */
function limitOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new ControlError(400, "invalid-query", "limit must be a whole number from 1.");
}

function logLineRepresentation({ time, programId, stream, text }: LogLine) {
  const { function: name, versionId } = programIdParts(programId) ?? { function: programId };
  return {
    time: new Date(time).toISOString(),
    function: name,
    ...(versionId !== undefined && { version: `${versionId}` }),
    stream,
    text,
  };
}
