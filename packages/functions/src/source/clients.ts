import { InvalidArgumentError } from "@seamline/client-core";
import type { FunctionsReferenceClient as V1 } from "../generated/v1/reference/client.gen.ts";
import type { FunctionsReferenceClient as V2 } from "../generated/v2/reference/client.gen.ts";
import type { FunctionsReferenceClient as V2alpha } from "../generated/v2alpha/reference/client.gen.ts";
import type { FunctionsReferenceClient as V2beta } from "../generated/v2beta/reference/client.gen.ts";

/** A client of `@seamline/functions/v1/reference`. */
export type ClientOfV1 = V1;

/** A client of `@seamline/functions/v2/reference`, `/v2beta/reference` or `/v2alpha/reference`. */
export type ClientOfV2 = V2 | V2beta | V2alpha;

/** Methods with the same signature in all versions. */
export interface SourceCalls {
  generateUploadUrl(input: object, options: object): PromiseLike<UploadUrlResponse>;
  generateDownloadUrl(input: object, options: object): PromiseLike<{ readonly downloadUrl: string }>;
  get(
    input: object,
    options: object,
  ): { result(): Promise<{ readonly ok: boolean; readonly status?: number; readonly error?: Error }> };
}

/** Response of `generateUploadUrl`. v1 has no `storageSource`. */
export interface UploadUrlResponse {
  readonly uploadUrl: string;
  readonly storageSource?: object;
}

/**
 * Returns a client's calls. Only v1 clients have a `call` method.
 *
 * @throws InvalidArgumentError if `client` belongs to another service
 */
export function callsOf(client: ClientOfV1 | ClientOfV2): SourceCalls & { readonly isV1: boolean } {
  const { functions } = client?.projects?.locations ?? {};
  if (!functions) throw new InvalidArgumentError("client", "must be a client of the functions service");
  return { ...(functions as unknown as SourceCalls), isV1: "call" in functions };
}
