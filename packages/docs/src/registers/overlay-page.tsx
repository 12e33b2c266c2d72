import { readFileSync } from "node:fs";
import type { SpecDocument } from "@seamline/specs";
import type { JSX } from "preact";
import { highlight } from "../highlight/highlight.ts";
import { contractUrl } from "../model/site-urls.ts";
import { Prose } from "../reference/prose.tsx";
import type { OverlayFile } from "./overlay-files.ts";
import { overlayDownloadUrl } from "./overlay-files.ts";

/** An overlay with an anchor for each of its lines, so that every fact can be followed to the line that states it. */
export function OverlayPage({ overlay }: { overlay: OverlayFile }): JSX.Element {
  const { file, path, fits, adapts } = overlay;
  const lines = highlight(readFileSync(file, "utf8").trimEnd(), "yaml").split("\n");
  return (
    <>
      <p>
        {adapts ? "It adapts to generators of clients " : "It is a part of the reference profile of "}
        {fits.map((document, index) => (
          <span key={index}>
            {index > 0 && ", "}
            <DocumentLink document={document} />
          </span>
        ))}
        .{" "}
        <a href={overlayDownloadUrl(path)} download>
          Download it
        </a>
        .
      </p>
      {adapts && <Prose text={adapts.description} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: wide lines scroll, and keyboards must reach them */}
      <pre class="code lines" tabIndex={0}>
        {lines.map((line, index) => (
          <OverlayLine key={index} number={index + 1} html={line} />
        ))}
      </pre>
    </>
  );
}

function OverlayLine({ number, html }: { number: number; html: string }): JSX.Element {
  return (
    <code
      id={`L${number}`}
      dangerouslySetInnerHTML={{ __html: `<a href="#L${number}">${number}</a>${html}\n` }}
    />
  );
}

function DocumentLink({ document }: { document: SpecDocument }): JSX.Element {
  const { title, version } = document;
  return <a href={contractUrl(document)}>{[title, version].filter(Boolean).join(" ")}</a>;
}
