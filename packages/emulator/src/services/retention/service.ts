import type { Seed } from "@seamline/emulator-kit";
import {
  type Account,
  accountLabel,
  bearerCredentials,
  createDirectory,
  defineService,
  isPlainWord,
  type SeedCount,
  type Service,
  statusErrorResponse,
} from "@seamline/emulator-kit";
import type { QuirkSwitches } from "@seamline/openapi/quirks";
import { retentionDocuments } from "../../generated/retention.documents.gen.ts";
import { authenticate, VIEW_ALL_MATTERS } from "./access/access-control.ts";
import { advanceExport, EXPORT_PROGRESS } from "./exports/export-progress.ts";
import { FINISH_LONG_RUNNING, finishLongRunning } from "./long-running/long-running-handlers.ts";
import { PURGE_MATTER, purgeMatter } from "./matters/matter-lifecycle.ts";
import { collections, type RetentionCollections, type RetentionFixtures } from "./retention-context.ts";
import { coverageNotes } from "./retention-coverage-notes.ts";
import { retentionView } from "./retention-view.ts";
import { seedRetention } from "./seed/matter-seed.ts";
import { type RetentionSection, retentionSchema } from "./seed/retention-section.ts";
import { validateRetentionSection } from "./seed/retention-seed-problems.ts";
import { readBucketObjectRoute, readObjectRoute } from "./storage/object-routes.ts";

/** The service accepts member names in camelCase and snake_case, and is case-sensitive. */
const quirks: QuirkSwitches = { "any-case-fields": false };

export const retention: Service<RetentionCollections, RetentionFixtures, Account, RetentionSection> =
  defineService({
    name: "retention",
    portOffset: 0,
    documents: retentionDocuments.map((each) => ({ ...each, quirks, coverageNotes })),
    extraRoutes: [readObjectRoute, readBucketObjectRoute],
    collections,
    seed: {
      schema: retentionSchema,
      check: validateRetentionSection,
      counts: countMatters,
      readFixtures: (section, seed) => ({
        directory: createDirectory(seed, [VIEW_ALL_MATTERS]),
        section: section ?? {},
      }),
    },
    writeSeed: seedRetention,
    tasks: (context) => ({
      [PURGE_MATTER]: purgeMatter,
      [EXPORT_PROGRESS]: advanceExport(context),
      [FINISH_LONG_RUNNING]: finishLongRunning,
    }),
    defaultCaller: (seed) => defaultCallerEmail(seed),
    credentials: bearerCredentials,
    authenticate,
    view: retentionView((seed) => defaultCallerEmail(seed)),
    callerName: accountLabel,
    errorResponse: statusErrorResponse,
    responseHeaders: { "content-type": "application/json; charset=UTF-8" },
    examples,
    maxBodyBytes: 10 * 1024 * 1024,
  });

function countMatters({ matters = [], messages = [] }: RetentionSection): readonly SeedCount[] {
  const count = (kind: "exports" | "holds" | "savedQueries"): number =>
    matters.reduce((sum, matter) => sum + (matter[kind]?.length ?? 0), 0);
  return [
    { count: matters.length, one: "matter", many: "matters" },
    { count: count("holds"), one: "hold", many: "holds" },
    { count: count("exports"), one: "export", many: "exports" },
    { count: count("savedQueries"), one: "saved query", many: "saved queries" },
    { count: messages.length, one: "message", many: "messages" },
  ];
}

/** Returns example commands that create a matter and list all matters. */
function examples(url: string, seed: Seed): readonly string[] {
  const authorization = `-H "Authorization: Bearer ${defaultCallerEmail(seed, isPlainWord)}"`;
  const body = `-H "Content-Type: application/json" -d "{\\"name\\": \\"Case 42\\"}"`;
  return [`curl ${authorization} ${body} ${url}/v1/matters`, `curl ${authorization} ${url}/v1/matters`];
}

/**
 * Returns the e-mail address of an account that may create matters.
 *
 * @param isUsable returns whether an e-mail address can be chosen
 */
function defaultCallerEmail(
  { accounts = [] }: Seed,
  isUsable: (email: string) => boolean = () => true,
): string {
  const account = accounts.find(
    ({ email, privileges }) => isUsable(email) && (privileges?.includes("Manage Matters") ?? true),
  );
  return account?.email ?? "ada@example.com";
}
