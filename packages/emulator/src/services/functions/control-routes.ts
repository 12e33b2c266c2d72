import type { ServiceControlRoute } from "../../service/service-control-route.ts";
import { listDeliveries } from "./events/list-deliveries.ts";
import { postEvent } from "./events/post-event.ts";
import type { FunctionsContext } from "./functions-context.ts";
import { listLogs } from "./running/list-logs.ts";

/** What the service can be asked under `/__emulator/functions/`. */
export const controlRoutes: readonly ServiceControlRoute<FunctionsContext>[] = [
  {
    method: "GET",
    path: "/events",
    summary:
      "Events on their way to functions, and what came of the last ones, in the order of their coming.",
    handle: listDeliveries,
  },
  {
    method: "POST",
    path: "/events",
    summary:
      "Delivers a CloudEvent, structured or binary, to the functions whose trigger waits for it, in one place or in all.",
    query: ["project", "location"],
    handle: postEvent,
  },
  {
    method: "GET",
    path: "/logs",
    summary:
      "What functions wrote last, from the oldest line to the newest: of one by its whole name, or of all.",
    query: ["function", "limit"],
    handle: listLogs,
  },
];
