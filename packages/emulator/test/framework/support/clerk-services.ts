import { edge } from "../../../src/services/edge/service.ts";
import { clerk } from "./clerk-service.ts";

/** Services that replace the emulator's services in tests. */
export const services = { clerk, edge };
