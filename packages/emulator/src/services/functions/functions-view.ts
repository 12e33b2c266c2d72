import { bearerCallers, type Seed, type ServiceView, type ViewRoot } from "@seamline/emulator-kit";
import { DEPLOYMENT_JOB } from "./deployment/deploy-function.ts";
import { RETIREMENT_JOB } from "./deployment/settle-function.ts";
import { DELIVERY_JOB } from "./events/stored-delivery.ts";
import { DEFAULT_PROJECT } from "./extension/function-flag.ts";
import { parseFunctionName } from "./function-names.ts";
import type {
  FunctionsCaller,
  FunctionsCollections,
  FunctionsContext,
  FunctionsReader,
} from "./functions-context.ts";
import { FINISH_LONG_RUNNING } from "./long-running/long-running-lifecycle.ts";
import type { StoredLongRunning } from "./long-running/stored-long-running.ts";

/** The maximum number of functions, and of long-running operations, that are read to find projects. */
const MAX_ITEMS_READ = 1_000;

/** @param defaultCaller returns the e-mail address of the default account for calls */
export function functionsView(
  defaultCaller: (seed: Seed) => string,
): ServiceView<FunctionsCollections, FunctionsContext, FunctionsCaller> {
  return {
    callers: (seed) => bearerCallers(seed, defaultCaller(seed)),
    viewer: () => undefined,
    async roots({ state }) {
      const known = await state.read(projectsOf);
      const projects = known.length > 0 ? known : [DEFAULT_PROJECT];
      return projects.map(
        (project): ViewRoot => ({
          document: "functions@v2",
          operationId: "listFunctions",
          path: { project, location: "-" },
          label: project,
        }),
      );
    },
    describeTask: ({ kind, subject }, reader) => describeTask(kind, subject, reader),
  };
}

/** Returns the projects that have functions or long-running operations. */
async function projectsOf(reader: FunctionsReader): Promise<string[]> {
  const functions = await reader.list("functions", { index: "byPlace", limit: MAX_ITEMS_READ });
  const operations = await reader.list("operations", { index: "byPlace", limit: MAX_ITEMS_READ });
  const projects = [
    ...functions.items.map(({ value }) => parseFunctionName(value.name)?.project ?? ""),
    ...operations.items.map(({ value }) => value.project),
  ];
  return [...new Set(projects)].filter((project) => project !== "").sort();
}

const ACTIONS: Readonly<Record<StoredLongRunning["kind"], string>> = {
  CREATE_FUNCTION: "creation",
  UPDATE_FUNCTION: "update",
  DELETE_FUNCTION: "deletion",
};

async function describeTask(kind: string, subject: unknown, reader: FunctionsReader) {
  switch (kind) {
    case FINISH_LONG_RUNNING:
    case DEPLOYMENT_JOB: {
      const { operationId } = subject as { readonly operationId: string };
      const operation = await reader.get("operations", operationId);
      if (!operation) return undefined;
      const label = `function ${idOf(operation.target)}`;
      const title =
        kind === FINISH_LONG_RUNNING
          ? `The ${ACTIONS[operation.kind]} of the ${label} ends`
          : `The ${label} is deployed`;
      return { title, resource: operation.target };
    }
    case RETIREMENT_JOB: {
      const { stored } = subject as { readonly stored: { readonly name: string } };
      return {
        title: `An earlier version of the function ${idOf(stored.name)} stops`,
        resource: stored.name,
      };
    }
    case DELIVERY_JOB: {
      const { deliveryId } = subject as { readonly deliveryId: string };
      const delivery = await reader.get("deliveries", deliveryId);
      const title =
        delivery &&
        `The event ${delivery.event.type} is delivered to the function ${idOf(delivery.function)}`;
      return title === undefined ? undefined : { title, resource: delivery?.function ?? "" };
    }
    default:
      return undefined;
  }
}

function idOf(name: string): string {
  return parseFunctionName(name)?.id ?? name;
}
