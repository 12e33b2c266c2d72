import type { Account } from "@seamline/emulator-kit";
import { ServiceError } from "@seamline/emulator-kit";
import { isSharedWith } from "../access/access-control.ts";
import { type ExportFile, exportFiles } from "../exports/export-files.ts";
import type { StoredExport, StoredFile } from "../exports/stored-export.ts";
import type { RetentionContext, RetentionReader } from "../retention-context.ts";

const MANAGE_EXPORTS = "Manage Exports";

export interface ObjectName {
  readonly bucket: string;
  readonly object: string;
}

/** A file in an export that the caller may download. */
export interface StoredObject {
  readonly file: StoredFile;
  /** The creation time of the export, in RFC 3339. */
  readonly createTime: string;
  readonly content: ExportFile;
}

/**
 * Returns a file that the caller may download. The rule for downloads (source, "Authentication", 3) is stricter than
 * the rule for access to the matter: it is not sufficient to have created the matter, or to have the privilege View All
 * Matters.
 *
 * @throws ServiceError 404, 403
 */
export async function requireStoredObject(
  name: ObjectName,
  caller: Account,
  { state, fixtures }: RetentionContext,
): Promise<StoredObject> {
  const { storedExport, contents } = await state.read(async (reader) => {
    const storedExport = await requireExportOfObject(reader, name);
    await assertDownloadAccess(reader, caller, storedExport.matterId);
    return { storedExport, contents: await reader.get("exportContents", storedExport.id) };
  });
  const isNamed = ({ objectName }: { readonly objectName: string }): boolean => objectName === name.object;
  const file = storedExport.files?.find(isNamed);
  const content = contents && exportFiles(storedExport, contents, fixtures.section).find(isNamed);
  if (!file || !content) throw objectNotFoundError(name);
  return { file, content, createTime: storedExport.createTime };
}

async function requireExportOfObject(reader: RetentionReader, name: ObjectName): Promise<StoredExport> {
  const query = { index: "byObject", equals: [name.object], limit: 1 } as const;
  const storedExport = (await reader.list("exports", query)).items[0]?.value;
  if (storedExport?.files?.some(({ bucketName }) => bucketName === name.bucket)) return storedExport;
  throw objectNotFoundError(name);
}

async function assertDownloadAccess(
  reader: RetentionReader,
  caller: Account,
  matterId: string,
): Promise<void> {
  if (!caller.hasPrivilege(MANAGE_EXPORTS))
    throw new ServiceError(403, `A download requires the privilege ${MANAGE_EXPORTS}.`);
  const matter = await reader.get("matters", matterId);
  if (matter && isSharedWith(caller, matter)) return;
  throw new ServiceError(403, `A download requires that the matter ${matterId} be shared with the account.`);
}

function objectNotFoundError({ bucket, object }: ObjectName): ServiceError {
  return new ServiceError(404, `There is no object ${object} in the bucket ${bucket}.`);
}
