import { expect, test } from "vitest";
import { generate } from "../src/index.ts";
import { documentOf, operation, textOf } from "./support/generated.ts";
import { liveClient, startRecorder } from "./support/live-client.ts";
import { typeCheck } from "./support/type-check.ts";
import { fixture } from "./support/workspace.ts";

const spec = fixture("notes-3.2.yaml");

const consumer = `
import { createClient } from "@seamline/client-core";
import { definition } from "./operations.gen.ts";
import type { Note } from "./types.gen.ts";

const notes = createClient(definition, { baseUrl: "http://localhost", auth: false });
export const found: Promise<{ notes: Note[] }> = notes.notes.search({ body: { text: "milk" } });
export const listed: Promise<{ notes: Note[] }> = notes.notes.list({ query: { since: "2026-01-01", label: ["a"] } });
export const copy: Promise<Note> = notes.notes.copy({ noteId: "1", header: { Destination: "/notes/2" } });
export const pinned: Promise<undefined> = notes.notes.shelves.pinNotesByNoteId({ noteId: "1" });
export const same: Promise<Note> = notes.request("COPY", "/notes/{noteId}", { noteId: "1", header: { Destination: "2" } });
void notes.http.request("QUERY", "/notes", { body: { text: "milk" } });
export const drawing: Note["content"] = { kind: "drawing" };
export const kind = (note: Note): string | undefined => note.content.kind;
// @ts-expect-error: the body of the search is required.
void notes.notes.search({});
// @ts-expect-error: \`since\` in the query string is required.
void notes.notes.list({ query: { label: [] } });
// @ts-expect-error: \`/notes\` has no COPY.
void notes.request("COPY", "/notes");
`;

interface Notes {
  readonly request: (method: string, path: string, input?: object) => Promise<unknown>;
  readonly http: { request(method: string, path: string, init?: object): Promise<unknown> };
  readonly notes: Readonly<Record<string, (input?: object) => Promise<unknown>>> & {
    readonly shelves: Readonly<Record<string, (input?: object) => Promise<unknown>>>;
  };
}

test("generates a client that compiles, without warnings, from an OpenAPI 3.2 contract", async () => {
  const problems: string[] = [];
  const files = await generate({ spec, onWarning: ({ message }) => problems.push(message) });
  expect(problems).toEqual([]);
  expect(await typeCheck([...files, { path: "consumer.ts", text: consumer }])).toBe("");
  expect(textOf(files, "client.gen.ts")).toContain("@returns `200`: The notes that match.");
  const operations = textOf(files, "operations.gen.ts");
  expect(operations).toMatch(/method: "QUERY".*idempotent: true/);
  expect(operations).toMatch(/method: "Pin".*idempotent: false/);
});

test("sends QUERY and additional operations with the methods in the contract", async () => {
  const server = await startRecorder((response, { line }) => {
    const status = line.startsWith("Pin") ? 204 : 200;
    response
      .writeHead(status, { "content-type": "application/json" })
      .end(status === 204 ? "" : '{"notes":[]}');
  });
  const client = await liveClient<Notes>(await generate({ spec }), server.url);
  expect(await client.notes.search?.({ body: { text: "milk" } })).toEqual({ notes: [] });
  await client.notes.list?.({ query: { since: "2026-01-01", label: ["a", "b&c"] } });
  await client.notes.copy?.({ noteId: "1", header: { Destination: "/notes/2" } });
  await client.request("COPY", "/notes/{noteId}", { noteId: "3", header: { Destination: "/notes/4" } });
  await client.http.request("query", "/notes", { body: { text: "tea" } });
  expect(server.received.map(({ line, body }) => [line, body].filter(Boolean).join(" "))).toEqual([
    'QUERY /notes {"text":"milk"}',
    "GET /notes?since=2026-01-01&label=a,b%26c",
    "COPY /notes/1",
    "COPY /notes/3",
    'QUERY /notes {"text":"tea"}',
  ]);
  expect(server.received[2]?.headers.destination).toBe("/notes/2");
});

test("keeps the case of a method that is not uppercase", async () => {
  const sent: string[] = [];
  const fetch = async (request: Request): Promise<Response> => {
    sent.push(`${request.method} ${new URL(request.url).pathname}`);
    return new Response(null, { status: 204 });
  };
  const client = await liveClient<Notes>(await generate({ spec }), "http://localhost", { fetch });
  await client.notes.shelves.pinNotesByNoteId?.({ noteId: "1" });
  await client.request("pin", "/notes/{noteId}", { noteId: "1" });
  expect(sent).toEqual(["Pin /notes/1", "Pin /notes/1"]);
});

test("lists every invalid additional operation and tag at once", async () => {
  const paths = {
    "/notes": {
      additionalOperations: { POST: operation(), "A B": operation(), COPY: operation(), copy: operation() },
    },
  };
  const tags = [
    { name: "notes", parent: "note" },
    { name: "a", parent: "b" },
    { name: "b", parent: "a" },
  ];
  const failure = await generate({ spec: documentOf(paths, { tags }) }).catch((reason: Error) => reason);
  const at = "#/paths/~1notes/additionalOperations";
  expect((failure as Error).message.split("\n").filter((line) => line.includes("#/"))).toEqual([
    expect.stringContaining(`${at}/POST: POST is not an additional operation: move it from`),
    expect.stringContaining(`${at}/A B: invalid method A B: write an HTTP method such as COPY`),
    expect.stringContaining(`${at}/copy: the methods COPY and copy only differ in case`),
    expect.stringContaining(
      "#/tags/0/parent: the parent note of the tag notes is not defined: add it to tags or write notes",
    ),
    expect.stringContaining("#/tags/1/parent: the tag a is its own parent"),
    expect.stringContaining("#/tags/2/parent: the tag b is its own parent"),
  ]);
});
