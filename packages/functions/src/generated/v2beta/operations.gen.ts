// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ServiceDefinition } from "@seamline/client-core";
import { definition as family } from "../v2/operations.gen.ts";
import type { FunctionsAsShownClient } from "./client.gen.ts";

export type { OperationId } from "../v2/operations.gen.ts";

const operations = Object.fromEntries(
  Object.entries(family.operations).map(([id, operation]) => [
    id,
    { ...operation, path: operation.path.replace("/v2/", "/v2beta/") },
  ]),
);

/** Makes a {@link FunctionsAsShownClient} when given to `createClient`. */
export const definition: ServiceDefinition<FunctionsAsShownClient> = { ...(family as ServiceDefinition<never>), operations };
