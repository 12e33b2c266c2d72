import type { Account } from "../../../framework/directory.ts";
import { ServiceError } from "../../../framework/service-error.ts";
import { isSharedWith } from "../access/access-control.ts";
import { type ExportFile, exportFiles } from "../exports/export-files.ts";
import type { StoredExport, StoredFile } from "../exports/stored-export.ts";
import type { RetentionContext, RetentionReader } from "../retention-context.ts";

/** Names an object of the storage. */
export interface ObjectName {
  readonly bucket: string;
  readonly object: string;
}

/** A file of an export, for an account that may download it. */
export interface StoredObject {
  readonly file: StoredFile;
  /** When its export was created: RFC 3339. */
  readonly createTime: string;
  readonly content: ExportFile;
}

const MANAGE_EXPORTS = "Manage Exports";

/**
 * Finds a file and holds the caller to the rule of downloads (source, "Authentication", 3), which asks for more than
 * access to the matter: to have created it is not enough, nor is View All Matters.
 *
 * @throws ServiceError 404, 403
 */
export async function requireStoredObject(
  name: ObjectName,
  caller: Account,
  { state, world }: RetentionContext,
): Promise<StoredObject> {
  const { exported, contents } = await state.read(async (reader) => {
    const found = await requireExportOfObject(reader, name);
    await assertDownloadAccess(reader, caller, found.matterId);
    return { exported: found, contents: await reader.get("exportContents", found.id) };
  });
  const isNamed = ({ objectName }: { readonly objectName: string }): boolean => objectName === name.object;
  const file = exported.files?.find(isNamed);
  const content = contents && exportFiles(exported, contents, world.section).find(isNamed);
  if (!file || !content) throw objectNotFound(name);
  return { file, content, createTime: exported.createTime };
}

async function requireExportOfObject(reader: RetentionReader, name: ObjectName): Promise<StoredExport> {
  const query = { index: "byObject", equals: [name.object], limit: 1 } as const;
  const exported = (await reader.list("exports", query)).items[0]?.value;
  if (!exported?.files?.some(({ bucketName }) => bucketName === name.bucket)) throw objectNotFound(name);
  return exported;
}

async function assertDownloadAccess(
  reader: RetentionReader,
  caller: Account,
  matterId: string,
): Promise<void> {
  if (!caller.holds(MANAGE_EXPORTS))
    throw new ServiceError(403, `A download needs the privilege ${MANAGE_EXPORTS}.`);
  const matter = await reader.get("matters", matterId);
  if (matter && isSharedWith(caller, matter)) return;
  throw new ServiceError(403, `A download needs the matter ${matterId} to be shared with the account.`);
}

function objectNotFound({ bucket, object }: ObjectName): ServiceError {
  return new ServiceError(404, `There is no object ${object} in the bucket ${bucket}.`);
}
