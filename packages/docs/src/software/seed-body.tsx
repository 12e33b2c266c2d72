import type { JSX } from "preact";
import { Line } from "../reference/prose.tsx";
import { ScrollBox } from "../reference/scroll-box.tsx";
import { readSeedSchema, type SeedMember, seedMembers } from "./seed-members.ts";

/** Lists the members of a seed: first the common members, then those of each service. */
export function SeedBody(): JSX.Element {
  const schema = readSeedSchema();
  const groups = Map.groupBy(seedMembers(schema, schema), ({ path }) => /^(\w+)\./.exec(path)?.[1] ?? "");
  return (
    <>
      <p>
        A seed is the initial state of the emulator, as JSON or YAML. This page lists its members from the{" "}
        <a href="/bundles/seed.schema.json">JSON Schema</a>, which editors can use to complete and check
        seeds. <a href="/guides/testing/">How to use a seed in tests</a>.
      </p>
      {[...groups].map(([name, members]) => (
        <section key={name}>
          <h2 id={name === "" ? "seed" : name}>{name === "" ? "All services" : <code>{name}</code>}</h2>
          <Members members={members} />
        </section>
      ))}
    </>
  );
}

function Members({ members }: { members: readonly SeedMember[] }): JSX.Element {
  return (
    <ScrollBox>
      <table class="stacked">
        <thead>
          <tr>
            <th scope="col">Member</th>
            <th scope="col">Type</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ path, type, isRequired, description }) => (
            <tr key={path}>
              <th scope="row">
                <code>{path}</code>
              </th>
              <td class="type">
                {type}
                {isRequired && ", required"}
              </td>
              <td>
                <Line text={description} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
