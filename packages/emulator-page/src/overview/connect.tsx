import { serviceViews } from "emulator-page:service-views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { wordsOf } from "../contract/resource-tree.ts";
import type { PageService } from "../protocol.ts";
import { overviewText as text } from "../strings.ts";
import { ConnectCode } from "./connect-code.tsx";

/** Shows code that calls one of the services. */
export function Connect({ services }: { readonly services: readonly PageService[] }): JSX.Element | null {
  const [wanted, setWanted] = useState<string>();
  const service = services.find(({ name }) => name === wanted) ?? services[0];
  if (!service) return null;
  return (
    <section class="overview-part" aria-labelledby="overview-connect">
      <h2 id="overview-connect">{text.connect}</h2>
      {services.length > 1 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a border around buttons
        <div class="choices" role="group" aria-label={text.service}>
          {services.map(({ name }) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === service.name}
              onClick={() => setWanted(name)}
            >
              {wordsOf(name)}
            </button>
          ))}
        </div>
      )}
      <ConnectCode key={service.name} service={service} view={serviceViews[service.name]} />
    </section>
  );
}
