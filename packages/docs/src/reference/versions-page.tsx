import type { JSX } from "preact";
import type { Contract, Operation } from "../model/contract.ts";
import { type Change, type OperationDifference, versionDifferences } from "../model/version-differences.ts";
import { alikeVersions } from "../model/version-groups.ts";
import { BreakableCode } from "./breakable.tsx";
import { ChangeLines } from "./change-lines.tsx";
import { entryOf, MigrationSteps } from "./migration-steps.tsx";
import { OperationLinks } from "./operation-table.tsx";
import { ProfileSwitch } from "./profile-switch.tsx";
import { SchemaDifferences } from "./schema-differences.tsx";

/** Compares the versions of a service and explains how to migrate. */
export function VersionsPage({ family }: { family: readonly Contract[] }): JSX.Element {
  return (
    <>
      <div class="in-filled">
        <Alike family={family} profile="filled" />
      </div>
      <div class="in-shown">
        <Alike family={family} profile="shown" />
      </div>
      <div class="page-choices">
        <ProfileSwitch />
      </div>
      <VersionTable family={family} />
      <div class="in-filled">
        <Comparison family={family} profile="filled" />
      </div>
      <div class="in-shown">
        <Comparison family={family} profile="shown" />
      </div>
    </>
  );
}

function VersionTable({ family }: { family: readonly Contract[] }): JSX.Element {
  return (
    <table class="version-table">
      <thead>
        <tr>
          <th scope="col">Version</th>
          <th scope="col">Client</th>
          <th scope="col">Operations</th>
        </tr>
      </thead>
      <tbody>
        {family.map((contract) => (
          <tr key={contract.version}>
            <th scope="row">
              <a href={contract.urls.overview}>{contract.version}</a>
            </th>
            <td>
              <BreakableCode text={entryOf(contract)} />
            </td>
            <td>{contract.operations.length}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type Profile = "shown" | "filled";

interface ComparisonProps {
  readonly family: readonly Contract[];
  readonly profile: Profile;
}

/** Shows which versions are equivalent. */
function Alike({ family, profile }: ComparisonProps): JSX.Element {
  return (
    <>
      {alikeVersions(family, profile)
        .filter(({ length }) => length > 1)
        .map((group) => (
          <p key={namesOf(group)} class="alike">
            <b>{namesOf(group)}</b> have the same operations, parameters and fields. Only the version in their
            paths differs. To migrate, import the client of the other version.
          </p>
        ))}
    </>
  );
}

/** Compares consecutive versions. Equivalent versions are grouped. */
function Comparison({ family, profile }: ComparisonProps): JSX.Element {
  const groups = alikeVersions(family, profile);
  const steps = groups.slice(1).map((to, index) => ({ from: groups[index] ?? [], to }));
  return (
    <>
      {steps.map(({ from, to }) => (
        <Step key={namesOf(to)} from={from} to={to} profile={profile} />
      ))}
    </>
  );
}

/** Formats the versions of a group as text: `v2, v2beta and v2alpha`. */
function namesOf(group: readonly Contract[]): string {
  const names = group.map(({ version = "" }) => version);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}

interface StepProps {
  /** Equivalent versions. */
  readonly from: readonly Contract[];
  readonly to: readonly Contract[];
  readonly profile: Profile;
}

function Step({ from, to, profile }: StepProps): JSX.Element | null {
  const [old, now] = [from.at(-1), to[0]];
  if (old === undefined || now === undefined) return null;
  const differences = versionDifferences(old, now, profile);
  const anchor = (id: string) => (profile === "filled" ? `${now.version}-${id}` : undefined);
  return (
    <section>
      <h2 id={anchor("move")}>
        From {namesOf(from)} to {namesOf(to)}
      </h2>
      <MigrationSteps differences={differences} />
      <h3 id={anchor("operations")}>Operations</h3>
      <OperationGroup kind="removed" label={`Only in ${old.version}`} operations={differences.removed} />
      <OperationGroup kind="added" label={`Only in ${now.version}`} operations={differences.added} />
      <dl class="differences">
        {differences.changed.map((difference) => (
          <ChangedOperation key={difference.to.operationId} difference={difference} />
        ))}
      </dl>
      <OperationGroup label="Unchanged except for the version in the path" operations={differences.alike} />
      {differences.schemas.length > 0 && (
        <>
          <h3 id={anchor("schemas")}>Fields</h3>
          <SchemaDifferences schemas={differences.schemas} from={old} to={now} />
        </>
      )}
    </section>
  );
}

function OperationGroup(props: {
  label: string;
  kind?: "added" | "removed";
  operations: readonly Operation[];
}): JSX.Element | null {
  const { label, kind, operations } = props;
  if (operations.length === 0) return null;
  return (
    <div class="operation-group">
      <p class={kind}>{label}</p>
      <OperationLinks operations={operations} />
    </div>
  );
}

/** Labels for the changed parts. */
const PARTS: Readonly<Record<Change["part"], string>> = {
  Path: "path",
  Client: "call",
  Name: "name",
  Parameter: "parameter",
  Body: "body",
  Response: "response",
};

function ChangedOperation({ difference }: { difference: OperationDifference }): JSX.Element {
  const { to, changes } = difference;
  return (
    <div>
      <dt>
        <a href={to.url}>{to.title}</a>
      </dt>
      <dd>
        {changes.map(({ part, from, to: now }) => (
          <ChangeLines key={`${part} ${from} ${now}`} label={PARTS[part]} from={from} to={now} />
        ))}
      </dd>
    </div>
  );
}
