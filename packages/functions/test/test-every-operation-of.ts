import { type AuthenticatedClientOptions, bearer } from "@seamline/client-core";
import { type Call, testEveryOperation } from "@seamline/contract-server/bundle-tests";
import type { SpecDocument } from "@seamline/specs-functions";
import { expect } from "vitest";

/** Tests every call against the bundle of one version of the functions service. */
export function testEveryOperationOf<Client>(
  bundle: SpecDocument,
  createClient: (options: AuthenticatedClientOptions) => Client,
  calls: Readonly<Record<string, Call<Client>>> = {},
): void {
  const create = (baseUrl: string) => createClient({ baseUrl, auth: bearer("s3cret"), retry: false });
  testEveryOperation(bundle, create, calls, ({ target, headers }) => {
    expect(target).toMatch(new RegExp(`^/${bundle.version}/`));
    expect(headers.authorization).toBe("Bearer s3cret");
  });
}
