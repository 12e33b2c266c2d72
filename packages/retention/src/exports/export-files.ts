import { InvalidArgumentError } from "@seamline/client-core";
import type { CloudStorageFile, Export } from "../generated/v1/reference/types.gen.ts";

/** The export fields that a download needs, in either profile. */
export type DownloadableExport = Pick<Export, "status" | "cloudStorageSink">;

/** Identifies an export. */
export interface ExportName {
  readonly matterId: string;
  readonly exportId: string;
}

/** The part of a client that reads an export, in either profile. */
export interface ExportClient {
  readonly matters: {
    readonly exports: { get(input: ExportName, options?: { signal?: AbortSignal }): PromiseLike<unknown> };
  };
}

/**
 * Returns the files of an export. Reads the export first if only its name is given.
 *
 * @throws InvalidArgumentError for an incomplete export, whose files may be missing, or a value that is not an export
 */
export async function filesOf(
  client: ExportClient,
  exported: DownloadableExport | ExportName,
  signal: AbortSignal | undefined,
): Promise<readonly CloudStorageFile[]> {
  const isName = "exportId" in exported;
  const { status, cloudStorageSink } = (
    isName ? await client.matters.exports.get(nameOf(exported), { signal }) : exported
  ) as DownloadableExport;
  if (status === "COMPLETED" || (status === undefined && cloudStorageSink)) {
    return cloudStorageSink?.files ?? [];
  }
  // JavaScript callers can pass an incomplete name.
  const problem = status ? `COMPLETED, but is ${status}` : "an export or { matterId, exportId }";
  throw new InvalidArgumentError("export", `must be ${problem}`);
}

function nameOf({ matterId, exportId }: ExportName): ExportName {
  return { matterId, exportId };
}
