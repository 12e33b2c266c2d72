import type { FurtherRoute } from "../../service/service.ts";
import type { FunctionsCaller, FunctionsContext } from "./functions-context.ts";
import { serveFunction } from "./running/serve-function.ts";
import { downloadArchive } from "./source/download-archive.ts";
import { uploadArchive } from "./source/upload-archive.ts";

/** What is served beside the documents: signed URLs, and the functions themselves. */
export const furtherRoutes: readonly FurtherRoute<FunctionsContext, FunctionsCaller>[] = [
  uploadArchive,
  downloadArchive,
  serveFunction,
];
