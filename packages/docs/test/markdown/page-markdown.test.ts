import { expect, test } from "vitest";
import { pageMarkdown } from "../../src/markdown/page-markdown.ts";

const markdownOf = (html: string): string => pageMarkdown("/guides/", `<main><h1>Title</h1>${html}</main>`);

test("page Markdown starts with the title and links to the HTML page and the index", () => {
  const [title, , about] = markdownOf("<p>Text.</p>").split("\n");
  expect(title).toBe("# Title");
  expect(about).toBe("[HTML page](page:/guides/). Index of all pages: [llms.txt](site:/llms.txt).");
});

test("omits elements with data-markdown-ignore, even inside profile-specific parts", () => {
  const ignored = "<div data-markdown-ignore><p>Only in a browser.</p></div>";
  const text = markdownOf(`${ignored}<div class="in-shown">${ignored}<p>Different.</p></div><p>Kept.</p>`);
  expect(text).not.toContain("Only in a browser.");
  expect(text).toContain("Kept.");
  expect(text).toContain("Different.");
});

test("the as-shown section contains only differences from the reference profile", () => {
  const text = markdownOf(`<div class="in-filled"><h2>Body</h2><p>Same.</p><h2>Errors</h2><p>One.</p></div>
    <div class="in-shown"><h2>Body</h2><p>Same.</p><h2>Errors</h2><p>Two.</p></div>`);
  const [, shown = ""] = text.split("## As shown");
  expect(shown).toContain("### Errors\n\nTwo.");
  expect(shown).not.toContain("Same.");
  expect(shown).not.toContain("### Body");
});

test("page Markdown has no as-shown section if nothing differs", () => {
  const text = markdownOf(
    `<div class="in-filled"><p>Same.</p></div><div class="in-shown"><p>Same.</p></div>`,
  );
  expect(text).not.toContain("As shown");
});

test("links to each page only once in a list of notes", () => {
  const text = markdownOf(
    `<ol class="notes"><li><a href="/points/#a">a, line 1</a></li><li><a href="/points/#b">a, line 2</a></li></ol>`,
  );
  expect(text).toContain("1. [a, line 1](site:/points/)\n2. a, line 2");
});

test("prints short error examples on one line, and long ones as blocks", () => {
  const long = JSON.stringify({ message: "x".repeat(400) }, null, 2);
  const text = markdownOf(
    `<ul class="errors"><li><p>404</p><pre><code>{\n  "code": 5\n}</code></pre><pre><code>${long}</code></pre></li></ul>`,
  );
  expect(text).toContain('`{"code":5}`');
  expect(text).toMatch(/```\n\s*\{\n/);
});
