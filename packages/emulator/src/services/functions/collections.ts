import { deliveries } from "./events/stored-delivery.ts";
import { functions, versions } from "./functions/stored-function.ts";
import { operations } from "./operations/stored-operation.ts";
import { policies } from "./policies/stored-policy.ts";
import { archivePieces, archives } from "./source/stored-archive.ts";
import { signingKeys } from "./source/stored-signing-key.ts";
import { uploads } from "./source/stored-upload.ts";

/** What the functions service keeps. */
export const collections: {
  readonly functions: typeof functions;
  readonly versions: typeof versions;
  readonly operations: typeof operations;
  readonly uploads: typeof uploads;
  readonly archives: typeof archives;
  readonly archivePieces: typeof archivePieces;
  readonly signingKeys: typeof signingKeys;
  readonly policies: typeof policies;
  readonly deliveries: typeof deliveries;
} = { functions, versions, operations, uploads, archives, archivePieces, signingKeys, policies, deliveries };
