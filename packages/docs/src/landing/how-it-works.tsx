import type { JSX } from "preact";
import type { Featured } from "./featured-call.ts";

/** A diagram of a call's path, and of the contract that the client and the emulator are based on. */
export function HowItWorks({ featured }: { featured: Featured }): JSX.Element {
  const { contract, samples } = featured;
  const { packageEntry } = samples.operation.service;
  const packageName = packageEntry.split("/").slice(0, 2).join("/");
  return (
    <section aria-labelledby="how">
      <h2 id="how">The same program in tests and in production</h2>
      <figure class="how">
        <ol class="how-path">
          <Part title="Your program" text="Your code and its tests call typed methods." />
          <Part
            title="The client"
            name={packageName}
            url={`/clients/${contract.service}/`}
            text="Checks requests at compile time. Handles retries, pages, waits and errors."
          />
          <li class="how-ends">
            <ul>
              <Part title="In production: the service" text="Only the base URL and the credentials differ." />
              <Part
                title="In tests: the emulator"
                name="@seamline/emulator"
                url="/emulator/"
                text="Stateful and offline. You set the clock and inject faults."
              />
            </ul>
          </li>
        </ol>
        <div class="how-contract">
          <p>
            <b>The contract</b> determines the types of the client and the behavior of the emulator.
          </p>
          <ul>
            <Layer
              state="open"
              title="As shown"
              text="Only facts from the source document. Everything else stays open."
            />
            <Layer state="filled" title="Reference" text="Our overlays fill extension points with facts." />
            <Layer state="yours" title="Yours" text="Your overlays add what you know." />
          </ul>
        </div>
        <figcaption>
          <a href="/guides/testing/">Test with the emulator</a>
          <a href="/guides/extension-points/">Fill extension points</a>
          <a href="/guides/emulate-your-api/">Use your own API</a>
        </figcaption>
      </figure>
    </section>
  );
}

function Part(props: { title: string; text: string; name?: string; url?: string }): JSX.Element {
  const { title, text, name, url } = props;
  return (
    <li class="how-part">
      <b>{title}</b>
      {name && (
        <a href={url}>
          <code>{name}</code>
        </a>
      )}
      <p>{text}</p>
    </li>
  );
}

function Layer(props: { state: string; title: string; text: string }): JSX.Element {
  const { state, title, text } = props;
  return (
    <li class={`state ${state}`}>
      <b>{title}</b>
      <p>{text}</p>
    </li>
  );
}
