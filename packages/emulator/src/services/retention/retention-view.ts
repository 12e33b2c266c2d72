import { type Account, bearerCallers, type Seed, type ServiceView } from "@seamline/emulator-kit";
import { EXPORT_PROGRESS, type ProgressSubject, progressText } from "./exports/export-progress.ts";
import { FINISH_LONG_RUNNING } from "./long-running/long-running-handlers.ts";
import { PURGE_MATTER } from "./matters/matter-lifecycle.ts";
import type { RetentionCollections, RetentionContext, RetentionReader } from "./retention-context.ts";

/** An account that can view every matter. It does not exist in any seed. */
const VIEWER: Account = {
  id: "viewer",
  email: "viewer@emulator.invalid",
  firstName: undefined,
  lastName: undefined,
  orgUnit: undefined,
  hasPrivilege: () => true,
};

/** @param defaultCaller returns the e-mail address of the clients' default caller */
export function retentionView(
  defaultCaller: (seed: Seed) => string,
): ServiceView<RetentionCollections, RetentionContext, Account> {
  return {
    callers: (seed) => bearerCallers(seed, defaultCaller(seed)),
    viewer: () => VIEWER,
    roots: () => [
      { document: "retention@v1", operationId: "listMatters", path: {}, query: { view: "FULL" } },
    ],
    describeTask: ({ kind, subject }, reader) => describeTask(kind, subject, reader),
  };
}

async function describeTask(kind: string, subject: unknown, reader: RetentionReader) {
  switch (kind) {
    case PURGE_MATTER: {
      const matterId = subject as string;
      const matter = await reader.get("matters", matterId);
      return matter && { title: `The deleted matter "${matter.name}" is purged`, resource: matterId };
    }
    case EXPORT_PROGRESS: {
      const { exportId, step } = subject as ProgressSubject;
      const found = await reader.get("exports", exportId);
      return found && { title: `The export "${found.name}" ${progressText(step)}`, resource: exportId };
    }
    case FINISH_LONG_RUNNING: {
      const { name } = subject as { readonly name: string };
      const operation = await reader.get("operations", name);
      const matter = operation && (await reader.get("matters", operation.matterId));
      return matter && { title: `The count in the matter "${matter.name}" ends`, resource: name };
    }
    default:
      return undefined;
  }
}
