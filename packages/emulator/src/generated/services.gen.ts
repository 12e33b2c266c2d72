// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.
import { edge } from "../services/edge/service.ts";
import { functions } from "../services/functions/service.ts";
import { retention } from "../services/retention/service.ts";

/** Every service of the emulator, by name. */
export const services: { readonly edge: typeof edge; readonly functions: typeof functions; readonly retention: typeof retention } = { edge, functions, retention };
