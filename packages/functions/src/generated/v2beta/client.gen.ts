// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ServiceClient } from "@seamline/client-core";
import type { FunctionsAsShownClient as FamilyClient } from "../v2/client.gen.ts";
import type { paths } from "./types.gen.ts";

export type * from "../v2/client.gen.ts";

/**
 * Client of Functions Service, v2beta.
 *
 * Profile: as shown.
 *
 * It has only what the source document shows. For the whole service, import from `@seamline/functions/…/reference`.
 */
export interface FunctionsAsShownClient
  extends Omit<FamilyClient, keyof ServiceClient<object>>, ServiceClient<paths> {}
