import { edgeDocument } from "../../generated/edge.document.gen.ts";
import type { EdgeOperations } from "../../generated/edge.types.gen.ts";
import { defineService, type Service } from "../../service/service.ts";
import { collections } from "./collections.ts";
import type { EdgeCaller, EdgeCollections, EdgeWorld } from "./edge-context.ts";
import { handlers } from "./handlers.ts";
import { refuseEdge } from "./refuse-edge.ts";
import type { EdgeSection } from "./seed/edge-section.ts";

/** The edge platform. */
export const edge: Service<EdgeCollections, EdgeWorld, EdgeCaller, EdgeOperations, EdgeSection> =
  defineService({
    name: "edge",
    portOffset: 2,
    documents: [{ id: "edge", document: edgeDocument, handlers, fillings: {} }],
    collections,
    seed: { schema: { type: "object" }, worldOf: (section) => ({ keys: section?.keys ?? [] }) },
    plant: async () => undefined,
    tasks: () => ({}),
    admit: ({ headers }) => ({ key: headers.get("accesskey") ?? "" }),
    refuse: refuseEdge,
    answerHeaders: { "content-type": "application/json; charset=utf-8", "cache-control": "no-cache" },
    maxBodyBytes: 10 * 1024 * 1024,
  });
