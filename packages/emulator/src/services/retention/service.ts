import type { QuirkSwitches } from "@seamline/openapi/quirks";
import { bearerCredentials } from "../../framework/bearer-authentication.ts";
import { type Account, createDirectory } from "../../framework/directory.ts";
import type { Handlers } from "../../framework/handlers.ts";
import type { Seed } from "../../framework/seed.ts";
import { defineService, type Service } from "../../framework/service.ts";
import { statusErrorResponse } from "../../framework/service-error.ts";
import { isPlainWord } from "../../framework/shell-word.ts";
import { retentionV1Document } from "../../generated/retention-v1.document.gen.ts";
import type { RetentionV1Operations } from "../../generated/retention-v1.types.gen.ts";
import { authenticate } from "./access/access-control.ts";
import { createExport, deleteExport, getExport, listExports } from "./exports/export-operations.ts";
import { advanceExport, EXPORT_PROGRESS } from "./exports/export-progress.ts";
import {
  addHeldAccounts,
  createHeldAccount,
  deleteHeldAccount,
  listHeldAccounts,
  removeHeldAccounts,
} from "./holds/held-account-operations.ts";
import { createHold, deleteHold, getHold, listHolds, updateHold } from "./holds/hold-operations.ts";
import {
  closeMatter,
  deleteMatter,
  PURGE_MATTER,
  purgeMatter,
  reopenMatter,
  undeleteMatter,
} from "./matters/matter-lifecycle.ts";
import { createMatter, getMatter, listMatters, updateMatter } from "./matters/matter-operations.ts";
import { addMatterPermissions, removeMatterPermissions } from "./matters/matter-permissions.ts";
import { countMatterAccounts } from "./operations/count-matter-accounts.ts";
import {
  cancelOperation,
  deleteOperation,
  FINISH_OPERATION,
  finishOperation,
  getOperation,
} from "./operations/count-operation-handlers.ts";
import { listOperations } from "./operations/count-operation-list.ts";
import {
  collections,
  type RetentionCollections,
  type RetentionContext,
  type RetentionWorld,
} from "./retention-context.ts";
import { coverageNotes } from "./retention-coverage-notes.ts";
import {
  createSavedQuery,
  deleteSavedQuery,
  getSavedQuery,
  listSavedQueries,
} from "./saved-queries/saved-query-operations.ts";
import { seedRetention } from "./seed/matter-seed.ts";
import { type RetentionSection, retentionSchema } from "./seed/retention-section.ts";
import { validateRetentionSection } from "./seed/retention-seed-problems.ts";
import { readBucketObjectRoute, readObjectRoute } from "./storage/object-routes.ts";

/** The service binds the names of members as they are written, in camelCase or in snake_case. */
const quirks: QuirkSwitches = { "any-case-fields": false };

/**
 * Operations that make or change one thing, which their body says. The facts let a body stay away where an operation
 * needs none ("Rules that the tables do not say"): those that move a matter from state to state or cancel an operation,
 * the count, which without a query counts everything, and those that add or remove a list of held accounts, which may
 * be none.
 */
const operationsRequiringBody: readonly (keyof RetentionV1Operations)[] = [
  "createMatter",
  "updateMatter",
  "addMatterPermissions",
  "removeMatterPermissions",
  "createExport",
  "createHold",
  "updateHold",
  "createHeldAccount",
  "createSavedQuery",
];

/** What the service does for each of its operations. */
const handlers: Handlers<RetentionV1Operations, RetentionContext, Account> = {
  createMatter,
  getMatter,
  listMatters,
  updateMatter,
  deleteMatter,
  undeleteMatter,
  closeMatter,
  reopenMatter,
  addMatterPermissions,
  removeMatterPermissions,
  countMatterAccounts,
  createExport,
  getExport,
  listExports,
  deleteExport,
  createHold,
  getHold,
  listHolds,
  updateHold,
  deleteHold,
  addHeldAccounts,
  removeHeldAccounts,
  createHeldAccount,
  listHeldAccounts,
  deleteHeldAccount,
  createSavedQuery,
  getSavedQuery,
  listSavedQueries,
  deleteSavedQuery,
  getOperation,
  listOperations,
  cancelOperation,
  deleteOperation,
};

/** Commands that open a matter and list what there is, as an account that may. */
function examples(url: string, seed: Seed): readonly string[] {
  const authorization = `-H "Authorization: Bearer ${defaultCallerEmail(seed, isPlainWord)}"`;
  const body = `-H "Content-Type: application/json" -d "{\\"name\\": \\"Case 42\\"}"`;
  return [`curl ${authorization} ${body} ${url}/v1/matters`, `curl ${authorization} ${url}/v1/matters`];
}

/**
 * An account that may open matters.
 *
 * @param isFit which e-mail addresses are asked for
 */
function defaultCallerEmail({ accounts = [] }: Seed, isFit: (email: string) => boolean = () => true): string {
  const able = accounts.find(
    ({ email, privileges }) => isFit(email) && (privileges?.includes("Manage Matters") ?? true),
  );
  return able?.email ?? "ada@example.com";
}

/** Retention and eDiscovery. */
export const retention: Service<RetentionCollections, RetentionWorld, Account, RetentionSection> =
  defineService({
    name: "retention",
    portOffset: 0,
    documents: [
      {
        id: "retention@v1",
        document: retentionV1Document,
        quirks,
        bodyRequiredBy: operationsRequiringBody,
        handlers,
        coverageNotes,
      },
    ],
    extraRoutes: [readObjectRoute, readBucketObjectRoute],
    collections,
    seed: {
      schema: retentionSchema,
      check: validateRetentionSection,
      readWorld: (section, seed) => ({ directory: createDirectory(seed), section: section ?? {} }),
    },
    writeSeed: seedRetention,
    tasks: (context) => ({
      [PURGE_MATTER]: purgeMatter,
      [EXPORT_PROGRESS]: advanceExport(context),
      [FINISH_OPERATION]: finishOperation,
    }),
    defaultCaller: (seed) => defaultCallerEmail(seed),
    credentials: bearerCredentials,
    authenticate,
    errorResponse: statusErrorResponse,
    responseHeaders: { "content-type": "application/json; charset=UTF-8" },
    examples,
    maxBodyBytes: 10 * 1024 * 1024,
  });
