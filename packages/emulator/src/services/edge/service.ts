import { defineService, type Service } from "../../service/service.ts";
import { callerOf } from "./access/edge-caller.ts";
import { collections } from "./collections.ts";
import { contractDocument } from "./contract-document.ts";
import type { EdgeCaller, EdgeCollections, EdgeWorld } from "./edge-context.ts";
import { examples, callerOf as keyOf } from "./examples.ts";
import { fillings } from "./fillings.ts";
import { handlers } from "./handlers.ts";
import { leniencies } from "./leniencies.ts";
import { refuseEdge } from "./refuse-edge.ts";
import { checkSection } from "./seed/check-section.ts";
import type { EdgeSection } from "./seed/edge-section.ts";
import { plantEdge } from "./seed/plant-edge.ts";
import { sectionSchema } from "./seed/section-schema.ts";
import { worldOf } from "./seed/world-of.ts";

/** The edge platform. */
export const edge: Service<EdgeCollections, EdgeWorld, EdgeCaller, EdgeSection, { accessKey: string }> =
  defineService({
    name: "edge",
    portOffset: 2,
    documents: [{ id: "edge", document: contractDocument, leniencies, handlers, fillings }],
    collections,
    seed: { schema: sectionSchema, check: checkSection, worldOf },
    plant: plantEdge,
    tasks: () => ({}),
    defaultCaller: (seed) => keyOf(seed),
    credentials: (accessKey) => ({ accessKey }),
    admit: (request, _operation, context) => callerOf(request, context),
    refuse: refuseEdge,
    answerHeaders: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    examples,
    maxBodyBytes: 10 * 1024 * 1024,
  });
