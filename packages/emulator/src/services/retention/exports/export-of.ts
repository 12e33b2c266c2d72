import { Refusal } from "../../../service/refusal.ts";
import type { RetentionReader } from "../retention-context.ts";
import type { StoredExport } from "./stored-export.ts";

/** Names an export, as paths do. */
export interface ExportPath {
  readonly matterId: string;
  readonly exportId: string;
}

/**
 * The export of a matter.
 *
 * @throws Refusal 404
 */
export async function exportOf(
  reader: RetentionReader,
  { matterId, exportId }: ExportPath,
): Promise<StoredExport> {
  const found = await reader.get("exports", exportId);
  if (found?.matterId === matterId) return found;
  throw new Refusal(404, `There is no export ${exportId} in the matter ${matterId}.`);
}
