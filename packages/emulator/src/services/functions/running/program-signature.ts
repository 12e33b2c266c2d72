import type { CodeSignature } from "../../../service/code-runner.ts";
import type { FunctionSpec, Generation } from "../functions/stored-function.ts";

/** How a function is called: by requests, or by events as its generation takes them. */
export function programSignature(environment: Generation, { eventTrigger }: FunctionSpec): CodeSignature {
  if (!eventTrigger) return "http";
  return environment === "GEN_1" ? "event" : "cloudevent";
}
