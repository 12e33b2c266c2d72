import { firstSentence } from "@seamline/ui/form/first-sentence";
import { Fragment, type JSX } from "preact";
import { capitalized } from "../html/capitalized.ts";
import { distinct, FILTERED, FILTERED_GROUP, ListFilter } from "../list-filter/list-filter.tsx";
import { Line, Prose } from "../reference/prose.tsx";
import { type Change, type Release, STEPS, type Step } from "./changes.ts";
import { byTheme } from "./themes.ts";

/** Kinds of changes, by semver increment. Before 1.0.0, a minor version can also change existing behavior. */
const KINDS: Readonly<Record<Step, string>> = {
  major: "Breaking changes",
  minor: "Features and changes",
  patch: "Fixes",
};

/** Lists the changes in each release. Each change is listed once, with the packages that it affects. */
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
          { name: "kind", values: distinct(changes.map(({ step }) => KINDS[step])) },
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
      {STEPS.map((step) => (
        <KindSection
          key={step}
          step={step}
          changes={changes.filter((change) => change.step === step)}
          anchor={anchor}
        />
      ))}
    </section>
  );
}

interface SectionProps {
  readonly step: Step;
  readonly changes: readonly Change[];
  /** ID of the release. */
  readonly anchor: string;
}

function KindSection({ step, changes, anchor }: SectionProps): JSX.Element | null {
  if (changes.length === 0) return null;
  return (
    <section {...FILTERED_GROUP}>
      <h3 id={`${anchor}-${step}`}>
        {KINDS[step]} <small data-markdown-ignore>{changes.length}</small>
      </h3>
      {byTheme(changes).map(([theme, own]) => (
        <section key={theme} class="change-theme" {...FILTERED_GROUP}>
          <h4>{theme}</h4>
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
    <li id={name} {...FILTERED} data-kind={KINDS[step]} data-package={packages.join("|")}>
      {rest === "" ? (
        <p class="lead">
          <Line text={lead} />
        </p>
      ) : (
        <details>
          <summary class="lead">
            <Line text={lead.replace(/:$/, ".")} />
          </summary>
          <Prose text={rest} />
        </details>
      )}
      <p class="affected">
        <span class="sr-only">Packages: </span>
        {packages.map((each, index) => (
          <Fragment key={each}>
            {index > 0 && ", "}
            <a href={`/changelog/?package=${each}#${anchor}`}>{each.replace(/^@.*\//, "")}</a>
          </Fragment>
        ))}
      </p>
    </li>
  );
}

/** Separates the first sentence of a change. If a change starts with a list, uses its name instead. */
function withLead({ name = "", text }: Change): { lead: string; rest: string } {
  if (text.startsWith("- ")) return { lead: sentenceOf(name), rest: text };
  const [paragraph = ""] = text.split("\n\n");
  const lead = firstSentence(paragraph.replaceAll("\n", " "));
  return { lead, rest: text.slice(lead.length).trim() };
}

/** Converts a name such as `clear-refusals` to words. */
function sentenceOf(name: string): string {
  return capitalized(name.replaceAll("-", " "));
}
