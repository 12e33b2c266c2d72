import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readDocumentFile, type VerifyOptions, verifyService } from "../../src/verify.ts";
import { KEY, NotesService } from "./notes-service.ts";

const document = readDocumentFile(fileURLToPath(new URL("notes-contract.yaml", import.meta.url)));

/** Verifies a service. If `respond` returns a response, it replaces the service's response. */
function verify(
  respond: (request: Request, service: NotesService) => Response | Promise<Response> | undefined,
  options: Partial<VerifyOptions> = {},
  service: NotesService = new NotesService(),
) {
  return verifyService(document, {
    baseUrl: "https://notes.invalid",
    fetch: async (request) => (await respond(request, service)) ?? service.fetch(request),
    headers: { "Notes-Key": KEY },
    sleep: async () => undefined,
    ...options,
  });
}

const isList = ({ method, url }: Request) => method === "GET" && /\/notes(?:\?|$)/.test(url);

it("a run ends after three requests without a response", async () => {
  let sent = 0;
  const result = await verify(() => {
    sent += 1;
    return sent === 1 ? undefined : Promise.reject(new Error("timed out"));
  });
  expect(sent).toBe(4);
  expect(result).toMatchObject({
    stopped: "the service did not respond to 3 requests in a row",
    isUnresponsive: true,
  });
  expect(result.findings.map(({ rule }) => rule)).toContain("connection");
});

it("reports the items that remain if the service stops responding", async () => {
  let isDown = false;
  const service = new NotesService();
  const { left, requests } = await verify(
    () => {
      isDown ||= service.titles.length === 2;
      return isDown ? Promise.reject(new Error("refused")) : undefined;
    },
    { allowWrites: true },
    service,
  );
  expect(left.length).toBeGreaterThan(0);
  expect(requests).toBeLessThan(40);
});

it("ends without a finding if the service keeps rate-limiting requests", async () => {
  const limited = () => new Response(null, { status: 429 });
  const result = await verify((request) => (request.url.includes("missing") ? limited() : undefined));
  expect(result.findings).toEqual([]);
  expect(result.stopped).toContain("status 429: use --rate");
});

it("a server error contradicts no facts", async () => {
  const failed = () => new Response(null, { status: 503 });
  const { findings, run } = await verify((request) => (isList(request) ? failed() : undefined));
  expect(findings.map(({ rule }) => rule)).toContain("server-error");
  expect(run.operations.listNotes?.contradicted).toEqual([]);
});

it("does not read a long body to the end", async () => {
  let isCancelled = false;
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(100_000).fill(32)),
      cancel: () => {
        isCancelled = true;
      },
    });
  const { findings } = await verify((request) => (isList(request) ? new Response(endless()) : undefined));
  expect(findings.find(({ rule }) => rule === "connection")?.got).toBe("a body of more than 5 MB");
  expect(isCancelled).toBe(true);
});

it("compares long pages quickly", { timeout: 10_000 }, async () => {
  const page = (start: number) =>
    Response.json({
      notes: Array.from({ length: 40_000 }, (_, index) => ({
        noteId: `note-${start + index}`,
        title: "x",
        state: "OPEN",
      })),
      ...(start === 0 && { nextPageToken: "next" }),
    });
  const { findings, requests } = await verify(
    (request) => (isList(request) ? page(request.url.includes("next") ? 40_000 : 0) : undefined),
    { maxRequests: 2 },
  );
  expect({ findings, requests }).toEqual({ findings: [], requests: 2 });
});

it("reports a deeply nested body", async () => {
  const deep = `{"notes":[${"[".repeat(200_000)}${"]".repeat(200_000)}]}`;
  const headers = { "content-type": "application/json" };
  const { findings } = await verify((request) =>
    isList(request) ? new Response(deep, { headers }) : undefined,
  );
  expect(findings.find(({ rule }) => rule === "body")?.expected).toMatch(/nested more than 100 levels/);
});

it("does not confirm pagination from a single page", async () => {
  const { run } = await verify(() => undefined);
  expect(run.operations.listNotes?.confirmed).not.toContain("/paths/~1notes/get/x-pagination");
});

it("does not confirm a transition if every request for it is refused", async () => {
  const refused = () => Response.json({ code: "NO", message: "No." }, { status: 409 });
  const { run } = await verify(({ url }) => (url.endsWith(":lock") ? refused() : undefined), {
    allowWrites: true,
  });
  expect(run.operations.lockNote?.confirmed.filter((each) => each.includes("x-states"))).toEqual([]);
});

it("reserves part of a low request limit for deleting items", async () => {
  const service = new NotesService();
  const result = await verify(() => undefined, { allowWrites: true, maxRequests: 40 }, service);
  expect(result.requests).toBeGreaterThan(20);
  expect(service.requests.length).toBeLessThanOrEqual(40);
  expect(service.notes.size).toBe(0);
  expect(result.stopped).toBe(
    "the run reached its maximum of 40 requests, 10 of which are reserved for removing items",
  );
  expect(result.isUnresponsive).toBe(false);
});
