import type { JSX } from "preact";
import { wordsOf } from "../contract/resource-tree.ts";
import { CopyButton } from "../page/copy-button.tsx";
import { hrefOf } from "../page/route.ts";
import type { PageService } from "../protocol.ts";
import { overviewText as text } from "../strings.ts";
import { useServiceLinks } from "../views/use-service-links.ts";

/** Shows a service's status, address and seed, and links to its lists. */
export function ServiceCard({ service }: { readonly service: PageService }): JSX.Element {
  const { name, url, problem } = service;
  const title = wordsOf(name);
  const links = useServiceLinks(service);
  return (
    <article class="card" aria-label={title}>
      <header>
        <h2>
          <a href={hrefOf([name])}>{title}</a>
        </h2>
        <span class={`state-badge ${problem === undefined ? "good" : "bad"}`}>
          {problem === undefined ? text.ready : text.failing}
        </span>
      </header>
      <div>
        {problem !== undefined && <p class="problem">{problem}</p>}
        {url === undefined ? <p class="none">{text.notServed}</p> : <Address name={title} url={url} />}
      </div>
      <p class="none">{seededText(service)}</p>
      <ul class="card-links">
        {links.map(({ segments, label, hint }) => (
          <li key={segments.join("/")}>
            <a href={hrefOf([name, ...segments])}>{hint === undefined ? label : `${label} (${hint})`}</a>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Formats a count, such as `1 matter` or `2 matters`, that does not wrap. */
function countText({ count, one, many }: PageService["seeded"][number]): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`.replaceAll(" ", "\u00a0");
}

/** Describes the contents of the seed. The lists of some services only contain the items of the selected caller. */
function seededText({ seeded, roots, callers }: PageService): string {
  if (seeded.length === 0) return text.nothingSeeded;
  const counts = seeded.map(countText);
  const isByCaller = callers.length > 1 && roots.some(({ headers }) => headers !== undefined);
  return isByCaller ? text.seededForAllCallers(counts) : text.seeded(counts);
}

function Address({ name, url }: { readonly name: string; readonly url: string }): JSX.Element {
  return (
    <p class="address">
      <code>{url}</code>
      <CopyButton name={text.copyUrl(name)} text={url} />
    </p>
  );
}
