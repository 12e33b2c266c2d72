import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { JSX } from "preact";
import { UnpublishedNote } from "../changelog/unpublished-note.tsx";
import { CodeBlock } from "../highlight/code-block.tsx";
import { contracts } from "../model/contract.ts";
import { type ListedPage, PageList } from "../reference/page-list.tsx";
import { packagePages, type Readme } from "../repository/readmes.ts";

/** The first page about clients: the client of each service, and the other packages. */
export function ClientsStart(): JSX.Element {
  const services = new Set(contracts().map(({ service }) => `/clients/${service}/`));
  const packages = packagePages("/clients/");
  const clients = packages.filter(({ url }) => services.has(url));
  const tools = packages.filter(({ url }) => !services.has(url));
  return (
    <>
      <p>
        Each client is an npm package that is generated from the contract of its service. The clients share a
        runtime, so that retries, pages, waits and errors work the same everywhere.
      </p>
      <section>
        <h2 id="services">Clients of the services</h2>
        <PageList pages={clients.map((client) => ({ ...listed(client), related: pagesAbout(client) }))} />
      </section>
      <section>
        <h2 id="install">Install a client</h2>
        <div class="command">
          <UnpublishedNote />
          <CodeBlock code={`npm install ${clients.at(-1)?.title}`} language="bash" />
          <p>
            <a href="/guides/first-call/">First call in a minute</a> continues from here.
          </p>
        </div>
      </section>
      <section>
        <h2 id="tools">Runtime and tools</h2>
        <PageList pages={tools.map(listed)} />
      </section>
      <section>
        <h2 id="languages">Other languages</h2>
        <p>
          Generators for other languages accept the same contracts. See{" "}
          <a href="/languages/">which generators are tested</a>, and{" "}
          <a href="/guides/languages/">how to use them</a>.
        </p>
      </section>
    </>
  );
}

/** Returns the pages about the client's exports and its contracts. */
function pagesAbout({ url }: Readme): { title: string; url: string }[] {
  const own = contracts().filter(({ service }) => url === `/clients/${service}/`);
  return [
    { title: "TypeScript API", url: `${url}api/` },
    ...own.map(({ version, urls }) => ({
      title: ["Reference", own.length > 1 && version].filter(Boolean).join(" "),
      url: urls.overview,
    })),
  ];
}

function listed({ title, url, summary }: Readme): ListedPage {
  return { title, url, description: firstSentence(summary) };
}
