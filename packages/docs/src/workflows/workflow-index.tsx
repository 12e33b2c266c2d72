import type { JSX } from "preact";
import { contracts } from "../model/contract.ts";
import { workflowUrl } from "../model/site-urls.ts";
import { Line } from "../reference/prose.tsx";
import { widestFirst } from "./widest-first.ts";
import type { WorkflowStory } from "./workflow-stories.ts";

export function WorkflowIndex({ stories }: { stories: readonly WorkflowStory[] }): JSX.Element {
  const services = [...Map.groupBy(widestFirst(stories), ({ service }) => service)];
  return (
    <>
      <p class="lead">
        Tasks that need several calls. All requests and responses were recorded against an emulator when the
        site was built.
      </p>
      {services.map(([service, all]) => (
        <section key={service}>
          <h2 id={service}>{nameOf(service)}</h2>
          <ul class="workflows">
            {all.map((story) => (
              <Entry key={story.slug} story={story} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Entry({ story }: { story: WorkflowStory }): JSX.Element {
  return (
    <li>
      <a href={workflowUrl(story)}>{story.title}</a>
      <p>
        <Line text={story.summary} />
      </p>
      <small>{story.steps.length} steps</small>
    </li>
  );
}

function nameOf(service: string): string {
  return contracts().find((contract) => contract.service === service)?.name ?? service;
}
