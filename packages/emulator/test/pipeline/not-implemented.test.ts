import { expect, test } from "vitest";
import { createFaults } from "../../src/faults/create-faults.ts";
import { notImplemented } from "../../src/framework/handlers.ts";
import { openDocument } from "../../src/framework/service-document.ts";
import { createClock } from "../../src/index.ts";
import { createJournal } from "../../src/journal/create-journal.ts";
import { ResponseFinisher } from "../../src/pipeline/finish-response.ts";
import { createRequestHandler } from "../../src/pipeline/handle-request.ts";
import { edge } from "../../src/services/edge/service.ts";

test("the response of an operation without a handler is a 501 in the service's own shape, with its name", async () => {
  const [declared] = edge.documents;
  if (!declared) throw new Error("Edge has a document.");
  const handlers = { ...declared.handlers, getDnsZone: notImplemented };
  const clock = createClock({ mode: "manual" });
  const handle = createRequestHandler({
    service: { ...edge, authenticate: () => ({ number: 1 }) },
    documents: [openDocument({ ...declared, handlers })],
    context: { clock, profile: "documented" },
    faults: createFaults(),
    journal: createJournal({ clock }),
    finisher: new ResponseFinisher(clock),
    control: { match: () => undefined, respond: () => Promise.reject() },
    ready: () => undefined,
    isShared: false,
    inFlight: { add: () => undefined },
    closing: new AbortController().signal,
    strict: false,
  });
  const request = { method: "GET", target: "/dnszone/1", origin: "http://127.0.0.1", headers: new Headers() };
  const { status, body } = await handle({ ...request, body: undefined });
  expect(status).toBe(501);
  expect(JSON.parse(`${body}`)).toMatchObject({
    ErrorKey: "request.not_implemented",
    Message: expect.stringContaining("getDnsZone"),
  });
});
