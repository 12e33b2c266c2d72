import type { Source, StorageSource } from "../../../generated/functions-v2.types.gen.ts";
import { withField } from "../mapping/field-path.ts";
import type { FunctionSpec } from "./stored-function.ts";

/**
 * A function has one source: a repository, an address, an object in a bucket or something that was uploaded. What a
 * caller says of one takes the place of the others.
 *
 * @param said what the caller says, of the function that has been changed by it already
 */
export function oneSource(changed: FunctionSpec, said: FunctionSpec): FunctionSpec {
  const source = changed.buildConfig?.source;
  const saidSource = said.buildConfig?.source;
  if (!source || !saidSource) return changed;
  const kinds = Object.keys(source).filter((kind) => kind in saidSource);
  if (kinds.length === 0) return changed;
  const left = Object.fromEntries(kinds.map((kind) => [kind, source[kind as keyof Source]])) as Source;
  const stored = oneStorage(left.storageSource, saidSource.storageSource);
  return withField(changed, "buildConfig.source", { ...left, ...(stored && { storageSource: stored }) });
}

function oneStorage(
  storage: StorageSource | undefined,
  said: StorageSource | undefined,
): StorageSource | undefined {
  if (!storage || !said) return storage;
  const { sourceUploadUrl, ...object } = storage;
  if (sourceUploadUrl === undefined) return storage;
  if (said.sourceUploadUrl === undefined) return object;
  return said.bucket === undefined && said.object === undefined ? { sourceUploadUrl } : storage;
}
