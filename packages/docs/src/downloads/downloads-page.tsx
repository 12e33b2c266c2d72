import { generatorOverlays } from "@seamline/specs";
import type { JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { overlayUrl } from "../model/site-urls.ts";
import { Line } from "../reference/prose.tsx";
import { pathBelowSpecs } from "../registers/overlay-files.ts";
import { ContractBundles } from "./contract-bundles.tsx";
import { SEED_SCHEMA_URL } from "./download-files.ts";
import { DownloadTable } from "./download-table.tsx";
import { OpenIn } from "./open-in.tsx";

/** Lists all downloadable files, and explains how to use them. */
export function DownloadsPage(): JSX.Element {
  return (
    <>
      <p>
        Each contract is a single file. The contract <em>as shown</em> contains only what its source states.
        The <em>reference profile</em> adds the facts from overlays. Both are available as OpenAPI 3.1 and 3.0
        with the same meaning. Use 3.1 if your tool supports it. The package{" "}
        <a href="/reference/specs/">
          <code>@seamline/specs</code>
        </a>{" "}
        contains the same files.
      </p>
      <h2 id="contracts">Contracts</h2>
      <ContractBundles />
      <OpenIn />
      <GeneratorOverlays />
      <h2 id="workflows">Workflows</h2>
      <p>
        The Arazzo documents call the reference profile step by step. They refer to each other and to the
        contracts by relative URLs, so keep the folders when you{" "}
        <a href="/downloads/?kind=workflow#files">download them</a>. You can also{" "}
        <a href="/workflows/">read them as stories</a>.
      </p>
      <h2 id="seeds">Emulator seeds</h2>
      <p>
        With the <a href={SEED_SCHEMA_URL}>JSON Schema for seeds</a>, editors complete and validate the
        emulator seeds that you write.
      </p>
      <h2 id="files">All files</h2>
      <DownloadTable />
    </>
  );
}

function GeneratorOverlays(): JSX.Element {
  return (
    <>
      <h2 id="generators">Overlays for generators</h2>
      <p>
        Some <a href="/languages/">generators for other languages</a> need a simpler contract. Apply these
        overlays with Redocly:
      </p>
      <CodeBlock
        code="npx @redocly/cli bundle openapi.yaml --overlay lean.overlay.yaml --output adapted.yaml"
        language="bash"
      />
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">Overlay</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(generatorOverlays, ({ name }) => name)].map(([name, overlays]) => (
            <tr key={name}>
              <th scope="row">
                {name}
                <p>
                  <Line text={overlays[0]?.description ?? ""} />
                </p>
              </th>
              <td>
                <ul>
                  {overlays.map(({ file }) => (
                    <li key={file.href}>
                      <a href={overlayUrl(pathBelowSpecs(file))}>{folderOf(pathBelowSpecs(file))}</a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** Returns the folder of the documents adapted by an overlay, such as `retention` or `functions/v2/reference`. */
function folderOf(overlay: string): string {
  return overlay.replace(/(?:\/generators)?\/[^/]+$/, "");
}
