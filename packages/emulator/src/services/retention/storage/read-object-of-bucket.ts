import type { Account } from "../../../service/directory.ts";
import type { FurtherCall, FurtherRoute } from "../../../service/service.ts";
import { BUCKET } from "../exports/ended-export.ts";
import type { RetentionContext } from "../retention-context.ts";
import { objectAnswer } from "./object-answer.ts";
import { objectNameOf } from "./object-name-of.ts";
import { readObject } from "./read-object.ts";
import { storedObject } from "./stored-object.ts";

/** The same bytes at the address that has the bucket's name at its root, where the clients of some languages read. */
export const readObjectOfBucket: FurtherRoute<RetentionContext, Account> = {
  operationId: readObject.operationId,
  extensions: readObject.extensions,
  method: "GET",
  path: new RegExp(`^/(?<bucket>${BUCKET})/(?<object>.+)$`),
  summary: "Reads the bytes of a file of an export.",
  async handle({ caller, context, request, groups }: FurtherCall<RetentionContext, Account>) {
    return objectAnswer(await storedObject(objectNameOf(groups), caller, context), request);
  },
};
