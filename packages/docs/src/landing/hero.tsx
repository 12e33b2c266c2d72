import { h, type JSX } from "preact";
import { UnpublishedNote } from "../changelog/unpublished-note.tsx";
import { CodeBlock } from "../highlight/code-block.tsx";
import { contracts } from "../model/contract.ts";
import type { Featured } from "./featured-call.ts";
import { RecordedCall } from "./recorded-call.tsx";
import { amountInWords } from "./services.tsx";

/** The first screen: an introduction, the first steps, and a call with its recorded response. */
export function Hero({ featured }: { featured: Featured }): JSX.Element {
  const { contract, operationId, samples } = featured;
  return (
    <div class="hero">
      <div class="introduction">
        <Introduction />
        <p class="actions">
          <a class="primary" href="/guides/first-call/">
            Make your first call
          </a>
          <a href="/reference/">Browse the reference</a>
        </p>
        <UnpublishedNote />
        <Steps featured={featured} />
      </div>
      <section class="live" aria-labelledby="live">
        <h2 id="live">One call to the emulator</h2>
        <RecordedCall samples={samples} />
        {h("seamline-live-call", { "data-url": `${contract.urls.operation(operationId)}try-it.json` })}
        <p class="live-note">
          The response was recorded when this page was built. You can edit and send the request: the emulator
          also runs in this page, and no data leaves your browser.
        </p>
      </section>
    </div>
  );
}

function Introduction(): JSX.Element {
  const names = [...new Set(contracts().map(({ name }) => name))];
  const services = `${amountInWords(names.length)} ${names.length === 1 ? "service" : "services"}`;
  return (
    <>
      <h1 id="_top">Typed clients and a local emulator for {services}</h1>
      <p class="lead">
        Seamline contains the OpenAPI contracts of {inSentence(names)}, TypeScript clients, and an emulator
        that runs on your machine. Facts that the source documents leave open are marked and never guessed.
        You can fill them with overlays.
      </p>
    </>
  );
}

function inSentence(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}

function Steps({ featured: { samples } }: { featured: Featured }): JSX.Element {
  const { packageEntry } = samples.operation.service;
  const packageName = packageEntry.split("/").slice(0, 2).join("/");
  return (
    <ol class="steps">
      <li>
        <span>Install a client and the emulator</span>
        <CodeBlock
          code={`npm install ${packageName}\nnpm install --save-dev @seamline/emulator`}
          language="bash"
        />
      </li>
      <li>
        <span>Start the emulator</span>
        <CodeBlock code="npx @seamline/emulator --example" language="bash" />
      </li>
    </ol>
  );
}
