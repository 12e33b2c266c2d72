import type { FormModel } from "@seamline/ui/form/form-schema";

/** What a fault can be, as a form for `POST /faults` asks for it. */
export const faultForm: FormModel = {
  root: {
    type: "object",
    required: ["operationId"],
    members: {
      operationId: { type: "string", description: "The operation, or `*` for every request." },
      document: {
        type: "string",
        description: "The document of the operation, such as `functions@v1`; all that have it unless given.",
      },
      times: { type: "integer", description: "How many requests it takes effect on; all unless given." },
      after: { type: "integer", description: "How many requests pass before it takes effect." },
      status: { type: "integer", description: "The status that is sent instead of handling the operation." },
      retryAfter: { type: "integer", description: "`Retry-After` of that response, in seconds." },
      body: { type: "any", description: "The body of that response; the service's own unless given." },
      latencyMs: {
        type: "integer",
        description: "How long the response waits, in milliseconds of the clock.",
      },
      reset: {
        type: "string",
        values: ["before", "after"],
        description: "The connection is lost before or after the operation took effect.",
      },
      truncate: { type: "integer", description: "The connection is lost after so many bytes of the body." },
      malformed: { type: "boolean", description: "The body is not valid JSON." },
      contentType: { type: "string", description: "`Content-Type` of the response." },
      pageSize: { type: "integer", description: "No page of a list has more items." },
      repeatToken: { type: "boolean", description: "The token of the next page is the one that came." },
      clampPages: { type: "boolean", description: "A page past the last one is the last one." },
      staleEtag: { type: "boolean", description: "The etag of the request counts as stale." },
    },
  },
  definitions: {},
};

/** What many want to see first. */
export const FAULT_EXAMPLES: readonly { readonly label: string; readonly fault: object }[] = [
  { label: "503 once", fault: { operationId: "*", times: 1, status: 503, retryAfter: 1 } },
  { label: "429 three times", fault: { operationId: "*", times: 3, status: 429, retryAfter: 2 } },
  { label: "Slow by 5 s", fault: { operationId: "*", latencyMs: 5000 } },
  { label: "Connection lost", fault: { operationId: "*", times: 1, reset: "after" } },
  { label: "Broken JSON", fault: { operationId: "*", times: 1, malformed: true } },
];
