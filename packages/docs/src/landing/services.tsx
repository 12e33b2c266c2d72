import { workflows } from "@seamline/specs";
import type { JSX } from "preact";
import { type Contract, contracts } from "../model/contract.ts";
import { defaultVersion } from "../model/navigation.ts";
import { countOf } from "../reference/field-list.tsx";

/** Lists the services with their resources, key figures and first workflow. */
export function Services(): JSX.Element {
  const services = [...Map.groupBy(contracts(), ({ service }) => service).values()];
  return (
    <section aria-labelledby="services">
      <h2 id="services">{wordOf(services.length)} services</h2>
      <ul class="services">
        {services.map((versions) => (
          <Service key={versions[0]?.service} versions={versions} />
        ))}
      </ul>
    </section>
  );
}

const WORDS = ["No", "One", "Two", "Three", "Four", "Five", "Six"];

function wordOf(amount: number): string {
  return WORDS[amount] ?? String(amount);
}

function Service({ versions }: { versions: readonly Contract[] }): JSX.Element {
  const contract = defaultVersion(versions);
  const { name, urls, operations, points, service } = contract;
  const filled = points.filter(({ state }) => state === "filled").length;
  const first = workflows.find((workflow) => workflow.service === service);
  return (
    <li>
      <h3>
        <a href={urls.overview}>{name}</a>
      </h3>
      <ResourceTree contract={contract} />
      <p class="numbers">
        {countOf(operations.length, "operation")}
        {versions.length > 1 && <> in each of {versions.length} versions</>}. The reference profile fills{" "}
        {filled} of <a href={urls.points}>{countOf(points.length, "extension point")}</a>.
      </p>
      {first && (
        <p>
          Start with <a href="/workflows/">{first.title}</a>
        </p>
      )}
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
