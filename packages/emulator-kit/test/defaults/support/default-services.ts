import { depot } from "./depot-service.ts";
import { parcels } from "./parcels-service.ts";

/** Services that define little more than documents, handlers and collections. */
export const services = [parcels, depot] as const;
