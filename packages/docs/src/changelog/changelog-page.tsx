import type { JSX } from "preact";
import { markdownHtml } from "../html/markdown-html.ts";
import { countOf } from "../reference/field-list.tsx";
import { Line, Prose } from "../reference/prose.tsx";
import { type Change, changesByPackage, type PackageChanges } from "./changes.ts";

const changesets = import.meta.glob<string>("../../../../.changeset/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const manifests = import.meta.glob<{ name: string }>(
  ["../../../*/package.json", "../../../../specs/package.json"],
  { import: "default", eager: true },
);
const changelogs = import.meta.glob<string>(["../../../*/CHANGELOG.md", "../../../../specs/CHANGELOG.md"], {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Returns the unreleased and released changes of every package. */
export function repositoryChanges(): PackageChanges[] {
  const named = Object.entries(changelogs).map(([file, text]) => {
    const manifest = manifests[file.replace(/CHANGELOG\.md$/, "package.json")];
    return [manifest?.name ?? file, text] as const;
  });
  const pending = Object.entries(changesets).map(([file, text]) => [nameOf(file), text] as const);
  return changesByPackage(Object.fromEntries(pending), Object.fromEntries(named));
}

function nameOf(file: string): string {
  return file.replace(/^.*\/(.+)\.md$/, "$1");
}

export function ChangelogPage({ packages }: { packages: readonly PackageChanges[] }): JSX.Element {
  const changes = new Map(
    packages.flatMap(({ unreleased }) => unreleased.map((change) => [change.name, change])),
  );
  return (
    <>
      <p>
        All changes since the last release, and the changes in each release. Contracts are released as{" "}
        <code>@seamline/specs</code>. The versions of the clients follow{" "}
        <a href="/changelog/contracts/">the changes to their contracts</a>.
      </p>
      <ul class="contents">
        {packages.map(({ name, unreleased }) => (
          <li key={name}>
            <a href={`#${anchorOf(name)}`}>{name}</a>{" "}
            <small>{countOf(unreleased.length, "unreleased change")}</small>
          </li>
        ))}
      </ul>
      {packages.map((each) => (
        <Package key={each.name} changes={each} />
      ))}
      <h2 id="unreleased">Unreleased changes</h2>
      {[...changes.values()].map((change) => (
        <article class="change" id={change.name} key={change.name}>
          <Prose text={change.text} />
        </article>
      ))}
    </>
  );
}

function anchorOf(name: string): string {
  return name.replace(/^@.*\//, "");
}

function Package({ changes: { name, unreleased, released } }: { changes: PackageChanges }): JSX.Element {
  return (
    <section>
      <h2 id={anchorOf(name)}>{name}</h2>
      {unreleased.length > 0 && (
        <>
          <h3>Unreleased</h3>
          <ul class="changes">
            {unreleased.map((change) => (
              <PendingChange key={change.name} change={change} />
            ))}
          </ul>
        </>
      )}
      {released && <div class="prose" dangerouslySetInnerHTML={{ __html: markdownHtml(released) }} />}
    </section>
  );
}

/** Shows the first words of a change with a link to the full text, which several packages may share. */
function PendingChange({ change: { name, step, text } }: { change: Change }): JSX.Element {
  const first = (text.split("\n\n")[0] ?? "").replace(/:$/, "");
  return (
    <li>
      <small>{step}</small>{" "}
      <a href={`#${name}`}>
        <Line text={first} />
      </a>
    </li>
  );
}
