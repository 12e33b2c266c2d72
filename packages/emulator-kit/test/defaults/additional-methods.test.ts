import { expect, onTestFinished, test } from "vitest";
import { createEmulator, defineService } from "../../src/index.ts";

const content = { "application/json": { $ref: "#/components/mediaTypes/Note" } };
const note = { type: "object", required: ["text"], properties: { text: { type: "string" } } };

const document = {
  openapi: "3.2.0",
  info: { title: "Notes", version: "1" },
  paths: {
    "/notes": {
      query: {
        operationId: "searchNotes",
        requestBody: { required: true, content },
        responses: { 200: { summary: "The notes.", content } },
      },
      additionalOperations: {
        COPY: { operationId: "copyNotes", responses: { 204: { description: "Copied." } } },
      },
    },
  },
  components: { mediaTypes: { Note: { schema: note } } },
};

test("emulates QUERY and additional operations of OpenAPI 3.2, and checks their bodies", async () => {
  const handlers = {
    searchNotes: async ({ body }: { body: { text: string } }) => ({ text: body.text.toUpperCase() }),
    copyNotes: async () => undefined,
  } as never;
  const notes = defineService({ name: "notes", documents: [{ document, handlers }], collections: {} });
  const emulator = createEmulator({ services: [notes] });
  onTestFinished(() => emulator.close());
  const send = async (method: string, body?: object): Promise<unknown[]> => {
    const headers = { "content-type": "application/json" };
    const init = { method, ...(body && { headers, body: JSON.stringify(body) }) };
    const response = await emulator.notes.fetch("http://127.0.0.1/notes", init);
    return [response.status, response.headers.get("allow") ?? (await response.text())];
  };
  expect(await send("QUERY", { text: "milk" })).toEqual([200, '{"text":"MILK"}']);
  expect(await send("QUERY", { text: 5 })).toEqual([400, expect.stringContaining("text")]);
  expect(await send("COPY")).toEqual([204, ""]);
  expect(await send("LINK")).toEqual([405, "COPY, OPTIONS, QUERY"]);
});
