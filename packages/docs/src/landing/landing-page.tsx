import { programOf } from "@seamline/ui/code/operation-call";
import { h, type JSX } from "preact";
import { CodeBlock } from "../highlight/code-block.tsx";
import { type Contract, contracts } from "../model/contract.ts";
import type { OperationSamples } from "../samples/operation-samples.ts";
import { HouseDiagram } from "./house-diagram.tsx";
import { openFieldOf } from "./open-field.ts";
import { Proof } from "./proof.tsx";
import { Services } from "./services.tsx";
import { ThreeStates } from "./three-states.tsx";

/** The landing page: introduction, live call, extension points, services and packages. */
export function LandingPage({ featured }: { featured: Featured }): JSX.Element {
  const [contract, open] = contracts().flatMap((each) => {
    const found = openFieldOf(each);
    return found ? [[each, found] as const] : [];
  })[0] ?? [undefined, undefined];
  return (
    <>
      <Hero featured={featured} />
      {contract && <ThreeStates contract={contract} open={open} />}
      <Services />
      <Proof />
      <section aria-labelledby="house">
        <h2 id="house">How the packages fit together</h2>
        <HouseDiagram />
      </section>
    </>
  );
}

/** Sample operation of the landing page. */
export interface Featured {
  readonly contract: Contract;
  readonly operationId: string;
  readonly samples: OperationSamples;
}

function Hero({ featured }: { featured: Featured }): JSX.Element {
  const { contract, operationId, samples } = featured;
  const { packageEntry } = samples.operation.service;
  const packageName = packageEntry.split("/").slice(0, 2).join("/");
  return (
    <div class="hero">
      <div>
        <h1 id="_top">Typed clients, an emulator and contracts, with nothing guessed.</h1>
        <p class="lead">
          The interface documents of three services leave many questions open. Seamline adds types for
          everything that they show, marks everything that they leave open, and lets you fill the gaps with
          overlays. Everything runs offline, on your machine.
        </p>
        <p class="actions">
          <a class="primary" href="/guides/first-call/">
            Make your first call
          </a>
          <a href={contract.urls.overview}>Browse the reference</a>
        </p>
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
          <li>
            <span>Make the first call</span>
            <CodeBlock code={programOf(samples.code.typescript)} language="typescript" />
          </li>
        </ol>
      </div>
      <section class="live" aria-labelledby="live">
        <h2 id="live">Try it now</h2>
        <p>The emulator also runs in this page. No data leaves your browser.</p>
        {h("seamline-live-call", { "data-url": `${contract.urls.operation(operationId)}try-it.json` })}
      </section>
    </div>
  );
}
