import { readFileSync } from "node:fs";
import type { SpecDocument } from "@seamline/specs";
import { indentOf } from "@seamline/ui/code/long-lines";
import type { JSX } from "preact";
import { highlight } from "../highlight/highlight.ts";
import { contractUrl } from "../model/site-urls.ts";
import { Line } from "../reference/prose.tsx";
import type { OverlayFile } from "./overlay-files.ts";
import { overlayDownloadUrl } from "./overlay-files.ts";

/** Shows an overlay with an anchor for each line, so facts can link to the line that states them. */
export function OverlayPage({ overlay }: { overlay: OverlayFile }): JSX.Element {
  const { file, path, fits, adapts } = overlay;
  const code = readFileSync(file, "utf8").trimEnd();
  const texts = code.split("\n");
  const lines = highlight(code, "yaml").split("\n");
  return (
    <>
      <dl class="facts">
        <dt>Applies to</dt>
        <dd>
          {fits.map((document, index) => (
            <span key={index}>
              {index > 0 && ", "}
              <DocumentLink document={document} />
            </span>
          ))}
        </dd>
        <dt>Purpose</dt>
        <dd>{adapts ? <Line text={adapts.description} /> : "Part of the reference profile"}</dd>
        <dt>File</dt>
        <dd>
          <a href={overlayDownloadUrl(path)} download>
            Download
          </a>
        </dd>
      </dl>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable code must be reachable by keyboard */}
      <pre class="code lines" tabIndex={0}>
        {lines.map((line, index) => (
          <OverlayLine key={index} number={index + 1} indent={indentOf(texts[index] ?? "")} html={line} />
        ))}
      </pre>
    </>
  );
}

/**
 * A line with a link to itself. A style sheet shows the line number, so that copied text does not contain the number.
 */
function OverlayLine(props: { number: number; indent: number; html: string }): JSX.Element {
  const { number, indent, html } = props;
  const link = `<a href="#L${number}" aria-label="Line ${number}" data-line="${number}"></a>`;
  return (
    <code
      id={`L${number}`}
      style={{ "--i": indent }}
      dangerouslySetInnerHTML={{ __html: `${link}${html}\n` }}
    />
  );
}

function DocumentLink({ document }: { document: SpecDocument }): JSX.Element {
  const { title, version } = document;
  return <a href={contractUrl(document)}>{[title, version].filter(Boolean).join(" ")}</a>;
}
