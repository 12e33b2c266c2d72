import { fillPath } from "@seamline/ui/request/resource-name";
import type { JSX } from "preact";
import { view } from "../../contract/calls.ts";
import type { Item } from "../../contract/item-identity.ts";
import { shortTime } from "../../contract/scalar-text.ts";
import { StateBadge } from "../../lists/item-table.tsx";
import { useChanges, useLoaded } from "../../live/use-control.ts";
import { hrefOf } from "../../page/route.ts";
import { pageText } from "../../strings.ts";
import type { ItemSectionProps } from "../../views/service-view.ts";
import { nameParts } from "./function-item.ts";
import { functionText } from "./strings.ts";

/** Members of a long-running operation that the section shows. */
interface FunctionOperation {
  readonly name: string;
  readonly done?: boolean;
  readonly error?: { readonly message?: string };
  readonly metadata?: {
    readonly target?: string;
    readonly operationType?: string;
    readonly createTime?: string;
    readonly stages?: readonly Stage[];
  };
}

interface Stage {
  readonly name: string;
  readonly state?: string;
  readonly message?: string;
}

/** Maximum number of operations to show, newest first. */
const MAX_SHOWN = 5;

/** Lists the long-running operations on a function and the stages of their builds. */
export function OperationSection({ service, item }: ItemSectionProps): JSX.Element {
  const { project = "", location = "" } = nameParts(item.name) ?? {};
  const target = fillPath("/v2/projects/{project}/locations/{location}/operations", { project, location });
  const { value, problem } = useLoaded(`${target} ${item.name}`, useChanges(service.name), () =>
    operationsOn(service.name, target, item),
  );
  if (problem !== undefined) return <p class="problem">{problem}</p>;
  if (!value) return <p class="none">{pageText.loading}</p>;
  if (value.length === 0) return <p class="none">{functionText.noOperations}</p>;
  return (
    <ul class="operations">
      {value.slice(0, MAX_SHOWN).map((operation) => (
        <OperationRow key={operation.name} service={service.name} operation={operation} />
      ))}
    </ul>
  );
}

async function operationsOn(service: string, target: string, { name }: Item): Promise<FunctionOperation[]> {
  const body = (await view(service, target)) as { readonly operations?: readonly FunctionOperation[] };
  const own = (body.operations ?? []).filter(({ metadata }) => metadata?.target === name);
  return own.sort((one, other) => timeOf(other).localeCompare(timeOf(one)));
}

function timeOf({ metadata }: FunctionOperation): string {
  return metadata?.createTime ?? "";
}

function OperationRow({
  service,
  operation,
}: {
  readonly service: string;
  readonly operation: FunctionOperation;
}): JSX.Element {
  const { name, error, metadata = {} } = operation;
  const { project = "", location = "", id = "" } = nameParts(name) ?? {};
  const kind = (metadata.operationType ?? "operation").replace(/_FUNCTION$/, "").toLowerCase();
  return (
    <li>
      <StateBadge state={stateOf(operation)} />
      <a href={hrefOf([service, "projects.locations.operations", project, location, id])}>{kind}</a>
      <span class="none">{shortTime(timeOf(operation))}</span>
      {metadata.stages && (
        <ol class="stages">
          {metadata.stages.map((stage) => (
            <li key={stage.name} title={stage.message}>
              <span class={`stage ${stage.state === "COMPLETE" ? "over" : ""}`}>
                {stage.name.toLowerCase()}{" "}
                <small>{(stage.state ?? "").toLowerCase().replaceAll("_", " ")}</small>
              </span>
            </li>
          ))}
        </ol>
      )}
      {error?.message !== undefined && <p class="problem">{error.message}</p>}
    </li>
  );
}

function stateOf({ done, error }: FunctionOperation): string {
  if (!done) return "IN PROGRESS";
  return error ? "FAILED" : "DONE";
}
