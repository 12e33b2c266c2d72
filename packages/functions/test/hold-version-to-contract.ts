import { type AuthenticatedClientOptions, bearer } from "@seamline/client-core";
import { type Call, holdToContract } from "@seamline/contract-server/hold-to-contract";
import type { SpecDocument } from "@seamline/specs";
import { expect } from "vitest";

/** Holds every call to the bundle of one version of the functions service. */
export function holdVersionToContract<Client>(
  bundle: SpecDocument,
  createClient: (options: AuthenticatedClientOptions) => Client,
  calls: Readonly<Record<string, Call<Client>>>,
): void {
  const create = (baseUrl: string) => createClient({ baseUrl, auth: bearer("s3cret"), retry: false });
  holdToContract(bundle, create, calls, ({ target, headers }) => {
    expect(target).toMatch(new RegExp(`^/${bundle.version}/`));
    expect(headers.authorization).toBe("Bearer s3cret");
  });
}
