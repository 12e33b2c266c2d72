import { h } from "preact";
import { renderToString } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { workflowText } from "../../src/strings.ts";
import { WorkflowIndex } from "../../src/workflows/workflow-index.tsx";
import { WorkflowPage } from "../../src/workflows/workflow-page.tsx";
import type { WorkflowStory } from "../../src/workflows/workflow-stories.ts";

const story: WorkflowStory = {
  service: "library",
  workflowId: "lendBook",
  slug: "lendBook",
  title: "Lending a book",
  summary: "Lends a book with `lend`.",
  description: "Two steps.",
  file: "lend-book.arazzo.yaml",
  inputs: [{ name: "reader", value: "ada", description: "Who reads." }],
  outputs: [{ name: "loan", value: "loan-1" }],
  steps: [
    {
      stepId: "askForBook",
      title: "Ask for book",
      description: "Asks until the book is there.",
      operation: { service: "library", version: "v1", operationId: "getBook" },
      request: { method: "GET", path: "/v1/books/a&b", headers: [["Authorization", "Bearer ada"]] },
      response: {
        status: 200,
        headers: [["Content-Type", "application/json"]],
        body: { kind: "json", text: '{\n  "note": "<b>"\n}' },
      },
      criteria: ["Status is `200`"],
      outputs: [],
      reliesOnEmulator: true,
      retried: { attempts: 3, waitedSeconds: 2 },
    },
    {
      stepId: "sendPhoto",
      title: "Send photo",
      description: "",
      request: {
        method: "PUT",
        path: "http://127.0.0.1/photos/1",
        headers: [],
        body: { kind: "file", text: "photo.zip, 12 bytes" },
      },
      response: { status: 403, headers: [] },
      criteria: ["Status is `403`"],
      outputs: [],
      reliesOnEmulator: false,
    },
  ],
};

/** Returns the text of a page as a single line, without tags. */
function textOf(html: string): string {
  return html
    .replaceAll(/<wbr\/?>/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

describe("WorkflowPage", () => {
  const html = renderToString(h(WorkflowPage, { story }));

  it("a workflow page has an anchor for each step", () => {
    expect([...html.matchAll(/<li class="step" id="(\w+)"/g)].map(([, id]) => id)).toEqual([
      "askForBook",
      "sendPhoto",
    ]);
  });

  it("links to all steps at the top of the page", () => {
    const [, nav = ""] = html.split("<nav");
    expect(nav.split("</nav>")[0]).toContain('<a href="#sendPhoto">Send photo</a>');
  });

  it("links to contract operations, and describes requests to other URLs", () => {
    expect(html).toContain('<a href="/library/v1/getBook/"><code>getBook</code></a>');
    expect(textOf(html)).toContain("PUT URL from a response");
  });

  it("shows the request and response of each step", () => {
    const text = textOf(html);
    expect(text).toContain("GET /v1/books/a&amp;b Authorization : Bearer ada");
    expect(text).toContain("&lt;b&gt;");
    expect(text).toContain("photo.zip, 12 bytes");
    expect(html).toContain('<b class="status success">200</b>');
    expect(html).toContain('<b class="status">403</b>');
  });

  it("copied text contains a blank line between headers and body", () => {
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain("Content-Type: application/json\n\n{\n");
  });

  it("shows how many attempts a step needed", () => {
    expect(textOf(html)).toContain("3 attempts in 2 seconds");
  });

  it("shows a note at each step that relies on the emulator", () => {
    const [, first = "", second = ""] = html.split('<li class="step"');
    expect(first).toContain(workflowText.reliesOnEmulator);
    expect(second).not.toContain(workflowText.reliesOnEmulator);
  });

  it("shows the inputs, criteria and outputs of a workflow", () => {
    for (const text of ["reader", "Who reads.", "Status is 403", "loan-1"])
      expect(textOf(html)).toContain(text);
  });
});

describe("WorkflowIndex", () => {
  it("links to each workflow in the section of its service", () => {
    const html = renderToString(h(WorkflowIndex, { stories: [story, { ...story, slug: "other" }] }));
    expect(html).toContain('<h2 id="library">library</h2>');
    expect(html).toContain('<a href="/workflows/library/lendBook/">Lending a book</a>');
    expect(html).toContain('href="/workflows/library/other/"');
    expect(textOf(html)).toContain("Lends a book with lend . 2 steps");
  });
});
