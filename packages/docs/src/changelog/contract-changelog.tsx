import type { Change } from "@seamline/contract-diff/change";
import type { Release, ReleasedChanges } from "@seamline/contract-diff/released";
import type { ContractChangelog } from "@seamline/contract-diff/write-changelog";
import type { JSX } from "preact";
import { type Contract, contracts } from "../model/contract.ts";
import { countOf } from "../reference/field-list.tsx";
import { Line } from "../reference/prose.tsx";

/** Lists the contract changes in each release and since the last release. */
export function ContractChangelogPage({ changelog }: { changelog: ContractChangelog }): JSX.Element {
  const { unreleased, releases } = changelog;
  return (
    <>
      <p>
        This page compares the bundles of each release with the bundles of the previous release. Every change
        is rated by the semver increment that it requires: <code>major</code> may break callers,{" "}
        <code>minor</code> adds something, and <code>patch</code> only changes descriptions and examples.
        Before 1.0.0, a major change is released as a minor version. For other changes to the packages, see
        the <a href="/changelog/">changelog</a>.
      </p>
      {releases.length === 0 ? (
        <NothingReleased contractsToCome={unreleased} />
      ) : (
        <Unreleased changes={unreleased} />
      )}
      {releases.map((release) => (
        <ReleaseSection key={release.version} release={release} />
      ))}
    </>
  );
}

function NothingReleased({ contractsToCome }: { contractsToCome: readonly ReleasedChanges[] }): JSX.Element {
  const contracts = [...Map.groupBy(contractsToCome, titleOf)].map(([title, documents]) => ({
    title,
    documents,
    profiles: documents.map(({ profile }) => profile).join(" and "),
  }));
  const all = new Set(contracts.map(({ profiles }) => profiles));
  return (
    <section>
      <h2 id="unreleased">Unreleased</h2>
      <p>
        Nothing has been released yet. The first release will contain these contracts
        {all.size === 1 && `, each in the profiles ${[...all][0]}`}:
      </p>
      <ul class="to-come">
        {contracts.map(({ title, documents, profiles }) => (
          <li key={title}>
            <DocumentLink document={documents[0] as ReleasedChanges} text={title} />
            {all.size > 1 && <small> {profiles}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Unreleased({ changes }: { changes: readonly ReleasedChanges[] }): JSX.Element {
  return (
    <section>
      <h2 id="unreleased">Unreleased</h2>
      {changes.length === 0 && <p>No contract has changed since the last release.</p>}
      <Documents documents={changes} anchor="unreleased" />
    </section>
  );
}

function ReleaseSection({ release: { version, documents } }: { release: Release }): JSX.Element {
  const anchor = `release-${version}`;
  return (
    <section>
      <h2 id={anchor}>{version}</h2>
      <Documents documents={documents} anchor={anchor} />
    </section>
  );
}

function Documents({
  documents,
  anchor,
}: {
  documents: readonly ReleasedChanges[];
  anchor: string;
}): JSX.Element {
  return (
    <>
      {documents.map((document) => (
        <article
          class="change"
          key={nameOf(document)}
          id={`${anchor}-${nameOf(document).replace(/\W+/g, "-")}`}
        >
          <h3>
            <DocumentLink document={document} /> <small>{document.step}</small>
          </h3>
          <DocumentChanges document={document} />
        </article>
      ))}
    </>
  );
}

function DocumentChanges({ document: { state, changes } }: { document: ReleasedChanges }): JSX.Element {
  if (state === "new") return <p>New contract.</p>;
  if (state === "removed") return <p>The contract was removed.</p>;
  const notable = changes.filter(({ step }) => step !== "patch");
  const smaller = changes.length - notable.length;
  return (
    <>
      <ul class="changes">
        {notable.map((change) => (
          <ChangeLine key={`${change.pointer} ${change.text}`} change={change} />
        ))}
      </ul>
      {smaller > 0 && <p>{countOf(smaller, "change")} to descriptions and examples.</p>}
    </>
  );
}

function ChangeLine({ change: { step, place, text } }: { change: Change }): JSX.Element {
  return (
    <li>
      <small>{step}</small> <code>{place}</code>: <Line text={text} />
    </li>
  );
}

/** Links to the overview of a contract. A removed contract has no overview. */
function DocumentLink(props: { document: ReleasedChanges; text?: string }): JSX.Element {
  const { document, text = nameOf(document) } = props;
  const contract = contractOf(document);
  return contract === undefined ? <>{text}</> : <a href={contract.urls.overview}>{text}</a>;
}

function contractOf({ service, version }: ReleasedChanges): Contract | undefined {
  return contracts().find((each) => each.service === service && each.version === version);
}

function nameOf(document: ReleasedChanges): string {
  return `${titleOf(document)}, ${document.profile}`;
}

function titleOf({ title, version = "" }: ReleasedChanges): string {
  return title.endsWith(version) ? title : `${title} ${version}`;
}
