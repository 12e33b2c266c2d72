import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readDocumentFile, type VerifyOptions, verifyService } from "../../src/verify.ts";
import { KEY, NotesService } from "./notes-service.ts";

const document = readDocumentFile(fileURLToPath(new URL("notes-contract.yaml", import.meta.url)));

/** Changes the response to a request. */
type Defect = (response: Response, request: Request, service: NotesService) => Response | Promise<Response>;

function verify(service: NotesService, options: Partial<VerifyOptions> = {}, defect?: Defect) {
  const fetch = async (request: Request): Promise<Response> => {
    const copy = request.clone();
    const response = await service.fetch(request);
    return defect ? defect(response, copy, service) : response;
  };
  return verifyService(document, {
    baseUrl: "https://notes.invalid",
    fetch,
    headers: { "Notes-Key": KEY },
    allowWrites: true,
    sleep: async () => undefined,
    ...options,
  });
}

describe("a service that follows its contract", () => {
  it("verify calls every operation and has no findings for a service that matches its contract", async () => {
    const result = await verify(new NotesService());
    expect(result.findings).toEqual([]);
    expect(result.notSent).toEqual([]);
    expect(result.requests).toBeLessThan(150);
  });

  it("verify gives its items recognizable names and removes them after the run", async () => {
    const service = new NotesService();
    const known = { noteId: "note-0", title: "Bread", state: "OPEN" } as const;
    service.notes.set("note-0", known);
    const { left } = await verify(service);
    expect([...service.notes.values()]).toEqual([known]);
    expect(left).toEqual([]);
    expect(service.titles.filter((title) => !title.startsWith("seamline-verify-"))).toEqual([]);
  });

  it("verify sends only GET requests without allowWrites", async () => {
    const service = new NotesService();
    service.notes.set("note-0", { noteId: "note-0", title: "Bread", state: "OPEN" });
    const { notSent } = await verify(service, { allowWrites: false });
    expect(service.requests.filter((each) => !each.startsWith("GET "))).toEqual([]);
    expect(notSent).toEqual(["createNote", "updateNote", "deleteNote", "lockNote"]);
  });

  it("an interrupted run of verify deletes the items that it created", async () => {
    const service = new NotesService();
    const controller = new AbortController();
    const result = await verify(service, { signal: controller.signal }, (response) => {
      if (service.titles.length === 2) controller.abort();
      return response;
    });
    expect(result.stopped).toBe("the run was interrupted");
    expect(service.titles).toHaveLength(2);
    expect(service.notes.size).toBe(0);
  });

  it("verify sends at most the maximum number of requests, and deletes all created items", async () => {
    const service = new NotesService();
    const result = await verify(service, { maxRequests: 80 });
    expect(result.stopped).toContain("maximum of 80 requests");
    expect(service.requests.length).toBeLessThanOrEqual(80);
    expect(service.notes.size).toBe(0);
  });

  it("verify sends the same requests for the same seed, except for the names of items", async () => {
    const bodiesOf = async (seed: number): Promise<string[]> => {
      const sent: string[] = [];
      await verify(new NotesService(), { seed }, async (response, request) => {
        sent.push((await request.text()).replace(/seamline-verify-\w+-/g, ""));
        return response;
      });
      return sent;
    };
    const first = await bodiesOf(7);
    expect(await bodiesOf(7)).toEqual(first);
    expect(await bodiesOf(8)).not.toEqual(first);
  });

  it("a run of verify confirms the facts of the contract", async () => {
    const { run } = await verify(new NotesService(), { now: () => Date.UTC(2026, 0, 2) });
    expect(run).toMatchObject({ service: "notes-contract", date: "2026-01-02" });
    expect(run.operations.lockNote?.confirmed).toContain(
      "/components/schemas/Note/properties/state/x-states/transitions/1",
    );
    expect(run.operations.listNotes?.confirmed).toContain("/paths/~1notes/get/x-pagination");
    expect(run.operations.getNote?.contradicted).toEqual([]);
  });

  it("the result of verify contains members at open points, but no credentials", async () => {
    const result = await verify(new NotesService());
    const places = result.observation.documents.flatMap(({ places }) => [...places.values()]);
    expect(places.some(({ members }) => members.has("colour"))).toBe(true);
    expect(JSON.stringify(result)).not.toContain(KEY);
  });
});

it("lists the operations that were not sent before the maximum number of requests was reached", async () => {
  const all = await verify(new NotesService());
  const short = await verify(new NotesService(), { maxRequests: 4 });
  const sent = Object.keys(short.run.operations);
  expect(short.stopped).toContain("maximum of 4 requests");
  expect(short.notSent.length).toBeGreaterThan(all.notSent.length);
  expect(sent).not.toEqual([]);
  expect(sent.filter((each) => short.notSent.includes(each))).toEqual([]);
});

it("groups undocumented members of all items and operations into one finding", async () => {
  const service = new NotesService();
  for (const noteId of ["a", "b", "c"]) service.notes.set(noteId, { noteId, title: "Bread", state: "OPEN" });
  const withExtras = (note: unknown) => ({ ...Object(note), extra: 1, more: 2 });
  const { findings } = await verify(service, { allowWrites: false }, (response) =>
    response.ok
      ? changed(response, (body) =>
          Array.isArray(body["notes"]) ? { ...body, notes: body["notes"].map(withExtras) } : withExtras(body),
        )
      : response,
  );
  expect(findings).toEqual([
    expect.objectContaining({
      rule: "closed-schema",
      operations: ["listNotes", "getNote"],
      expected: expect.stringMatching(/must have only documented members$/),
      got: "has extra, has more",
    }),
  ]);
});

/** Reads a JSON body, changes it and returns a new response. */
async function changed(
  response: Response,
  change: (body: Record<string, unknown>) => unknown,
): Promise<Response> {
  const body = (await response.json()) as Record<string, unknown>;
  return Response.json(change(body), { status: response.status });
}

const isGet = ({ method, url }: Request) => method === "GET" && /\/notes\/note-\d+$/.test(url);

const DEFECTS: readonly (readonly [name: string, rule: string, defect: Defect])[] = [
  [
    "a response without a required member",
    "body",
    (response, request) =>
      isGet(request) && response.ok ? changed(response, ({ title: _, ...rest }) => rest) : response,
  ],
  [
    "an undocumented member",
    "closed-schema",
    (response, request) =>
      isGet(request) && response.ok ? changed(response, (body) => ({ ...body, extra: 1 })) : response,
  ],
  [
    "an undocumented status",
    "status",
    (response, { method }) => (method === "DELETE" ? new Response(null, { status: 202 }) : response),
  ],
  [
    "a wrong media type",
    "media-type",
    async (response, request) =>
      isGet(request) ? new Response(await response.text(), { status: response.status }) : response,
  ],
  [
    "an error body without a message",
    "body",
    (response) => (response.status === 404 ? changed(response, ({ code }) => ({ code })) : response),
  ],
  [
    "a status 500",
    "server-error",
    (response) => (response.status === 400 ? new Response("", { status: 500 }) : response),
  ],
  [
    "a page that repeats an item",
    "pagination",
    (response, { url }) =>
      url.includes("pageSize=1&")
        ? changed(response, (body) => ({ ...body, notes: [{ noteId: "note-1", title: "x", state: "OPEN" }] }))
        : response,
  ],
  [
    "an update that is not stored",
    "updated-item",
    (response, { method }) =>
      method === "PUT" && response.ok ? changed(response, (body) => ({ ...body, title: "other" })) : response,
  ],
  [
    "a deleted item that can be read",
    "deleted-item",
    (response, request) =>
      isGet(request) && response.status === 404
        ? Response.json({ noteId: "note-2", title: "x", state: "OPEN" })
        : response,
  ],
  [
    "a transition that the state forbids",
    "state-transition",
    (response, { url }, { notes }) => {
      const [, id = ""] = /\/notes\/([^/]+):lock$/.exec(url) ?? [];
      const note = notes.get(id);
      if (response.status !== 409 || note === undefined) return response;
      notes.set(id, { ...note, state: "OPEN" });
      return Response.json({ ...note, state: "OPEN" });
    },
  ],
  [
    "access without credentials",
    "credentials",
    (response, { method }) =>
      method === "GET" && response.status === 401 ? Response.json({ notes: [] }) : response,
  ],
];

it("verify reads the first page of a list whose pagination style it does not support", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "verify-"));
  const file = path.join(folder, "notes.yaml");
  const text = readFileSync(new URL("notes-contract.yaml", import.meta.url), "utf8");
  writeFileSync(file, text.replace(/x-pagination: .*/, "x-pagination: { style: link, items: /notes }"));
  const service = new NotesService();
  try {
    const { findings } = await verifyService(readDocumentFile(file), {
      baseUrl: "https://notes.invalid",
      fetch: service.fetch,
      headers: { "Notes-Key": KEY },
    });
    expect(findings).toEqual([]);
    expect(service.requests).toContain("GET /notes");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("a service that breaks its contract", () => {
  it.each(DEFECTS)("verify reports %s", async (_, rule, defect) => {
    const { findings } = await verify(new NotesService(), {}, defect);
    expect(findings.map((each) => each.rule)).toContain(rule);
  });

  it("reports one finding per cause, with the violated statement, its origin and a curl command", async () => {
    const { findings } = await verify(new NotesService(), {}, (response) =>
      response.ok && response.status !== 204
        ? changed(response, (body) => ("state" in body ? { ...body, state: "GONE" } : body))
        : response,
    );
    const [finding, ...others] = findings.filter(({ rule }) => rule === "body");
    expect(others).toEqual([]);
    expect(finding).toMatchObject({
      pointer: "/components/schemas/Note/properties/state",
      at: "/state",
      expected: "state must be one of OPEN, LOCKED",
      got: "a string",
      origin: expect.stringContaining("notes-contract.yaml"),
    });
    expect(finding?.operations).toEqual(expect.arrayContaining(["createNote", "getNote", "updateNote"]));
    expect(finding?.requests.at(-1)).toMatch(/^curl .*-H 'Notes-Key: \[redacted\]'/);
  });

  it("a finding contains the smallest invalid request that the service accepts", async () => {
    const { findings } = await verify(new NotesService(), {}, (response, { method }, service) => {
      if (method !== "POST" || response.status !== 400) return response;
      const note = { noteId: "note-99", title: "x", state: "OPEN" } as const;
      service.notes.set("note-99", note);
      return Response.json(note, { status: 201 });
    });
    const accepted = findings.filter(({ rule }) => rule === "invalid-request");
    expect(accepted).toHaveLength(1);
    expect(accepted[0]?.requests.join("")).toMatch(/-d '\{"stars":3,"title":(?:false|"")\}'/);
  });

  it("reports a known difference with its reason instead of as a finding", async () => {
    const known = [
      { rule: "status", operation: "deleteNote", reason: "Deletion is asynchronous." },
      { rule: "media-type", reason: "Unused." },
    ];
    const result = await verify(new NotesService(), { known }, (response, { method }) =>
      method === "DELETE" && response.status === 204 ? new Response(null, { status: 202 }) : response,
    );
    expect(result.findings).toEqual([]);
    expect(result.known.map(({ reason }) => reason)).toEqual(["Deletion is asynchronous."]);
    expect(result.unseen).toEqual([known[1]]);
  });
});
