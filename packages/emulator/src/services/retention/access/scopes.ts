import { retentionV1Document } from "../../../generated/retention-v1.document.gen.ts";

/** Allows gets and lists alone. */
export const READ_ONLY_SCOPE = ".../auth/ediscovery.readonly";

interface ScopedOperation {
  readonly operationId?: string;
  readonly "x-scopes"?: readonly string[];
}

const scopes: ReadonlyMap<string, readonly string[]> = readScopes(retentionV1Document);

/**
 * The scopes of which a token needs one (`x-scopes`). What is served beside the contract only reads, so that the scope
 * for reading is enough.
 */
export function scopesOf(operationId: string): readonly string[] {
  return scopes.get(operationId) ?? [READ_ONLY_SCOPE];
}

function readScopes(document: object): Map<string, readonly string[]> {
  const { paths } = document as { readonly paths: Readonly<Record<string, object>> };
  const operations = Object.values(paths).flatMap((path): ScopedOperation[] => Object.values(path));
  return new Map(
    operations.flatMap(({ operationId, "x-scopes": own = [] }) =>
      operationId === undefined ? [] : [[operationId, own] as const],
    ),
  );
}
