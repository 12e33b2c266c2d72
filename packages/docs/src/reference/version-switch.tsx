import type { JSX } from "preact";
import { type Contract, contracts } from "../model/contract.ts";
import { type Subject, type VersionLink, versionLinks, versionsUrl } from "../model/versions.ts";

/**
 * Links to the same page, or to the nearest page, in other versions of the service. Empty if there is only one version.
 */
export function VersionSwitch(props: { contract: Contract; subject: Subject }): JSX.Element | null {
  const { contract, subject } = props;
  const links = versionLinks(contracts(), contract, subject);
  if (links.length === 0) return null;
  return (
    <nav class="version-switch" aria-label="Versions of this page">
      <ul>
        {links.map((link) => (
          <li key={link.version}>
            <VersionItem link={link} subject={subject} />
          </li>
        ))}
      </ul>
      <a href={versionsUrl(contract)}>Compare versions</a>
    </nav>
  );
}

function VersionItem({ link, subject }: { link: VersionLink; subject: Subject }): JSX.Element {
  const { version, url, isCurrent, isSame } = link;
  if (isCurrent) return <b aria-current="page">{version}</b>;
  if (isSame) return <a href={url}>{version}</a>;
  return (
    <a href={url} class="elsewhere" aria-label={`${version}, does not have this ${subject.kind}`}>
      {version}
    </a>
  );
}
