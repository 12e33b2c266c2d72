import { firstSentence } from "@seamline/ui/form/first-sentence";
import type { JSX } from "preact";
import { type Contract, contracts } from "../model/contract.ts";
import { workflowUrl } from "../model/site-urls.ts";
import { countOf } from "../reference/field-list.tsx";
import { Line } from "../reference/prose.tsx";
import { defaultVersion } from "../site-navigation/contract-navigation.ts";
import { firstWorkflow } from "../workflows/widest-first.ts";
import type { WorkflowStory } from "../workflows/workflow-stories.ts";

/** Lists the services with their purpose, key figures, first workflow and resources. */
export function Services({ stories }: { stories: readonly WorkflowStory[] }): JSX.Element {
  const services = [...Map.groupBy(contracts(), ({ service }) => service).values()];
  return (
    <section aria-labelledby="services">
      <h2 id="services">Services</h2>
      <ul class="services">
        {services.map((versions) => (
          <Service key={versions[0]?.service} versions={versions} stories={stories} />
        ))}
      </ul>
    </section>
  );
}

const WORDS = ["no", "one", "two", "three", "four", "five", "six"];

/** Returns a small number as a word. */
export function amountInWords(amount: number): string {
  return WORDS[amount] ?? String(amount);
}

function Service(props: { versions: readonly Contract[]; stories: readonly WorkflowStory[] }): JSX.Element {
  const { versions, stories } = props;
  const contract = defaultVersion(versions);
  const { name, urls, operations, points, filled } = contract;
  const filledPoints = points.filter(({ state }) => state === "filled").length;
  const first = firstWorkflow(contract, stories);
  return (
    <li>
      <h3>
        <a href={urls.overview}>{name}</a>
      </h3>
      <p>
        <Line text={firstSentence(filled.bundle.info.description ?? "")} />
      </p>
      <p>
        {countOf(operations.length, "operation")}
        {versions.length > 1 && <> in each of {versions.length} versions</>}. The reference profile fills{" "}
        {filledPoints} of <a href={urls.points}>{countOf(points.length, "extension point")}</a>.
      </p>
      {first && (
        <p class="start">
          Start with <a href={workflowUrl(first)}>{first.title}</a>
        </p>
      )}
      <ResourceTree contract={contract} />
    </li>
  );
}

/** Shows the client paths of operations as a tree: `matters.holds.accounts` is below `matters.holds`. */
function ResourceTree({ contract: { operations, resources } }: { contract: Contract }): JSX.Element {
  const tagged = new Map(operations.map(({ place, tag }) => [place.split(".").slice(0, -1).join("."), tag]));
  const places = [...tagged.keys()].filter((place) => place !== "").toSorted();
  const shallowest = Math.min(...places.map(levelOf));
  return (
    <ul class="resource-tree">
      {places.map((place) => {
        const resource = resources.find(({ tag }) => tag === tagged.get(place));
        return (
          <li key={place} style={{ "--level": levelOf(place) - shallowest }}>
            <a href={resource?.url}>{place.split(".").at(-1)}</a>
          </li>
        );
      })}
    </ul>
  );
}

function levelOf(place: string): number {
  return place.split(".").length;
}
