import type { HttpRequest } from "../http/http-request.ts";

/** What a control request is answered with; 204 where there is nothing to say. */
export interface ControlResult {
  readonly status?: number;
  readonly body?: unknown;
  /** The body as JSON, where that is written already. */
  readonly json?: string;
}

/** A control request of a service. */
export interface ServiceControlCall<Context> {
  readonly context: Context;
  /** Parameters of the query that were given. */
  readonly query: Readonly<Record<string, string>>;
  readonly request: HttpRequest;
  /** @throws ControlError where there is no body, or one that is no JSON */
  json(): unknown;
}

/** Something that a service can be asked under `/__emulator/<name>`, beside what every emulator can be. */
export interface ServiceControlRoute<Context> {
  readonly method: "GET" | "POST" | "DELETE";
  /** What follows `/__emulator/<name>`: one segment, such as `/events`. */
  readonly path: string;
  readonly summary: string;
  /** Names of parameters that the query may have: none unless given. */
  readonly query?: readonly string[];
  /** @throws ControlError */
  handle(call: ServiceControlCall<Context>): ControlResult | Promise<ControlResult>;
}
