import { deliveries } from "./events/stored-delivery.ts";
import { functions, versions } from "./functions/stored-function.ts";
import { operations } from "./operations/stored-operation.ts";
import { policies } from "./policies/stored-policy.ts";
import { archivePieces, archives, uploads } from "./source/stored-archive.ts";

/** What the functions service keeps. */
export const collections: {
  readonly functions: typeof functions;
  readonly versions: typeof versions;
  readonly operations: typeof operations;
  readonly uploads: typeof uploads;
  readonly archives: typeof archives;
  readonly archivePieces: typeof archivePieces;
  readonly policies: typeof policies;
  readonly deliveries: typeof deliveries;
} = { functions, versions, operations, uploads, archives, archivePieces, policies, deliveries };
