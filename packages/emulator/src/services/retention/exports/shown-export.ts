import type { Export } from "../../../generated/retention-v1.types.gen.ts";
import type { StoredExport } from "./stored-export.ts";

/** An export as answers have it. */
export function shownExport({ number: _number, endsAt: _endsAt, files, ...rest }: StoredExport): Export {
  return files ? { ...rest, cloudStorageSink: { files: [...files] } } : rest;
}
