import type { Contract, Download, OperationLink, ProfilePage } from "./contract.ts";
import { breakablePath, count, htmlPage, escapeHtml as text } from "./html.ts";
import { LANGUAGES_HREF, type Languages, languagesOf } from "./render-languages.ts";
import { describeStates } from "./render-register.ts";

/** Renders the page that lists every contract, its operations and its files. */
export function renderIndex(contracts: readonly Contract[], languages: Languages): Promise<string> {
  return htmlPage(
    "Seamline contracts",
    `<header>
<h1>Seamline contracts</h1>
<p>What each service documents, operation by operation. What its documentation leaves open is marked as an extension
point and never guessed: that is the contract <em>as shown</em>. The <em>reference profile</em> fills most of these
points by overlays, so that facts of two origins never mix.</p>
<p><code>npx @seamline/emulator</code> serves the reference profile on your machine, at the addresses that the pages
show. <a href="${LANGUAGES_HREF}">Generators of other tools</a> make clients from the same bundles, in
${text(languagesOf(languages))}.</p>
</header>
<main>
${contracts.map(card).join("\n")}
</main>`,
  );
}

function card(contract: Contract): string {
  return `<article>
<h2>${text(contract.title)}</h2>
<dl class="pages">
${contract.profiles.map((page) => pageRow(page, profileFacts(page, contract))).join("\n")}
${pageRow({ label: "Extension points", href: contract.register.href }, describeStates(contract.register.totals))}
</dl>
<details>
<summary>Operations</summary>
<ul class="operations">
${operationItems(contract.profiles).join("\n")}
</ul>
</details>
<details>
<summary>Downloads</summary>
<dl class="downloads">
${contract.profiles.map(({ label, downloads }) => downloadRow(label, downloads)).join("\n")}
${overlayRow(contract)}</dl>
</details>
</article>`;
}

function pageRow({ href, label }: { href: string; label: string }, facts: string): string {
  return `<dt><a href="${text(href)}">${text(label)}</a></dt><dd>${text(facts)}</dd>`;
}

/** A filled profile omits how many points it leaves open, since the row of the register says so. */
function profileFacts({ document, operations }: ProfilePage, { register }: Contract): string {
  const open = Object.values(document.extensionPoints).reduce((sum, points) => sum + points, 0);
  const isFilled = document.overlays.length > 0;
  const second = isFilled
    ? `${count(register.totals.fieldsAdded, "field")} added`
    : `${count(open, "point")} open`;
  return `${count(operations.length, "operation")}, ${second}`;
}

/** An operation that several profiles have is listed once, in the order of the fullest of them. */
function operationItems(profiles: readonly ProfilePage[]): string[] {
  const fullestFirst = profiles
    .toReversed()
    .flatMap(({ label, operations }) => operations.map((operation) => ({ ...operation, label })));
  const operations = Map.groupBy(fullestFirst, ({ method, path }) => `${method} ${path}`);
  return [...operations.values()].map((same) => operationItem(same.toReversed()));
}

function operationItem(links: readonly (OperationLink & { label: string })[]): string {
  const { method, path, summary } = links[0] as OperationLink;
  const code = `<code><b>${method}</b> ${breakablePath(path)}</code>`;
  const pages = links.map(
    ({ href, label }) =>
      `<a href="${text(href)}" aria-label="${text(`${summary}: ${label}`)}">${text(label)}</a>`,
  );
  return `<li><span>${text(summary)} ${code}</span> <span class="in">${pages.join(" ")}</span></li>`;
}

function downloadRow(label: string, downloads: readonly Download[]): string {
  const links = downloads.map(
    (each) => `<a href="${text(each.href)}" download>${breakablePath(each.label)}</a>`,
  );
  return `<dt>${text(label)}</dt><dd>${links.join(" ")}</dd>`;
}

function overlayRow({ overlays }: Contract): string {
  if (overlays.length === 0) return "";
  const downloads = overlays.map(({ download }) => download);
  return `${downloadRow("Overlays, in the order in which they are applied", downloads)}\n`;
}
