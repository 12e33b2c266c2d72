import { bearer, type ClientOptions } from "@seamline/client-core";
import { type Call, holdToContract } from "@seamline/contract-server/hold-to-contract";
import { documents } from "@seamline/specs";
import { expect } from "vitest";

/** Holds every call to the bundle of one version of the functions service. */
export function holdVersionToContract<Client>(
  version: string,
  createClient: (options: ClientOptions) => Client,
  calls: Readonly<Record<string, Call<Client>>>,
): void {
  const document = documents.find((each) => each.service === "functions" && each.version === version);
  if (!document) throw new Error(`No document of functions ${version} is bundled.`);
  const create = (baseUrl: string) => createClient({ baseUrl, auth: bearer("token") });
  holdToContract(document, create, calls, ({ target }) => {
    expect(target).toMatch(new RegExp(`^/${version}/`));
  });
}
