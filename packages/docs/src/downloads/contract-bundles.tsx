import type { JSX } from "preact";
import { capitalized } from "../html/capitalized.ts";
import { distinct } from "../list-filter/list-filter.tsx";
import { type Download, downloads, formatSize } from "./download-files.ts";
import { contractName } from "./download-table.tsx";

/** Shows a table of bundles for each profile, with a row per contract and a column per format. */
export function ContractBundles(): JSX.Element {
  const files = downloads().filter(({ kind }) => kind === "contract");
  const profiles = distinct(files.flatMap(({ profile }) => profile ?? []));
  return (
    <div class="bundles">
      {profiles.map((profile) => (
        <BundleTable
          key={profile}
          profile={profile}
          files={files.filter((file) => file.profile === profile)}
        />
      ))}
    </div>
  );
}

function BundleTable({ profile, files }: { profile: string; files: readonly Download[] }): JSX.Element {
  const versions = Map.groupBy(distinct(files.map(({ format }) => format)), (format) => partsOf(format)[0]);
  return (
    <section>
      <h3>{capitalized(profile)}</h3>
      <table aria-label={capitalized(profile)}>
        <thead>
          <tr>
            <th scope="col">Contract</th>
            {[...versions].map(([version, formats]) => (
              <th key={version} scope="colgroup" colSpan={formats.length}>
                {version}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(files, contractName)].map(([contract, own]) => (
            <tr key={contract}>
              <th scope="row">{contract}</th>
              {own.map((file) => (
                <td key={file.url}>
                  <BundleLink contract={contract} file={file} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function BundleLink({ contract, file }: { contract: string; file: Download }): JSX.Element {
  const { url, format, profile, size } = file;
  const [, syntax] = partsOf(format);
  return (
    <>
      <a href={url} download aria-label={`${syntax}: ${contract}, ${profile}, ${format}`}>
        {syntax}
      </a>{" "}
      <small>{formatSize(size)}</small>
    </>
  );
}

/** Splits a format such as `OpenAPI 3.0, YAML`. */
function partsOf(format: string): readonly [version: string, syntax: string] {
  const [version = "", syntax = ""] = format.split(", ");
  return [version, syntax];
}
