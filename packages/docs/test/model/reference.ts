import { type Contract, contracts, type Resource } from "../../src/model/contract.ts";

/** Returns a contract by the URL of its overview, for example `/retention/v1/`. */
export function contractAt(url: string): Contract {
  const found = contracts().find(({ urls }) => urls.overview === url);
  if (found === undefined) throw new Error(`no contract at ${url}`);
  return found;
}

export function resourceOf(contract: Contract, tag: string): Resource {
  const found = contract.resources.find((resource) => resource.tag === tag);
  if (found === undefined) throw new Error(`${contract.urls.overview} has no resource ${tag}`);
  return found;
}
