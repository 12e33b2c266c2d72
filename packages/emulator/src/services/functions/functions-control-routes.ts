import type { ControlResult, ServiceControlCall, ServiceControlRoute } from "@seamline/emulator-kit";
import { allItems, ControlError, withoutUndefined } from "@seamline/emulator-kit";
import type { LogLine } from "@seamline/function-runner/code-runner";
import { postEvent, previewEvent } from "./events/post-event.ts";
import type { StoredDelivery } from "./events/stored-delivery.ts";
import type { FunctionsContext } from "./functions-context.ts";
import { programIdParts } from "./running/program.ts";
import { getSource } from "./source/read-source.ts";

/** The service's control routes under `/__emulator/functions/`. */
export const controlRoutes: readonly ServiceControlRoute<FunctionsContext>[] = [
  {
    method: "GET",
    path: "/events",
    summary:
      "Lists pending and recently settled event deliveries, in order of arrival, or returns the delivery with the given id and its complete event.",
    query: ["delivery"],
    handle: listDeliveries,
  },
  {
    method: "POST",
    path: "/events",
    summary:
      "Delivers a CloudEvent, in structured or binary mode, to all functions with a matching trigger, in one location or in all locations.",
    query: ["project", "location"],
    handle: postEvent,
  },
  {
    method: "POST",
    path: "/event-preview",
    summary: "Lists the functions that a CloudEvent would be delivered to, without delivering it.",
    query: ["project", "location"],
    handle: previewEvent,
  },
  {
    method: "GET",
    path: "/logs",
    summary:
      "Lists the latest log lines of all functions, or of the function with the given full name, oldest first.",
    query: ["function", "limit"],
    handle: listLogs,
  },
  {
    method: "GET",
    path: "/source",
    summary:
      "Lists the files in the deployed archive of the function with the given full name, or returns the text of one file.",
    query: ["function", "path"],
    handle: getSource,
  },
];

/** @throws ControlError 404 */
async function listDeliveries({
  context,
  query,
}: ServiceControlCall<FunctionsContext>): Promise<ControlResult> {
  const { delivery: id } = query;
  if (id !== undefined) return { body: { deliveries: [await completeDelivery(context, id)] } };
  const items = await context.state.read((reader) => allItems(reader, "deliveries", { index: "byNumber" }));
  return { body: { deliveries: items.map(({ value }) => deliveryRepresentation(value)) } };
}

/** @throws ControlError 404 */
async function completeDelivery({ state }: FunctionsContext, id: string): Promise<object> {
  const stored = await state.read((reader) => reader.get("deliveries", id));
  if (!stored) throw new ControlError(404, "not-found", `There is no delivery ${id.slice(0, 200)}.`);
  return { ...deliveryRepresentation(stored), event: stored.event };
}

/** Omits most of the event, because its data can be large. */
function deliveryRepresentation(delivery: StoredDelivery): object {
  const { id, event, state, attempts, problem, nextAttemptAt, createdAt, updatedAt } = delivery;
  return withoutUndefined({
    id,
    function: delivery.function,
    event: { id: event.id, type: event.type },
    state,
    attempts,
    problem,
    createTime: rfc3339(createdAt),
    updateTime: rfc3339(updatedAt),
    nextAttemptAt: nextAttemptAt === undefined ? undefined : rfc3339(nextAttemptAt),
  });
}

function rfc3339(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}

/**
 * Lists the latest log lines, oldest first. Includes the output of functions and the runner's messages about functions.
 *
 * @throws ControlError 400
 */
function listLogs({ context, query }: ServiceControlCall<FunctionsContext>): ControlResult {
  const limit = readLimit(query.limit);
  const lines = (context.attached?.logs() ?? []).map(logLineRepresentation);
  const selected =
    query.function === undefined ? lines : lines.filter((line) => line.function === query.function);
  return { body: { lines: selected.slice(Math.max(0, selected.length - limit)) } };
}

/** @throws ControlError 400 */
function readLimit(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new ControlError(400, "invalid-query", "limit must be a positive integer.");
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
