import { edge } from "../../../src/services/edge/service.ts";
import { clerk } from "./clerk-service.ts";

/** Services that tests put in the place of the emulator's own. */
export const services = { clerk, edge };
