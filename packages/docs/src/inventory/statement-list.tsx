import type { JSX } from "preact";
import { distinct, FILTERED, FILTERED_GROUP, ListFilter } from "../list-filter/list-filter.tsx";
import { type Contract, serviceName } from "../model/contract.ts";
import { countOf } from "../reference/field-list.tsx";
import { Line } from "../reference/prose.tsx";
import { contractsOf, type Inventory, type InventoryRow, inventories } from "./inventory.ts";
import { type RowPlace, rowPlaces } from "./row-places.ts";
import { StateMark } from "./state-mark.tsx";

interface Kind {
  readonly title: string;
  /** Returns the name of a row in Markdown. */
  readonly nameOf: (row: InventoryRow) => string;
}

/** Kinds of statements, by inventory section. */
export const KINDS: Readonly<Record<string, Kind>> = {
  operations: { title: "Operations", nameOf: ({ method, path }) => `\`${method} ${path}\`` },
  resources: { title: "Resources", nameOf: ({ resource }) => String(resource) },
  fields: { title: "Fields", nameOf: ({ resource, field }) => `\`${field}\` of ${resource}` },
  parameters: { title: "Parameters", nameOf: ({ name }) => `\`${name}\`` },
  statuses: { title: "Statuses", nameOf: ({ status }) => `\`${status}\`` },
  rules: { title: "Rules", nameOf: ({ id }) => `\`${id}\`` },
  notShown: { title: "Not shown by the source", nameOf: ({ about }) => String(about) },
  inferred: { title: "Required by OpenAPI", nameOf: ({ about }) => String(about) },
};

function kindOf(section: string): Kind {
  return KINDS[section] ?? { title: section, nameOf: ({ id }) => String(id) };
}

/** Lists the statements of all sources with their places in the contracts. Readers can filter by service and kind. */
export function StatementList(): JSX.Element {
  const sources = inventories();
  const sections = sources.flatMap((source) => source.sections);
  return (
    <>
      <ListFilter
        textLabel="Filter statements"
        amount={sections.reduce((sum, [, rows]) => sum + rows.length, 0)}
        choices={[
          { name: "service", values: sources.map(({ service }) => serviceName(service)) },
          { name: "kind", values: distinct(sections.map(([section]) => kindOf(section).title)) },
        ]}
      />
      {sources.map((source) => (
        <Source key={source.service} inventory={source} />
      ))}
    </>
  );
}

function Source({ inventory }: { inventory: Inventory }): JSX.Element {
  const { service, title, sections } = inventory;
  const rows = sections.reduce((sum, [, own]) => sum + own.length, 0);
  return (
    <section class="source" {...FILTERED_GROUP}>
      <h3 id={service}>{serviceName(service)}</h3>
      <p class="quiet">
        {countOf(rows, "statement")} from “{title}”
      </p>
      <table class="inventory stacked">
        <thead>
          <tr>
            <th scope="col">Statement</th>
            <th scope="col">Place in the contract</th>
          </tr>
        </thead>
        {sections.map(([name, own]) => (
          <Section key={name} inventory={inventory} name={name} rows={own} />
        ))}
      </table>
    </section>
  );
}

function Section(props: { inventory: Inventory; name: string; rows: readonly InventoryRow[] }): JSX.Element {
  const { inventory, name, rows } = props;
  const { title, nameOf } = kindOf(name);
  return (
    <tbody {...FILTERED_GROUP}>
      <tr class="group">
        <th scope="rowgroup" colSpan={2} id={`${inventory.service}-${name}`}>
          {title}
        </th>
      </tr>
      {rows.map((row, index) => (
        <tr key={index} {...FILTERED} data-service={serviceName(inventory.service)} data-kind={title}>
          <th scope="row">
            <Line text={nameOf(row)} /> {row.heading && <small>{row.heading}</small>}
          </th>
          <td>
            {contractsOf(inventory, row).map((contract) => (
              <Places
                key={contract.urls.overview}
                contract={contract}
                places={rowPlaces(name, contract, row)}
              />
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  );
}

/** Maximum number of places that are listed by name. */
const LISTED = 6;

function Places({
  contract,
  places,
}: {
  contract: Contract;
  places: readonly RowPlace[];
}): JSX.Element | null {
  const isPoints = places.some(({ point }) => point !== undefined);
  const listed = isPoints ? places : places.slice(0, LISTED);
  const rest = places.length - listed.length;
  if (places.length === 0) return null;
  return (
    <p>
      {contract.version && <small>{contract.version} </small>}
      {listed.map((place, index) => (
        <span key={index}>
          {index > 0 && ", "}
          <Place place={place} />
        </span>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </p>
  );
}

function Place({ place: { label, url, point } }: { place: RowPlace }): JSX.Element {
  const text = <Line text={label} />;
  return (
    <>
      {url === undefined ? text : <a href={url}>{point ? <code>{label}</code> : text}</a>}{" "}
      {point && <StateMark state={point.state} />}
    </>
  );
}
