import type { ProgramRequest } from "../../../service/code-runner.ts";

/** What an event function of the first generation is told of its event, beside the data. */
export interface BackgroundContext {
  readonly eventId: string;
  /** RFC 3339. */
  readonly timestamp: string;
  readonly eventType: string;
  /** What it happened to; empty where nobody says. */
  readonly resource: string;
}

type EventRequest = Pick<ProgramRequest, "body" | "headers" | "method" | "target">;

/** The request that brings an event to a function of the first generation. */
export function backgroundRequest(
  context: BackgroundContext,
  data: unknown,
  headers: readonly (readonly [string, string])[],
): EventRequest {
  return {
    method: "POST",
    target: "/",
    headers: [["content-type", "application/json"], ...headers],
    body: new TextEncoder().encode(JSON.stringify({ context, data })),
  };
}
