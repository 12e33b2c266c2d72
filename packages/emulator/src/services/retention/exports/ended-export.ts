import type { RetentionSection } from "../seed/retention-section.ts";
import { md5Hex } from "../storage/md5.ts";
import { exportFiles } from "./export-files.ts";
import type { ExportContents, StoredExport, StoredFile } from "./stored-export.ts";

/** The bucket of all exports. */
export const BUCKET = "retention-exports";

/** An export at its end: it failed where none of the accounts could be searched. */
export function endedExport(
  { endsAt: _endsAt, ...running }: StoredExport,
  contents: ExportContents,
  section: RetentionSection,
): StoredExport {
  if (hasFailed(contents)) return { ...running, status: "FAILED" };
  const files = exportFiles(running, contents, section).map(({ objectName, write }): StoredFile => {
    const bytes = write();
    return { bucketName: BUCKET, objectName, size: `${bytes.length}`, md5Hash: md5Hex(bytes) };
  });
  const sizeInBytes = files.reduce((sum, { size }) => sum + Number(size), 0);
  const { totalArtifactCount } = running.stats;
  const stats = {
    totalArtifactCount,
    exportedArtifactCount: totalArtifactCount,
    sizeInBytes: `${sizeInBytes}`,
  };
  return { ...running, status: "COMPLETED", stats, files };
}

function hasFailed({ accounts }: ExportContents): boolean {
  return accounts.length > 0 && accounts.every(({ error }) => error !== undefined);
}
