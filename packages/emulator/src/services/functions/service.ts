import { functionsV1Document } from "../../generated/functions-v1.document.gen.ts";
import { functionsV2Document } from "../../generated/functions-v2.document.gen.ts";
import { functionsV2alphaDocument } from "../../generated/functions-v2alpha.document.gen.ts";
import { functionsV2betaDocument } from "../../generated/functions-v2beta.document.gen.ts";
import { bearerCredentials } from "../../service/bearer-caller.ts";
import { codedRefusal } from "../../service/coded-refusal.ts";
import { createDirectory } from "../../service/directory.ts";
import { defineService, type Service } from "../../service/service.ts";
import { admit } from "./access/admit.ts";
import { collections } from "./collections.ts";
import { controlRoutes } from "./control-routes.ts";
import { errands } from "./errands.ts";
import { callerOf, examples } from "./examples.ts";
import { v1Fillings } from "./fillings/v1-fillings.ts";
import { v2Fillings } from "./fillings/v2-fillings.ts";
import type { FunctionsCaller, FunctionsCollections, FunctionsWorld } from "./functions-context.ts";
import { furtherRoutes } from "./further-routes.ts";
import { leniencies } from "./leniencies.ts";
import { needBodies } from "./need-bodies.ts";
import { checkFunctions } from "./seed/check-functions.ts";
import { functionsSchema } from "./seed/functions-schema.ts";
import type { FunctionsSection } from "./seed/functions-section.ts";
import { plantFunctions } from "./seed/plant-functions.ts";
import { tasks } from "./tasks.ts";
import { v1Handlers } from "./v1-handlers.ts";
import { v2Handlers } from "./v2-handlers.ts";
import { withTypeUrls } from "./with-type-urls.ts";

const ofV2 = { leniencies, needBodies, handlers: v2Handlers, fillings: v2Fillings };

/** Functions: deployed from source archives, and run. */
export const functions: Service<FunctionsCollections, FunctionsWorld, FunctionsCaller, FunctionsSection> =
  defineService({
    name: "functions",
    portOffset: 1,
    documents: [
      {
        id: "functions@v1",
        document: functionsV1Document,
        leniencies,
        needBodies,
        handlers: v1Handlers,
        fillings: v1Fillings,
      },
      { id: "functions@v2", document: functionsV2Document, ...ofV2 },
      { id: "functions@v2beta", document: functionsV2betaDocument, ...ofV2 },
      { id: "functions@v2alpha", document: functionsV2alphaDocument, ...ofV2 },
    ],
    furtherRoutes,
    controlRoutes,
    collections,
    seed: {
      schema: functionsSchema,
      document: "functions@v2",
      check: checkFunctions,
      worldOf: (section, seed) => ({ directory: createDirectory(seed), section: section ?? {} }),
    },
    plant: plantFunctions,
    tasks,
    errands,
    letGo: async ({ runner }) => runner?.stopAll(),
    defaultCaller: (seed) => callerOf(seed),
    credentials: bearerCredentials,
    admit,
    finish: (body, { operationId }, request, { world }) =>
      withTypeUrls(body, operationId, request, world.section.typeUrls),
    refuse: codedRefusal,
    answerHeaders: { "content-type": "application/json; charset=UTF-8" },
    examples,
    /** Of an archive (reference facts, "Limits"); what else there is, is held to less. */
    maxBodyBytes: 100 * 1024 * 1024,
  });
