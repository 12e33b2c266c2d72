import type { JSX } from "preact";
import { distinct, FILTERED, ListFilter } from "../list-filter/list-filter.tsx";
import { contracts, serviceName } from "../model/contract.ts";
import { ScrollBox } from "../reference/scroll-box.tsx";
import { type Download, downloads, formatSize } from "./download-files.ts";

/** Returns the name of a file's contract, for example `Functions v2`. */
export function contractName({ services, version }: Download): string {
  return [services.map(serviceName).join(", "), version].filter(Boolean).join(" ");
}

/** Lists all downloadable files in one table with filters. */
export function DownloadTable(): JSX.Element {
  const files = downloads();
  const named = (values: readonly (string | undefined)[]) => distinct(values.flatMap((value) => value ?? []));
  return (
    <>
      <ListFilter
        textLabel="Filter files"
        amount={files.length}
        choices={[
          { name: "kind", values: named(files.map(({ kind }) => kind)) },
          { name: "service", values: named(contracts().map(({ name }) => name)) },
          { name: "format", values: named(files.map(({ format }) => format)) },
        ]}
      />
      <ScrollBox>
        <table class="downloads stacked">
          <thead>
            <tr>
              <th scope="col">File</th>
              <th scope="col">Contract</th>
              <th scope="col">Kind and format</th>
              <th scope="col" class="number">
                Size
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {files.map((file) => (
              <FileRow key={file.url} file={file} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      <script dangerouslySetInnerHTML={{ __html: COPY }} />
    </>
  );
}

function FileRow({ file }: { file: Download }): JSX.Element {
  const { kind, format, services, profile, url, size } = file;
  const names = services.map(serviceName);
  return (
    <tr {...FILTERED} data-kind={kind} data-service={names.join("|")} data-format={format}>
      <th scope="row">
        <a href={url} download>
          {pathWithBreaks(url.replace("/bundles/", ""))}
        </a>
      </th>
      <td>{contractName(file)}</td>
      <td>
        {kind === "contract" ? profile : kind} <small>{format}</small>
      </td>
      <td class="number">{formatSize(size)}</td>
      <td>
        <button type="button" class="copy-button" data-url={url}>
          Copy URL
        </button>
      </td>
    </tr>
  );
}

/** Allows line breaks in a path after each slash. */
function pathWithBreaks(path: string): JSX.Element[] {
  return path.split(/(?<=\/)/).map((part) => (
    <>
      {part}
      <wbr />
    </>
  ));
}

/** Script that copies the absolute URL of a file. */
const COPY = `(() => {
  for (const button of document.querySelectorAll("button[data-url]")) {
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(new URL(button.dataset.url, document.baseURI).href);
      button.textContent = "Copied";
      setTimeout(() => (button.textContent = "Copy URL"), 2000);
    });
  }
})()`;
