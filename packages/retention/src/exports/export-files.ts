import { InvalidArgumentError } from "@seamline/client-core";
import type { CloudStorageFile, Export } from "../generated/v1/reference/types.gen.ts";

/** Names an export. */
export interface ExportName {
  readonly matterId: string;
  readonly exportId: string;
}

/** What of a client is needed to ask for an export: that of either profile will do. */
export interface ExportClient {
  readonly matters: {
    readonly exports: { get(input: ExportName, options?: { signal?: AbortSignal }): PromiseLike<unknown> };
  };
}

/**
 * The files of an export, which is asked for where only its name is given.
 *
 * @throws InvalidArgumentError for an export that is not done, and whose files are not all there therefore, and for
 * what is no export
 */
export async function filesOf(
  client: ExportClient,
  exported: Export | ExportName,
  signal: AbortSignal | undefined,
): Promise<readonly CloudStorageFile[]> {
  const isName = "exportId" in exported;
  const { status, cloudStorageSink } = (
    isName ? await client.matters.exports.get(nameOf(exported), { signal }) : exported
  ) as Export;
  if (status === "COMPLETED" || (status === undefined && cloudStorageSink)) {
    return cloudStorageSink?.files ?? [];
  }
  // All members of an export are optional, so that the compiler takes half a name for one.
  const problem = status ? `COMPLETED, and is ${status}` : "an export, or { matterId, exportId }";
  throw new InvalidArgumentError("export", `must be ${problem}`);
}

function nameOf({ matterId, exportId }: ExportName): ExportName {
  return { matterId, exportId };
}
