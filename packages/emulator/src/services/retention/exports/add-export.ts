import type { ExportInput } from "../../../generated/retention-v1.types.gen.ts";
import type { Account } from "../../../service/directory.ts";
import { given } from "../../../service/given.ts";
import { freshId } from "../fresh-id.ts";
import { requireFreeName } from "../require-free-name.ts";
import type { RetentionTransaction, RetentionWorld } from "../retention-context.ts";
import { userInfo } from "../user-info.ts";
import { foundContents } from "./found-contents.ts";
import type { ExportContents, StoredExport } from "./stored-export.ts";

/** An export that is to be. */
export interface DraftExport extends Pick<ExportInput, "name" | "query" | "exportOptions"> {
  readonly matterId: string;
  readonly requester: Account;
  /** Milliseconds since 1970, both. */
  readonly createdAt: number;
  readonly endsAt: number;
  /** One of the service's making unless given. */
  readonly id?: string;
}

/**
 * Puts an export in progress into the store, with what its query finds. What it does next is for the caller to plan.
 *
 * @throws Refusal 409 where the matter has an export of that name
 */
export async function addExport(
  transaction: RetentionTransaction,
  world: RetentionWorld,
  draft: DraftExport,
): Promise<readonly [StoredExport, ExportContents]> {
  const { id: givenId, matterId, name, query, exportOptions, requester, createdAt, endsAt } = draft;
  await requireFreeName(transaction, "exports", matterId, name);
  const contents = await foundContents(transaction, world, matterId, query ?? {});
  const { id, number } = await freshId(transaction, "exports", "export");
  const added: StoredExport = {
    id: givenId ?? id,
    matterId,
    ...given({ name, query, exportOptions }),
    requester: userInfo(requester),
    createTime: new Date(createdAt).toISOString(),
    status: "IN_PROGRESS",
    stats: { totalArtifactCount: `${countOf(contents)}`, exportedArtifactCount: "0", sizeInBytes: "0" },
    endsAt,
    number,
  };
  await transaction.put("exports", added.id, added);
  await transaction.put("exportContents", added.id, contents);
  return [added, contents];
}

function countOf({ accounts }: ExportContents): number {
  return accounts.reduce((sum, { messages }) => sum + messages.length, 0);
}
