import type { Account } from "@seamline/emulator-kit";
import { withoutUndefined } from "@seamline/emulator-kit";
import type { ExportInput, Query } from "../../../generated/retention-v1.types.gen.ts";
import { userInfo } from "../directory-lookup.ts";
import { allocateId, assertUniqueName } from "../resource-conventions.ts";
import type { RetentionFixtures, RetentionReader, RetentionTransaction } from "../retention-context.ts";
import { readSearchSource, searchMessages } from "../search/search-messages.ts";
import type { AccountContents, ExportContents, StoredExport } from "./stored-export.ts";

interface ExportDraft extends Pick<ExportInput, "name" | "query" | "exportOptions"> {
  readonly matterId: string;
  readonly requester: Account;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** The id of a seeded export. By default, the service allocates an id. */
  readonly id?: string;
}

/**
 * Searches the data for an export, and stores the export with its matches. The caller schedules its next step.
 *
 * @throws ServiceError 409 if the matter already contains an export with the same name
 */
export async function addExport(
  transaction: RetentionTransaction,
  fixtures: RetentionFixtures,
  draft: ExportDraft,
): Promise<readonly [StoredExport, ExportContents]> {
  const { id: draftId, matterId, name, query, exportOptions, requester, createdAt, endsAt } = draft;
  await assertUniqueName(transaction, "exports", matterId, name);
  const contents = await findExportContents(transaction, fixtures, matterId, query ?? {});
  const { id, number } = await allocateId(transaction, "exports", "export");
  const added: StoredExport = {
    id: draftId ?? id,
    matterId,
    ...withoutUndefined({ name, query, exportOptions }),
    requester: userInfo(requester),
    createTime: new Date(createdAt).toISOString(),
    status: "IN_PROGRESS",
    stats: { totalArtifactCount: `${messageCount(contents)}`, exportedArtifactCount: "0", sizeInBytes: "0" },
    endsAt,
    number,
  };
  await transaction.put("exports", added.id, added);
  await transaction.put("exportContents", added.id, contents);
  return [added, contents];
}

function messageCount({ accounts }: ExportContents): number {
  return accounts.reduce((sum, { messages }) => sum + messages.length, 0);
}

/** Searches the matter's current state. Later changes to holds and accounts do not affect the export. */
async function findExportContents(
  reader: RetentionReader,
  fixtures: RetentionFixtures,
  matterId: string,
  query: Query,
): Promise<ExportContents> {
  const source = await readSearchSource(reader, fixtures, matterId, query);
  const { accounts, errors, nonQueryableAccounts } = searchMessages(query, source);
  return {
    accounts: [
      ...accounts.map(
        ({ account, messages }): AccountContents => ({
          account: account.email,
          messages: messages.map(({ place }) => place),
        }),
      ),
      ...errors.map(({ account, errorType }) => unsearchedAccount(account.email, errorType)),
      ...nonQueryableAccounts.map((name) => unsearchedAccount(name, "NOT_QUERYABLE")),
    ],
  };
}

function unsearchedAccount(account: string, error: string): AccountContents {
  return { account, messages: [], error };
}
