import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { DueList } from "../clock/due-list.tsx";
import { useClock } from "../clock/use-clock.ts";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { hrefOf } from "../page/route.ts";
import { pageText, overviewText as text } from "../strings.ts";
import { Connect } from "./connect.tsx";
import { SeedSummary } from "./seed-summary.tsx";
import { ServiceCard } from "./service-card.tsx";

/** Number of scheduled jobs shown in the overview. */
const JOBS = 5;

/** The first view: the services and their addresses, code that calls them, the next events, and the seed. */
export function OverviewView(): JSX.Element {
  const { services } = useEmulator();
  const known = useStore(services);
  if (!known) return <p class="none">{pageText.loading}</p>;
  return (
    <section class="sheet overview" aria-label={text.title}>
      <h1>{text.title}</h1>
      <ul class="cards" aria-label={text.services}>
        {known.services.map((service) => (
          <li key={service.name}>
            <ServiceCard service={service} />
          </li>
        ))}
      </ul>
      <div class="overview-parts">
        <Connect services={known.services} />
        <div class="overview-part">
          <NextEvents />
          <SeedSummary services={known} />
        </div>
      </div>
    </section>
  );
}

function NextEvents(): JSX.Element {
  const clock = useClock();
  const [problem, setProblem] = useState<string>();
  const move = (command: object): void => {
    setProblem(undefined);
    control("POST", "/clock", command).catch((error: Error) => setProblem(error.message));
  };
  return (
    <section class="overview-part" aria-labelledby="overview-next">
      <h2 id="overview-next">{text.next}</h2>
      {clock && <DueList clock={clock} limit={JOBS} onMove={move} />}
      {problem !== undefined && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <p>
        <a href={hrefOf(["clock"])}>{text.allScheduled}</a>
      </p>
    </section>
  );
}
