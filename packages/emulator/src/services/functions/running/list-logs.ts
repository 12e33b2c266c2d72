import { ControlError } from "../../../control/control-error.ts";
import type { LogLine } from "../../../service/code-runner.ts";
import type { ControlResult, ServiceControlCall } from "../../../service/service-control-route.ts";
import type { FunctionsContext } from "../functions-context.ts";
import { programIdParts } from "./program-id.ts";

/**
 * The last lines that functions wrote, and that the emulator says of them, from the oldest to the newest.
 *
 * @throws ControlError 400
 */
export function listLogs({ context, query }: ServiceControlCall<FunctionsContext>): ControlResult {
  const limit = limitOf(query.limit);
  const lines = (context.runner?.logs() ?? []).map(shownLine);
  const asked =
    query.function === undefined ? lines : lines.filter((line) => line.function === query.function);
  return { body: { lines: asked.slice(Math.max(0, asked.length - limit)) } };
}

/** @throws ControlError 400 */
function limitOf(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new ControlError(400, "invalid-query", "limit must be a whole number from 1.");
}

function shownLine({ time, programId, stream, text }: LogLine) {
  const { function: name, versionId } = programIdParts(programId) ?? { function: programId };
  return {
    time: new Date(time).toISOString(),
    function: name,
    ...(versionId !== undefined && { version: `${versionId}` }),
    stream,
    text,
  };
}
