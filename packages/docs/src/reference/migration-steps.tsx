import { Fragment, type JSX } from "preact";
import type { Contract } from "../model/contract.ts";
import type { Change, OperationDifference, VersionDifferences } from "../model/version-differences.ts";
import { BreakableCode } from "./breakable.tsx";

/** Returns the import specifier for a version's client. */
export function entryOf({ service, version }: Contract): string {
  return `@seamline/${service}/${version}`;
}

/** Lists the steps of a migration to another version: the import, and one step per changed operation. */
export function MigrationSteps({ differences }: { differences: VersionDifferences }): JSX.Element {
  const { from, to, removed, changed } = differences;
  const steps = changed.flatMap((difference) => {
    const tasks = difference.changes.flatMap((change) => taskOf(change, differences) ?? []);
    return tasks.length > 0 ? [{ difference, tasks }] : [];
  });
  return (
    <ol class="moves">
      <li>
        Import the client from <code class="short">{entryOf(to)}</code> instead of{" "}
        <code class="short">{entryOf(from)}</code>.
      </li>
      {steps.map(({ difference, tasks }) => (
        <OperationStep key={difference.to.operationId} difference={difference} tasks={tasks} />
      ))}
      {removed.map(({ operationId, url, title, place }) => (
        <li key={operationId}>
          <a href={url}>{title}</a>: remove the calls to <BreakableCode text={place} />, which {to.version}{" "}
          does not support.
        </li>
      ))}
    </ol>
  );
}

function OperationStep(props: {
  difference: OperationDifference;
  tasks: readonly JSX.Element[];
}): JSX.Element {
  const { difference, tasks } = props;
  return (
    <li>
      <a href={difference.to.url}>{difference.to.title}</a>:{" "}
      {tasks.map((task, index) => (
        <Fragment key={index}>
          {index > 0 && (index === tasks.length - 1 ? ", and " : ", ")}
          {task}
        </Fragment>
      ))}
      .
    </li>
  );
}

/** Returns what a caller must do about a change, or undefined if old calls still compile. */
function taskOf({ part, from, to }: Change, versions: VersionDifferences): JSX.Element | undefined {
  if (from === undefined || to === undefined) return undefined;
  if (part === "Client")
    return (
      <>
        call <BreakableCode text={to} /> instead of <BreakableCode text={from} />
      </>
    );
  if (part === "Name") return nameTask(from, to);
  if (part === "Body")
    return (
      <>
        send the fields of <SchemaLink contract={versions.to} name={to} /> instead of{" "}
        <SchemaLink contract={versions.from} name={from} />
      </>
    );
  return undefined;
}

/** Compares two resource names, such as `parent: projects/{project}`. */
function nameTask(from: string, to: string): JSX.Element {
  const [[oldName = "", oldPattern], [name = "", pattern = ""]] = [from.split(": "), to.split(": ")];
  if (oldPattern === pattern)
    return (
      <>
        rename the argument <code>{oldName}</code> to <code>{name}</code>
      </>
    );
  return (
    <>
      pass <code>{name}</code> in the form <BreakableCode text={pattern} />
      {oldName !== name && (
        <>
          {" "}
          instead of <code>{oldName}</code>
        </>
      )}
    </>
  );
}

function SchemaLink({ contract, name }: { contract: Contract; name: string }): JSX.Element {
  return (
    <a href={contract.urls.schema(name)}>
      <BreakableCode text={name} />
    </a>
  );
}
