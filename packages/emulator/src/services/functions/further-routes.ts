import type { FurtherRoute } from "../../service/service.ts";
import type { FunctionsCaller, FunctionsContext } from "./functions-context.ts";

/** What is served beside the documents: signed URLs, and the functions themselves. */
export const furtherRoutes: readonly FurtherRoute<FunctionsContext, FunctionsCaller>[] = [];
