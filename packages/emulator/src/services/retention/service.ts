import { retentionV1Document } from "../../generated/retention-v1.document.gen.ts";
import { bearerCredentials } from "../../service/bearer-caller.ts";
import { codedRefusal } from "../../service/coded-refusal.ts";
import { type Account, createDirectory } from "../../service/directory.ts";
import { defineService, type Service } from "../../service/service.ts";
import { admit } from "./access/admit.ts";
import { collections } from "./collections.ts";
import { callerOf, examples } from "./examples.ts";
import { advanceExport } from "./exports/advance-export.ts";
import { PROGRESS } from "./exports/progress-task.ts";
import { fillings } from "./fillings.ts";
import { handlers } from "./handlers.ts";
import { leniencies } from "./leniencies.ts";
import { PURGE_MATTER, purgeMatter } from "./matters/purge-matter.ts";
import { needBodies } from "./need-bodies.ts";
import { FINISH_OPERATION, finishOperation } from "./operations/finish-operation.ts";
import type { RetentionCollections, RetentionWorld } from "./retention-context.ts";
import { checkRetention } from "./seed/check-retention.ts";
import { plantRetention } from "./seed/plant-retention.ts";
import { retentionSchema } from "./seed/retention-schema.ts";
import type { RetentionSection } from "./seed/retention-section.ts";
import { readObject } from "./storage/read-object.ts";
import { readObjectOfBucket } from "./storage/read-object-of-bucket.ts";

/** Retention and eDiscovery. */
export const retention: Service<RetentionCollections, RetentionWorld, Account, RetentionSection> =
  defineService({
    name: "retention",
    portOffset: 0,
    documents: [
      { id: "retention@v1", document: retentionV1Document, leniencies, needBodies, handlers, fillings },
    ],
    furtherRoutes: [readObject, readObjectOfBucket],
    collections,
    seed: {
      schema: retentionSchema,
      check: checkRetention,
      worldOf: (section, seed) => ({ directory: createDirectory(seed), section: section ?? {} }),
    },
    plant: plantRetention,
    tasks: (context) => ({
      [PURGE_MATTER]: purgeMatter,
      [PROGRESS]: advanceExport(context),
      [FINISH_OPERATION]: finishOperation,
    }),
    defaultCaller: (seed) => callerOf(seed),
    credentials: bearerCredentials,
    admit,
    refuse: codedRefusal,
    answerHeaders: { "content-type": "application/json; charset=UTF-8" },
    examples,
    maxBodyBytes: 10 * 1024 * 1024,
  });
