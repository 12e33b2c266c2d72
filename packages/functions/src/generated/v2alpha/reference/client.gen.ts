// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { ServiceClient } from "@seamline/client-core";
import type { FunctionsReferenceClient as FamilyClient } from "../../v2/reference/client.gen.ts";
import type { paths } from "./types.gen.ts";

export type * from "../../v2/reference/client.gen.ts";

/**
 * Client of Functions Service, v2alpha.
 *
 * Profile: reference.
 */
export interface FunctionsReferenceClient
  extends Omit<FamilyClient, keyof ServiceClient<object>>, ServiceClient<paths> {}
