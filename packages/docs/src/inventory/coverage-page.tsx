import type { JSX } from "preact";
import recorded from "../../../../languages/conformance/results.json";
import { type Contract, contracts, serviceName } from "../model/contract.ts";
import { emulationOf } from "./emulator-coverage.ts";
import { inventories, rowsOf } from "./inventory.ts";
import { Share } from "./share.tsx";
import { KINDS, StatementList } from "./statement-list.tsx";

/** Shows how contracts cover their sources, and how the emulator and conformance cases cover the contracts. */
export function CoveragePage(): JSX.Element {
  return (
    <>
      <p>
        These tables are generated from the inventories of the sources, the bundles, and the emulator's
        coverage report.
      </p>
      <h2 id="emulator">The emulator</h2>
      <Emulation />
      <h2 id="clients">Client behavior</h2>
      <Conformance />
      <h2 id="sources">Statements of the sources</h2>
      <StatementCounts />
      <h2 id="statements">All statements</h2>
      <StatementList />
    </>
  );
}

function Emulation(): JSX.Element {
  return (
    <>
      <p>
        The table shows how many operations of each contract the emulator handles. A point is filled if no
        part of it is open. If a point is open, the emulator still has to choose a behavior. The register
        describes its choice for each point.
      </p>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">Contract</th>
            <th scope="col">Operations</th>
            <th scope="col">Points filled</th>
            <th scope="col">Points described</th>
          </tr>
        </thead>
        <tbody>
          {contracts().map((contract) => (
            <EmulatedContract key={contract.urls.overview} contract={contract} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function EmulatedContract({ contract }: { contract: Contract }): JSX.Element {
  const { name, version, urls, points } = contract;
  const emulation = emulationOf(contract);
  const filled = points.filter(({ state }) => state === "filled").length;
  return (
    <tr>
      <th scope="row">
        <a href={urls.overview}>{[name, version].filter(Boolean).join(" ")}</a>
      </th>
      <td data-label="Operations">
        {emulation ? <Share part={emulation.handled} whole={emulation.operations} /> : "not emulated"}
      </td>
      <td data-label="Points filled">
        <a href={urls.points}>
          <Share part={filled} whole={points.length} />
        </a>
      </td>
      <td data-label="Points described">
        {emulation ? <Share part={emulation.decided} whole={emulation.points} /> : "–"}
      </td>
    </tr>
  );
}

function Conformance(): JSX.Element {
  const themes = Object.entries(recorded);
  const sum = (key: "cases" | "alone" | "layer") =>
    themes.reduce((total, [, counts]) => total + counts[key], 0);
  return (
    <>
      <p>
        Conformance cases describe, as data, what a client must do on real networks. Generated Python
        functions were run without additional code, and with a small layer that this project provides.
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">Client</th>
            <th scope="col">Cases passed</th>
          </tr>
        </thead>
        <tbody>
          <PassedCases client="Clients of this project, in CI" passed={sum("cases")} cases={sum("cases")} />
          <PassedCases client="Python, generated only" passed={sum("alone")} cases={sum("cases")} />
          <PassedCases client="Python, with the layer" passed={sum("layer")} cases={sum("cases")} />
        </tbody>
      </table>
      <details>
        <summary>By theme</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Theme</th>
              <th scope="col">Cases</th>
              <th scope="col">Python, generated only</th>
              <th scope="col">Python, with the layer</th>
            </tr>
          </thead>
          <tbody>
            {themes.map(([theme, { cases, alone, layer }]) => (
              <tr key={theme}>
                <th scope="row">{theme}</th>
                <td>{cases}</td>
                <td>{alone}</td>
                <td>{layer}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}

function PassedCases(props: { client: string; passed: number; cases: number }): JSX.Element {
  const { client, passed, cases } = props;
  return (
    <tr>
      <th scope="row">{client}</th>
      <td>
        <Share part={passed} whole={cases} />
      </td>
    </tr>
  );
}

/** Counts the statements of each kind in each source, with links to their lists. */
function StatementCounts(): JSX.Element {
  const sources = inventories();
  const kinds = Object.entries(KINDS).filter(([kind]) =>
    sources.some((source) => rowsOf(source, kind).length > 0),
  );
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          {sources.map(({ service }) => (
            <th scope="col" class="number" key={service}>
              {serviceName(service)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map(([kind, { title }]) => (
          <tr key={kind}>
            <th scope="row">{title}</th>
            {sources.map((source) => {
              const { length } = rowsOf(source, kind);
              return (
                <td class="number" key={source.service}>
                  {length > 0 ? <a href={`#${source.service}-${kind}`}>{length}</a> : "–"}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
