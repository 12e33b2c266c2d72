import { generatorOverlays } from "@seamline/specs";
import { Fragment, type JSX } from "preact";
import type { Results } from "../../../../languages/src/results.ts";
import { stages } from "../../../../languages/src/stage.ts";
import { type Count, type Failure, type Summary, summariesOf } from "../../../../languages/src/summary.ts";
import { capitalized } from "../html/capitalized.ts";
import { overlayUrl } from "../model/site-urls.ts";
import { countOf } from "../reference/field-list.tsx";
import { ScrollBox } from "../reference/scroll-box.tsx";
import { pathBelowSpecs } from "../registers/overlay-files.ts";

const files = import.meta.glob<Results>("../../../../languages/generators/*/results.json", {
  import: "default",
  eager: true,
});

/** Returns the recorded results of all generators. */
export function recordedSummaries(): Summary[] {
  return summariesOf(Object.values(files));
}

/** Shows the test results of third-party generators. */
export function LanguagesPage({ summaries }: { summaries: readonly Summary[] }): JSX.Element {
  const languages = [...Map.groupBy(summaries, ({ language }) => language)].toSorted(([a], [b]) =>
    a < b ? -1 : 1,
  );
  const [whole = [], part = []] = [true, false].map((passes) =>
    summaries.filter(({ counts: { compiles } }) => (compiles?.passed === compiles?.wanted) === passes),
  );
  return (
    <>
      <p>
        Results of {countOf(summaries.length, "generator")} from the last run of{" "}
        <code class="short">npx -y pnpm test:languages</code>. Each generator created a client for every
        contract, and the client was compiled. Some clients were also run against the emulator, with the
        reference profile. The test program creates an item, reads two pages of a list, calls a custom verb,
        and reads an error. For functions, it also uploads an archive to a signed URL.
      </p>
      <p>
        The bundles and the overlays are available as <a href="/downloads/">downloads</a>.
      </p>
      <p>
        {whole.length} of {summaries.length} generators create clients for all contracts that compile.
        {part.map(({ tool, language }, index) => (
          <Fragment key={tool}>
            {index === 0 ? " Not yet: " : ", "}
            <a href={`#${anchorOf(language)}`}>{tool}</a>
            {index === part.length - 1 && "."}
          </Fragment>
        ))}
      </p>
      {languages.map(([language, own]) => (
        <section key={language} class="language">
          <h2 id={anchorOf(language)}>{language}</h2>
          <ScrollBox>
            <Matrix summaries={own} />
          </ScrollBox>
          {own.map(
            ({ tool, failures }) => failures.length > 0 && <Failures {...{ tool, failures }} key={tool} />,
          )}
        </section>
      ))}
    </>
  );
}

function anchorOf(language: string): string {
  return language
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replace(/-$/, "");
}

function Matrix({ summaries }: { summaries: readonly Summary[] }): JSX.Element {
  return (
    <table class="matrix stacked">
      <thead>
        <tr>
          <th scope="col">Generator</th>
          {stages.map((stage) => (
            <th scope="col" key={stage}>
              {capitalized(stage)}
            </th>
          ))}
          <th scope="col">Input and settings</th>
        </tr>
      </thead>
      <tbody>
        {summaries.map((summary) => (
          <GeneratorRow key={summary.tool} summary={summary} />
        ))}
      </tbody>
    </table>
  );
}

function GeneratorRow({ summary }: { summary: Summary }): JSX.Element {
  const { tool, version, form, overlays, settings, counts } = summary;
  return (
    <tr>
      <th scope="row">
        {tool} <small>{version}</small>
      </th>
      {stages.map((stage) => (
        <CountCell key={stage} stage={stage} count={counts[stage]} />
      ))}
      <td>
        OpenAPI {form}
        {overlays.map((name) => (
          <Fragment key={name}>
            {" "}
            <OverlayLink name={name} />
          </Fragment>
        ))}{" "}
        {settings.map((setting) => (
          <code key={setting}>{withBreaks(setting)}</code>
        ))}
      </td>
    </tr>
  );
}

function CountCell({ stage, count }: { stage: string; count: Count | undefined }): JSX.Element {
  if (!count)
    return (
      <td data-label={capitalized(stage)} class="not-run">
        not run
      </td>
    );
  const { passed, wanted } = count;
  return (
    <td data-label={capitalized(stage)} class={passed === wanted ? "passed" : "failed"}>
      {passed} of {wanted}
    </td>
  );
}

/** Allows line breaks after commas and equals signs, but not after the hyphens of a flag. */
function withBreaks(text: string): JSX.Element[] {
  return text.split(/(?<=[,=])/).map((part, index) => (
    <Fragment key={index}>
      <span class="flag">{part}</span>
      <wbr />
    </Fragment>
  ));
}

/** Links to all overlays with the given name, because several services may use the same name. */
function OverlayLink({ name }: { name: string }): JSX.Element {
  const named = generatorOverlays.filter((overlay) => overlay.name === name);
  return (
    <span>
      {named.map(({ service, file }, index) => (
        <span key={service}>
          {index > 0 && ", "}
          <a href={overlayUrl(pathBelowSpecs(file))}>
            with the overlay {service}/{name}
          </a>
        </span>
      ))}
    </span>
  );
}

function Failures({ tool, failures }: { tool: string; failures: readonly Failure[] }): JSX.Element {
  return (
    <details>
      <summary>Failures of {tool}</summary>
      <dl>
        {failures.map(({ why, documents }) => (
          <div key={why}>
            <dt>{documents.join(", ")}</dt>
            <dd>
              <code>{why}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
