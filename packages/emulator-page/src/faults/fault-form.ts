import type { FormModel } from "@seamline/ui/form/form-schema";
import { faultExamplesText as examples, faultHints as hints } from "../strings.ts";

/** Describes the body of `POST /faults` for a form. */
export const faultForm: FormModel = {
  root: {
    type: "object",
    required: ["operationId"],
    members: {
      operationId: { type: "string", description: hints.operationId },
      document: { type: "string", description: hints.document },
      times: { type: "integer", description: hints.times },
      after: { type: "integer", description: hints.after },
      status: { type: "integer", description: hints.status },
      retryAfter: { type: "integer", description: hints.retryAfter },
      body: { type: "any", description: hints.body },
      latencyMs: { type: "integer", description: hints.latencyMs },
      reset: {
        type: "string",
        values: ["before", "after"],
        description: hints.reset,
      },
      truncate: { type: "integer", description: hints.truncate },
      malformed: { type: "boolean", description: hints.malformed },
      contentType: { type: "string", description: hints.contentType },
      pageSize: { type: "integer", description: hints.pageSize },
      repeatToken: { type: "boolean", description: hints.repeatToken },
      clampPages: { type: "boolean", description: hints.clampPages },
      staleEtag: { type: "boolean", description: hints.staleEtag },
    },
  },
  definitions: {},
};

/** Common faults to start from in the form. */
export const FAULT_EXAMPLES: readonly { readonly label: string; readonly fault: object }[] = [
  { label: examples.unavailable, fault: { operationId: "*", times: 1, status: 503, retryAfter: 1 } },
  { label: examples.tooManyRequests, fault: { operationId: "*", times: 3, status: 429, retryAfter: 2 } },
  { label: examples.delay, fault: { operationId: "*", latencyMs: 5000 } },
  { label: examples.connectionLost, fault: { operationId: "*", times: 1, reset: "after" } },
  { label: examples.malformed, fault: { operationId: "*", times: 1, malformed: true } },
];
