import type { ServiceControlRoute } from "../../service/service-control-route.ts";
import type { FunctionsContext } from "./functions-context.ts";

/** What the service can be asked under `/__emulator/functions/`. */
export const controlRoutes: readonly ServiceControlRoute<FunctionsContext>[] = [];
