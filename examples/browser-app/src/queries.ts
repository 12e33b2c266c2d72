import { createQueryOptions } from "@seamline/client-core/tanstack-query";
import { bearer, createRetentionClient } from "@seamline/retention/reference";

/** The page's server forwards these requests: see `vite.config.ts`. */
export const retentionUrl = `${location.origin}/retention`;

export const retention = createRetentionClient({
  baseUrl: retentionUrl,
  auth: bearer("ada@example.com"),
});

export const queries = createQueryOptions(retention);
