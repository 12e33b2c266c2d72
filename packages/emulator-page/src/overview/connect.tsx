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
      <ConnectCode service={service} view={serviceViews[service.name]}>
        {services.length > 1 && (
          <select
            aria-label={text.service}
            value={service.name}
            onChange={(event) => setWanted(event.currentTarget.value)}
          >
            {services.map(({ name }) => (
              <option key={name} value={name}>
                {wordsOf(name)}
              </option>
            ))}
          </select>
        )}
      </ConnectCode>
    </section>
  );
}
