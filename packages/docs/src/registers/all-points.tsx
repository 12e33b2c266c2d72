import { type CheckedFacts, type RegisteredPoint, registerTotals } from "@seamline/specs/provenance";
import type { JSX } from "preact";
import { StateMark } from "../inventory/state-mark.tsx";
import { FILTERED, FILTERED_GROUP } from "../list-filter/list-filter.tsx";
import type { Contract } from "../model/contract.ts";
import { countOf } from "../reference/field-list.tsx";
import { Line } from "../reference/prose.tsx";
import { ScrollBox } from "../reference/scroll-box.tsx";
import { CheckedFactsLine, factsAtRun } from "./checked-facts.tsx";
import { PointFilter } from "./point-filter.tsx";

/** Contracts of one service that have the same register, for example several versions. */
export type RegisterGroup = readonly [Contract, ...Contract[]];

/** Groups contracts by service and register. */
export function registerGroups(contracts: readonly Contract[]): RegisterGroup[] {
  const groups = Map.groupBy(contracts, ({ service, points }) =>
    JSON.stringify([
      service,
      points.map(({ id, area, state, summary, source, facts }) => [id, area, state, summary, source, facts]),
    ]),
  );
  return [...groups.values()] as unknown as RegisterGroup[];
}

/** Lists the extension points of all contracts. Contracts that have the same register are listed together. */
export function AllPoints({ contracts }: { contracts: readonly Contract[] }): JSX.Element {
  const groups = registerGroups(contracts);
  const points = groups.flatMap(([first]) => first.points);
  return (
    <>
      <p>
        An extension point is a fact that the source of a contract leaves open. Seamline never guesses: a
        point stays open until an overlay fills it, and it is filled only if no part of it is open. The
        register shows these overlays. <a href="/guides/extension-points/">How to fill a point</a>.
      </p>
      <Totals groups={groups} />
      <PointFilter points={points} services={[...new Set(groups.map(([{ name }]) => name))]} />
      {groups.map((group) => (
        <Group key={group[0].urls.points} group={group} />
      ))}
    </>
  );
}

const STATES = ["filled", "partly filled", "open"] as const;

/** Only verified services have a column with the result. */
function Totals({ groups }: { groups: readonly RegisterGroup[] }): JSX.Element {
  const checked = groups.filter((group) => factsAtRun(factsOfGroup(group)) !== undefined);
  return (
    <ScrollBox>
      <table class="point-states">
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col">Points</th>
            {STATES.map((state) => (
              <th scope="col" key={state}>
                <StateMark state={state} />
              </th>
            ))}
            {checked.length > 0 && <th scope="col">Checked facts</th>}
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={group[0].urls.points}>
              <th scope="row">
                <GroupLinks group={group} />
              </th>
              <td>{group[0].points.length}</td>
              {STATES.map((state) => (
                <td key={state}>{group[0].points.filter((point) => point.state === state).length}</td>
              ))}
              {checked.length > 0 && (
                <td>
                  <CheckedFactsLine facts={factsOfGroup(group)} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function factsOfGroup([{ filled }]: RegisterGroup): CheckedFacts | undefined {
  return registerTotals(filled.spec).facts;
}

/** Links to the registers of a group, for example `Functions v2, v2beta, v2alpha`. */
function GroupLinks({ group }: { group: RegisterGroup }): JSX.Element {
  const [{ name, version }] = group;
  if (version === undefined) return <a href={group[0].urls.points}>{name}</a>;
  return (
    <>
      {name}{" "}
      {group.map((contract, index) => (
        <span key={contract.urls.points}>
          {index > 0 && ", "}
          <a href={contract.urls.points}>{contract.version}</a>
        </span>
      ))}
    </>
  );
}

function Group({ group }: { group: RegisterGroup }): JSX.Element {
  const [first] = group;
  return (
    <section class="point-group" {...FILTERED_GROUP}>
      <h2 id={[first.service, first.version].filter(Boolean).join("-")}>
        <GroupLinks group={group} /> <small>{countOf(first.points.length, "point")}</small>
      </h2>
      <ul class="point-list">
        {first.points.map((point) => (
          <PointLine key={point.id} contract={first} point={point} />
        ))}
      </ul>
    </section>
  );
}

function PointLine({ contract, point }: { contract: Contract; point: RegisteredPoint }): JSX.Element {
  const { id, area, state, summary } = point;
  return (
    <li {...FILTERED} data-service={contract.name} data-area={area} data-state={state}>
      <p>
        <a href={contract.urls.point(id)}>
          <code>{id}</code>
        </a>{" "}
        <StateMark state={state} /> <small>{area}</small>
      </p>
      <p>
        <Line text={summary} />
      </p>
    </li>
  );
}
