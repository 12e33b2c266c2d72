import type { JSX } from "preact";
import { CutCode } from "../highlight/cut-code.tsx";
import { hangingLine, highlight, withHangingIndents } from "../highlight/highlight.ts";
import { escapeHtml } from "../html/markdown-html.ts";
import type { StoryBody } from "./body-text.ts";
import type { StoryHeader, StoryRequest, StoryResponse } from "./story-step.ts";

export function Exchange(props: { request: StoryRequest; response: StoryResponse }): JSX.Element {
  const { request, response } = props;
  return (
    <div class="exchange" data-pagefind-ignore>
      <Message label="Request" head={requestLine(request)} {...request} />
      <Message label="Response" head={statusLine(response)} {...response} />
    </div>
  );
}

function Message(props: {
  label: string;
  head: string;
  headers: readonly StoryHeader[];
  body?: StoryBody;
}): JSX.Element {
  const { label, head, headers, body } = props;
  const lines = [head, ...headers.map(headerLine)];
  const start = lines.map((line, index) => hangingLine(index < lines.length - 1 ? `${line}\n` : line, 0));
  const text =
    body?.kind === "json"
      ? withHangingIndents(highlight(body.text, "json"), body.text)
      : escapeHtml(body?.text ?? "");
  const isFile = body?.kind === "file";
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <CutCode lines={lines.length + 1 + (body?.text.split("\n").length ?? 0)}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable code must be reachable by keyboard */}
        <pre class="code" tabIndex={0}>
          <code dangerouslySetInnerHTML={{ __html: start.join("") }} />
          {/* The blank line between HTTP headers and body, for copied text and screen readers. */}
          {body && <span class="rule">{"\n\n"}</span>}
          {body && <code class={isFile ? "file" : undefined} dangerouslySetInnerHTML={{ __html: text }} />}
        </pre>
      </CutCode>
    </figure>
  );
}

function requestLine({ method, path }: StoryRequest): string {
  const target = escapeHtml(path).replaceAll(/(?<=[^/])([/?]|&amp;)/g, "<wbr>$1");
  return `<b class="method ${method.toLowerCase()}">${method}</b> <span class="target">${target}</span>`;
}

function statusLine({ status }: StoryResponse): string {
  return `<b class="status${status < 400 ? " success" : ""}">${status}</b>`;
}

function headerLine([name, value]: StoryHeader): string {
  return `<i class="k">${escapeHtml(name)}</i>: ${escapeHtml(value)}`;
}
