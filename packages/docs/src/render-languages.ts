import type { GeneratorOverlay } from "@seamline/specs";
import type { Results } from "../../../languages/src/results.ts";
import { stages } from "../../../languages/src/stage.ts";
import { type Count, type Failure, type Summary, summariesOf } from "../../../languages/src/summary.ts";
import { type OverlayPage, overlayPage } from "./contract.ts";
import { count, htmlPage, escapeHtml as text } from "./html.ts";

/** The page of what other generators make from the bundles. */
export const LANGUAGES_HREF = "languages.html";

/** What generators of other tools make from the documents, and what adapts the documents to them. */
export interface Languages {
  /** What `languages` has recorded of every generator. */
  readonly results: readonly Results[];
  readonly overlays: readonly GeneratorOverlay[];
}

/** Renders the results of every generator, and the overlays that some of them need. */
export function renderLanguages({ results, overlays }: Languages): Promise<string> {
  const summaries = summariesOf(results);
  return htmlPage(
    "Clients in other languages",
    `<nav class="bar"><a href="index.html">← All documents</a></nav>
<header>
<h1>Clients in other languages</h1>
<p>What ${count(summaries.length, "generator")} made from the bundles when
<code>npx -y pnpm test:languages</code> last ran them: of each document they generated a client, compiled it and, for the
reference profile, ran a program with it against the emulator. The program creates something, reads two pages of a list,
calls a custom verb, and reads the body of an error; that of functions also uploads an archive to a signed URL.</p>
</header>
<main>
${table(summaries)}
${overlays.map(overlayCard).join("\n")}
</main>`,
  );
}

/** Names the languages of the clients: `Go, Java and Python`. */
export function languagesOf({ results }: Languages): string {
  const languages = [...new Set(results.map(({ language }) => language))].sort();
  return new Intl.ListFormat("en-GB").format(languages);
}

/** The pages of the overlays that adapt documents to generators. */
export function pagesOfOverlays({ overlays }: Languages): OverlayPage[] {
  return overlays.flatMap(pageOfOverlay);
}

function pageOfOverlay({ documents: [first], file }: GeneratorOverlay): OverlayPage[] {
  return first === undefined ? [] : [overlayPage(first, file)];
}

/** Says what an overlay does and how to apply it. */
function overlayCard(overlay: GeneratorOverlay): string {
  const { name, service, description = "", documents } = overlay;
  const links = pageOfOverlay(overlay).map(
    ({ href, download }) =>
      `<a href="${text(href)}">Show</a> <a href="${text(download.href)}" download>Download</a>`,
  );
  const fitting = documents.map(({ title, version, profile }) =>
    [title, version, profile].filter((part) => part !== undefined).join(", "),
  );
  return `<article>
<h2>Overlay <code>${text(name)}</code> of ${text(service)}</h2>
<p>${text(description)} It fits ${text(new Intl.ListFormat("en-GB").format(fitting))}.</p>
<p><code>npx @redocly/cli bundle openapi.yaml --overlay ${text(name)}.overlay.yaml --output adapted.yaml</code></p>
<p class="facts">${links.join(" ")}</p>
</article>`;
}

function table(summaries: readonly Summary[]): string {
  const columns = ["generator", "input and settings", ...stages];
  return `<article class="wide"><table>
<thead><tr>${columns.map((column) => `<th scope="col">${column}</th>`).join("")}</tr></thead>
${summaries.map((summary) => generatorRows(summary, columns.length)).join("\n")}
</table></article>`;
}

/** A generator has a row of its own, and one below for the reasons of its failures. */
function generatorRows(summary: Summary, columns: number): string {
  const { tool, version, language, counts, failures } = summary;
  const cells = stages.map((stage) => countCell(counts[stage])).join("");
  const reasons =
    failures.length === 0
      ? ""
      : `\n<tr><td colspan="${columns}"><details><summary>Why not</summary>
<dl>${failures.map(reasonRow).join("")}</dl>
</details></td></tr>`;
  return `<tbody><tr><th scope="row">${text(tool)} ${text(version)}<br><span class="language">${text(language)}</span></th>
<td>${inputOf(summary)}</td>${cells}</tr>${reasons}</tbody>`;
}

function inputOf({ form, overlays, settings }: Summary): string {
  const named = overlays.map((name) => `overlay <code>${text(name)}</code>`);
  const flags = settings.map((setting) => `<code>${text(setting)}</code>`);
  return [`OpenAPI ${text(form)}`, ...named, ...flags].join("<br>");
}

function countCell({ passed, wanted }: Count): string {
  const state = passed === wanted ? "filled" : "partly-filled";
  return `<td class="count ${state}"><span class="state">${passed} of ${wanted}</span></td>`;
}

function reasonRow({ why, documents }: Failure): string {
  return `<dt>${text(documents.join(", "))}</dt><dd><code>${text(why)}</code></dd>`;
}
