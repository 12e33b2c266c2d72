import { readFileSync } from "node:fs";
import type { SpecDocument } from "@seamline/specs";
import type { JSX } from "preact";
import { highlightedLines } from "../highlight/highlight.ts";
import { contractUrl } from "../model/site-urls.ts";
import { Prose } from "../reference/prose.tsx";
import type { OverlayFile } from "./overlay-files.ts";
import { overlayDownloadUrl } from "./overlay-files.ts";

/** Shows an overlay with an anchor for each line, so facts can link to the line that states them. */
export function OverlayPage({ overlay }: { overlay: OverlayFile }): JSX.Element {
  const { file, path, fits, adapts } = overlay;
  const lines = highlightedLines(readFileSync(file, "utf8").trimEnd(), "yaml");
  return (
    <>
      <p>
        {adapts
          ? "This overlay adapts contracts for client generators: "
          : "This overlay is part of the reference profile of "}
        {fits.map((document, index) => (
          <span key={index}>
            {index > 0 && ", "}
            <DocumentLink document={document} />
          </span>
        ))}
        .{" "}
        <a href={overlayDownloadUrl(path)} download>
          Download
        </a>
        .
      </p>
      {adapts && <Prose text={adapts.description} />}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable code must be reachable by keyboard */}
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
