import type { IndexKey } from "@seamline/emulator-kit";
import { type Collection, collection } from "@seamline/emulator-kit";
import type {
  CloudStorageFile,
  Export,
  ExportStats,
  UserInfo,
} from "../../../generated/retention-v1.types.gen.ts";

/** An export in the store, keyed by its id. Its matches are in {@link exportContents}. */
export interface StoredExport extends Omit<Export, "cloudStorageSink"> {
  readonly id: string;
  readonly matterId: string;
  /** RFC 3339. */
  readonly createTime: string;
  readonly requester: UserInfo;
  readonly stats: Readonly<Required<ExportStats>>;
  readonly status: "IN_PROGRESS" | "COMPLETED" | "FAILED";
  /** Present once the export is completed. */
  readonly files?: readonly StoredFile[];
  /** The end of the export, in milliseconds since 1970. Present while the export is in progress. */
  readonly endsAt?: number;
  /** Position in creation order. */
  readonly number: number;
}

/** A file of a completed export. Its bytes are generated on demand. */
export type StoredFile = Readonly<Required<CloudStorageFile>>;

/** The matches of an export when it was created, keyed by export id. */
export interface ExportContents {
  readonly accounts: readonly AccountContents[];
}

export interface AccountContents {
  /** The e-mail address of the account, or the name from the query if the account does not exist. */
  readonly account: string;
  /** Positions of the messages in the seed, from 0. */
  readonly messages: readonly number[];
  /** The reason why the account was not searched. */
  readonly error?: string;
}

/** Names are unique within a matter, but several exports may be unnamed. */
export const exports: Collection<StoredExport, "byMatter" | "byName" | "inProgress" | "byObject"> =
  collection<StoredExport>().indexed({
    byMatter: { key: ({ matterId, number }) => [matterId, number] },
    byName: { key: ({ matterId, name }) => (name ? [matterId, name] : undefined), unique: true },
    inProgress: { key: ({ endsAt }) => (endsAt === undefined ? undefined : [endsAt]) },
    byObject: { keys: ({ files = [] }) => files.map(({ objectName }): IndexKey => [objectName]) },
  });

export const exportContents: Collection<ExportContents> = collection<ExportContents>();

/** Converts a stored export to its representation in responses. */
export function exportRepresentation({
  number: _number,
  endsAt: _endsAt,
  files,
  ...rest
}: StoredExport): Export {
  return files ? { ...rest, cloudStorageSink: { files: [...files] } } : rest;
}
