import { firstSentence } from "@seamline/ui/form/first-sentence";
import { Fragment, type JSX } from "preact";
import { capitalized } from "../html/capitalized.ts";
import { distinct, FILTERED, FILTERED_GROUP, ListFilter } from "../list-filter/list-filter.tsx";
import { countOf } from "../reference/field-list.tsx";
import { Line, Prose } from "../reference/prose.tsx";
import type { Change, Release, Step } from "./changes.ts";
import { byTheme } from "./themes.ts";

/** Labels of changes that are not additions, by semver increment. */
const LABELS: Readonly<Partial<Record<Step, string>>> = { major: "breaking", patch: "fixed" };

/** Lists the changes in each release once, with the packages that they affect. */
export function ChangelogPage({ releases }: { releases: readonly Release[] }): JSX.Element {
  const changes = releases.flatMap((release) => release.changes);
  return (
    <>
      <p>
        Contracts are released as <code>@seamline/specs</code>. The versions of the clients follow{" "}
        <a href="/changelog/contracts/">the changes to their contracts</a>.
      </p>
      <ListFilter
        textLabel="Filter changes"
        amount={changes.length}
        choices={[
          { name: "package", values: distinct(changes.flatMap(({ packages }) => packages)).toSorted() },
        ]}
      />
      {releases.map((release) => (
        <ReleaseSection key={release.version ?? ""} release={release} />
      ))}
    </>
  );
}

function ReleaseSection({ release: { version, changes } }: { release: Release }): JSX.Element {
  const anchor = version ?? "unreleased";
  return (
    <section {...FILTERED_GROUP}>
      <h2 id={anchor}>{version ?? "Unreleased"}</h2>
      {byTheme(changes).map(([theme, own]) => (
        <section key={theme} {...FILTERED_GROUP}>
          <h3 id={`${anchor}-${theme.toLowerCase().replaceAll(" ", "-")}`}>
            {theme} <small>{countOf(own.length, "change")}</small>
          </h3>
          <ul class="change-list">
            {own.map((change) => (
              <ChangeItem key={change.name ?? change.text} change={change} anchor={anchor} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

function ChangeItem(props: { change: Change; anchor: string }): JSX.Element {
  const { change, anchor } = props;
  const { name, step, packages } = change;
  const { lead, rest } = withLead(change);
  return (
    <li id={name} {...FILTERED} data-package={packages.join("|")}>
      <div class="change-title">
        <p class="lead">
          <Line text={lead.replace(/[.:]$/, "")} />
        </p>
        <p class="affected">
          {LABELS[step] && <b class={step}>{LABELS[step]}</b>}{" "}
          {packages.map((each, index) => (
            <Fragment key={each}>
              {index > 0 && " "}
              <a href={`/changelog/?package=${each}#${anchor}`}>{each.replace(/^@.*\//, "")}</a>
            </Fragment>
          ))}
        </p>
      </div>
      <Prose text={rest} />
    </li>
  );
}

/** Separates the first sentence of a change. A change that starts with a list has the words of its name instead. */
function withLead({ name = "", text }: Change): { lead: string; rest: string } {
  if (text.startsWith("- ")) return { lead: sentenceOf(name), rest: text };
  const [paragraph = ""] = text.split("\n\n");
  const lead = firstSentence(paragraph.replaceAll("\n", " "));
  return { lead, rest: text.slice(lead.length).trim() };
}

/** Returns a name such as `clear-refusals` as words. */
function sentenceOf(name: string): string {
  return capitalized(name.replaceAll("-", " "));
}
