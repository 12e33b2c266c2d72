import { exportContents, exports } from "./exports/stored-export.ts";
import { holds } from "./holds/stored-hold.ts";
import { matters } from "./matters/stored-matter.ts";
import { operations } from "./operations/stored-operation.ts";
import { savedQueries } from "./saved-queries/stored-saved-query.ts";

/** What retention keeps. */
export const collections: {
  readonly matters: typeof matters;
  readonly holds: typeof holds;
  readonly savedQueries: typeof savedQueries;
  readonly exports: typeof exports;
  readonly exportContents: typeof exportContents;
  readonly operations: typeof operations;
} = { matters, holds, savedQueries, exports, exportContents, operations };
