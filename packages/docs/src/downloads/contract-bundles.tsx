import type { JSX } from "preact";
import { capitalized } from "../html/capitalized.ts";
import { distinct } from "../list-filter/list-filter.tsx";
import { type Download, downloads, formatSize } from "./download-files.ts";
import { contractName } from "./download-table.tsx";

/** Shows a table of bundles for each profile: a row per contract, a column per format. */
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
  const formats = distinct(files.map(({ format }) => format));
  return (
    <section>
      <h3>{capitalized(profile)}</h3>
      <table aria-label={capitalized(profile)}>
        <thead>
          <tr>
            <th scope="col">Contract</th>
            {formats.map((format) => (
              <th key={format} scope="col">
                <Format name={format} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...Map.groupBy(files, contractName)].map(([contract, own]) => (
            <tr key={contract}>
              <th scope="row">{contract}</th>
              {own.map(({ url, format, size }) => (
                <td key={url}>
                  <a
                    href={url}
                    download
                    aria-label={`${formatSize(size)}: ${contract}, ${profile}, ${format}`}
                  >
                    {formatSize(size)}
                  </a>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows a format such as `OpenAPI 3.0, YAML` in two lines. */
function Format({ name }: { name: string }): JSX.Element {
  const [version = "", syntax] = name.split(", ");
  return (
    <>
      <span>{version.replace("OpenAPI ", "")}</span> <span>{syntax}</span>
    </>
  );
}
