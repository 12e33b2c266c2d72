import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { JSX } from "preact";
import { isUnpublished } from "../changelog/repository-changes.ts";
import { CodeBlock } from "../highlight/code-block.tsx";
import { contracts } from "../model/contract.ts";
import { Line } from "../reference/prose.tsx";
import { type Readme, readmes } from "../repository/readmes.ts";
import { PageList } from "./page-list.tsx";

/** The first page about clients: the client of each service, and the other packages. */
export function ClientsStart(): JSX.Element {
  const services = new Set(contracts().map(({ service }) => `/clients/${service}/`));
  const packages = readmes().filter(({ url }) => url.startsWith("/clients/"));
  const clients = packages.filter(({ url }) => services.has(url));
  const tools = packages.filter(({ url }) => !services.has(url));
  return (
    <>
      <p>
        Each client is an npm package that is generated from the contract of its service. The clients share a
        runtime, so that retries, pages, waits and errors work the same everywhere.
      </p>
      {isUnpublished() && (
        <p class="note">
          The packages are not published yet. Until the first release,{" "}
          <a href="/repository/">get them from the repository</a>.
        </p>
      )}
      <section>
        <h2 id="services">Clients of the services</h2>
        <ul class="packages">
          {clients.map((client) => (
            <Client key={client.url} client={client} />
          ))}
        </ul>
      </section>
      <section>
        <h2 id="tools">Runtime and tools</h2>
        <PageList
          pages={tools.map(({ title, url, summary }) => ({
            title,
            url,
            description: firstSentence(summary),
          }))}
        />
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

function Client({ client: { title, url, summary } }: { client: Readme }): JSX.Element {
  return (
    <li>
      <h3>
        <a href={url}>{title}</a>
      </h3>
      <p>
        <Line text={firstSentence(summary)} />
      </p>
      <CodeBlock code={`npm install ${title}`} language="bash" />
    </li>
  );
}
