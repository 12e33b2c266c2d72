import { documents, generatorOverlays, type SpecDocument, workflows } from "@seamline/specs";
import type { JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import { overlayUrl } from "../model/site-urls.ts";
import { Line } from "../reference/prose.tsx";
import { overlayDownloadUrl, overlayFiles, pathBelowSpecs } from "../registers/overlay-files.ts";
import {
  bundleDownloads,
  type Download,
  formatSize,
  seedSchemaDownload,
  workflowDownloads,
} from "./download-files.ts";
import { OpenIn } from "./open-in.tsx";

/** Lists the files of all contracts with their sizes and URLs. */
export function DownloadsPage({ contracts }: { contracts: readonly Contract[] }): JSX.Element {
  return (
    <>
      <p>
        Each bundle contains one contract in a single file. The contract <em>as shown</em> contains only what
        its source states. The <em>reference profile</em> adds the facts from overlays. Both are available as
        OpenAPI 3.1 and 3.0 with the same meaning. Use 3.1 if your tool supports it. The package{" "}
        <code>@seamline/specs</code> contains the same files.
      </p>
      {contracts.map((contract) => (
        <ContractDownloads key={contract.urls.overview} contract={contract} />
      ))}
      <OpenIn />
      <GeneratorOverlays />
      <Workflows />
      <h2 id="seeds">Emulator seeds</h2>
      <p>With this schema, editors complete and validate the emulator seeds that you write.</p>
      <Files files={[seedSchemaDownload()]} />
      <script dangerouslySetInnerHTML={{ __html: COPY }} />
    </>
  );
}

function ContractDownloads({ contract }: { contract: Contract }): JSX.Element {
  const { service, version, title, filled } = contract;
  const profiles = documents.filter((each) => each.service === service && each.version === version);
  const id = [service, version].filter(Boolean).join("-");
  return (
    <section>
      <h2 id={id}>
        <a href={contract.urls.overview}>{[title, version].filter(Boolean).join(" ")}</a>
      </h2>
      {profiles.map((document) => (
        <Profile key={document.profile} document={document} />
      ))}
      <Overlays document={filled.spec} />
    </section>
  );
}

const LABELS: Readonly<Record<SpecDocument["profile"], string>> = {
  "as shown": "As shown",
  reference: "Reference profile",
};

function Profile({ document }: { document: SpecDocument }): JSX.Element {
  return (
    <>
      <h3>{LABELS[document.profile]}</h3>
      <Files files={bundleDownloads(document)} />
    </>
  );
}

function Overlays({ document }: { document: SpecDocument }): JSX.Element | null {
  const used = overlayFiles().filter(({ file }) => document.overlays.some(({ href }) => href === file.href));
  if (used.length === 0) return null;
  return (
    <details>
      <summary>Overlays of the reference profile ({used.length})</summary>
      <ol>
        {used.map(({ path }) => (
          <li key={path}>
            <a href={overlayUrl(path)}>{path}</a>{" "}
            <a href={overlayDownloadUrl(path)} download>
              download
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}

function Files({ files }: { files: readonly Download[] }): JSX.Element {
  return (
    <ul class="files">
      {files.map(({ label, url, size }) => (
        <li key={url}>
          <a href={url} download>
            {label}
          </a>{" "}
          <code>{url}</code> <small>{formatSize(size)}</small>{" "}
          <button type="button" class="copy-button" data-url={url} hidden>
            Copy URL
          </button>
        </li>
      ))}
    </ul>
  );
}

function GeneratorOverlays(): JSX.Element {
  return (
    <>
      <h2 id="generators">Overlays for generators</h2>
      <p>
        Some <a href="/languages/">generators for other languages</a> need a simpler contract. Apply these
        overlays with{" "}
        <code>npx @redocly/cli bundle openapi.yaml --overlay lean.overlay.yaml --output adapted.yaml</code>.
      </p>
      <ul class="files">
        {generatorOverlays.map(({ service, name, description = "", file }) => (
          <li key={file.href}>
            <a href={overlayUrl(pathBelowSpecs(file))}>
              {name} of {service}
            </a>{" "}
            <span>
              <Line text={description} />
            </span>{" "}
            <a href={overlayDownloadUrl(pathBelowSpecs(file))} download>
              download
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function Workflows(): JSX.Element {
  return (
    <>
      <h2 id="workflows">Workflows</h2>
      <p>
        {workflows.length} Arazzo documents call the reference profile step by step. They refer to each other
        and to the bundles by relative URLs, so keep the folder structure when you download them. You can also{" "}
        <a href="/workflows/">read them as stories</a>.
      </p>
      <details>
        <summary>Workflows and their seeds</summary>
        <Files files={workflowDownloads()} />
      </details>
    </>
  );
}

/** Script that copies the absolute URL of a file. */
const COPY = `(() => {
  for (const button of document.querySelectorAll("button[data-url]")) {
    button.hidden = false;
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(new URL(button.dataset.url, document.baseURI).href);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy URL"), 2000);
    });
  }
})()`;
