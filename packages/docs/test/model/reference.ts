import { type Contract, contracts, type Resource } from "../../src/model/contract.ts";

/** A contract of the specs, by the beginning of its addresses: `/retention/v1/`. */
export function contractAt(url: string): Contract {
  const found = contracts().find(({ urls }) => urls.overview === url);
  if (found === undefined) throw new Error(`No contract has its pages at ${url}.`);
  return found;
}

/** A resource of a contract, by its tag. */
export function resourceOf(contract: Contract, tag: string): Resource {
  const found = contract.resources.find((resource) => resource.tag === tag);
  if (found === undefined) throw new Error(`${contract.urls.overview} has no resource ${tag}.`);
  return found;
}
