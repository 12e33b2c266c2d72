import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import {
  readDocumentFile,
  readWorkflowFile,
  type VerifyOptions,
  type VerifyResult,
  verifyService,
} from "../../src/verify.ts";
import { KEY, NotesService } from "./notes-service.ts";

const document = readDocumentFile(fileURLToPath(new URL("notes-contract.yaml", import.meta.url)));
const workflows = [readWorkflowFile(fileURLToPath(new URL("notes.arazzo.yaml", import.meta.url)))];

function verify(
  service: Pick<NotesService, "fetch">,
  options: Partial<VerifyOptions> = {},
): Promise<VerifyResult> {
  return verifyService(document, {
    baseUrl: "https://notes.invalid",
    fetch: (request) => service.fetch(request),
    headers: { "Notes-Key": KEY },
    allowWrites: true,
    sleep: async () => undefined,
    workflows,
    ...options,
  });
}

it("runs a workflow with recognizable item names, and removes the items", async () => {
  const service = new NotesService();
  const { completed, findings, left } = await verify(service);
  expect({ completed, findings, left }).toEqual({ completed: ["lockedNote"], findings: [], left: [] });
  expect(service.titles.filter((title) => !title.startsWith("seamline-verify-"))).toEqual([]);
  expect(service.notes.size).toBe(0);
});

it("reports the first criterion that a response does not meet", async () => {
  const service = new NotesService();
  const forgetful = {
    async fetch(request: Request): Promise<Response> {
      const response = await service.fetch(request);
      if (request.method !== "GET" || !/note-\d+$/.test(request.url) || !response.ok) return response;
      const note = (await response.json()) as { readonly state: string };
      return Response.json(note.state === "LOCKED" ? { ...note, stars: 0 } : note);
    },
  };
  const { completed, findings } = await verify(forgetful);
  expect(completed).toEqual([]);
  const finding = findings.find(({ rule }) => rule === "workflow");
  expect(finding).toMatchObject({
    operations: ["getNote"],
    expected: "step read of workflow lockedNote must meet $response.body#/stars == 2",
    got: "$response.body#/stars is 0",
  });
  expect(finding?.requests).toHaveLength(3);
});

it("does not change existing items, and reports a workflow input without a value", async () => {
  const service = new NotesService();
  service.notes.set("note-0", { noteId: "note-0", title: "Bread", state: "OPEN" });
  const missing = await verify(service);
  expect(missing.notes).toContain(
    "workflow otherNote is not run: its input noteId has no default: use --set noteId=VALUE",
  );
  const { notes } = await verify(service, { values: { noteId: "note-0" } });
  expect(notes).toContain(
    "workflow otherNote ends before step erase: the step would change an item that the run has not created",
  );
  expect([...service.notes.keys()]).toEqual(["note-0"]);
});

it("skips workflows that change data without allowWrites", async () => {
  const { completed, notes } = await verify(new NotesService(), { allowWrites: false });
  expect(completed).toEqual([]);
  expect(notes).toContain(
    "workflow lockedNote is not run: step write changes data, which needs --allow-writes",
  );
});

it("reports all problems in an Arazzo document", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "workflows-"));
  const file = path.join(folder, "broken.arazzo.yaml");
  writeFileSync(
    file,
    "workflows: [{ workflowId: one, steps: [{ operationId: getNote, successCriteria: [{}] }] }, {}]",
  );
  try {
    readWorkflowFile(file);
    expect.unreachable();
  } catch (error) {
    const lines = `${(error as Error).message}`.split("\n").map((line) => line.replace(/^.*yaml: /, ""));
    expect(lines).toEqual([
      "must be an Arazzo document: write arazzo: 1.0.1 at its start",
      "needs a list of sourceDescriptions",
      "workflow one, step 1 needs a stepId",
      "workflow one, step 1: criterion 1 needs a condition",
      "workflow 2 needs a workflowId",
      "workflow 2 needs a list of steps",
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
