import { retentionV1Document } from "../../generated/retention-v1.document.gen.ts";
import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";
import { type Account, createDirectory } from "../../service/directory.ts";
import { defineService, type Service } from "../../service/service.ts";
import { callerOf } from "./access/retention-caller.ts";
import { collections } from "./collections.ts";
import { fillings } from "./fillings.ts";
import { handlers } from "./handlers.ts";
import { refuseRetention } from "./refuse-retention.ts";
import type { RetentionCollections, RetentionWorld } from "./retention-context.ts";
import type { RetentionSection } from "./seed/retention-section.ts";

/** Retention and eDiscovery. */
export const retention: Service<
  RetentionCollections,
  RetentionWorld,
  Account,
  RetentionV1Operations,
  RetentionSection
> = defineService({
  name: "retention",
  portOffset: 0,
  documents: [{ id: "retention@v1", document: retentionV1Document, handlers, fillings }],
  collections,
  seed: {
    schema: { type: "object" },
    worldOf: (section, seed) => ({ directory: createDirectory(seed), section: section ?? {} }),
  },
  plant: async () => undefined,
  tasks: () => ({}),
  admit: (request, _operationId, { world }) => callerOf(request, world.directory),
  refuse: refuseRetention,
  answerHeaders: { "content-type": "application/json; charset=UTF-8" },
  maxBodyBytes: 10 * 1024 * 1024,
});
