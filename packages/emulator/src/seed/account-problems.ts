import type { Seed, SeedAccount } from "../service/seed.ts";
import type { SeedProblem } from "../service/service.ts";
import { pointerTo } from "../text/json-pointer.ts";

/**
 * What the schema of a seed cannot say of its accounts: each has names of its own, and tokens lead to them.
 *
 * @param originOf the place in what was given that stands behind a place in the expanded seed
 */
export function accountProblems(
  { accounts, tokens = {} }: Seed,
  originOf: (pointer: string) => string,
): readonly SeedProblem[] {
  if (!accounts) return [];
  const owners = new Map<string, number>();
  const taken = accounts.flatMap((account, index) => takenNames(account, index, owners, originOf));
  return [...taken, ...strayTokens(tokens, owners)];
}

function takenNames(
  { id, email }: SeedAccount,
  index: number,
  owners: Map<string, number>,
  originOf: (pointer: string) => string,
): SeedProblem[] {
  return Object.entries({ email, id }).flatMap(([member, name]) => {
    if (name === undefined) return [];
    const owner = owners.get(name.toLowerCase()) ?? index;
    owners.set(name.toLowerCase(), owner);
    if (owner === index) return [];
    const first = originOf(`/accounts/${owner}`);
    const why =
      first === originOf(`/accounts/${index}`)
        ? "names each that repeat makes: use {n} in it."
        : `names accounts[${first.slice("/accounts/".length)}], too.`;
    const problem = `${name} must name one account, and ${why}`;
    return [{ pointer: `/accounts/${index}/${member}`, problem }];
  });
}

function strayTokens(
  tokens: NonNullable<Seed["tokens"]>,
  owners: ReadonlyMap<string, number>,
): SeedProblem[] {
  return Object.entries(tokens).flatMap(([token, holder]) => {
    const name = typeof holder === "string" ? holder : holder.account;
    if (owners.has(name.toLowerCase())) return [];
    const problem = `A token must lead to one of the accounts, and leads to ${name}.`;
    return [{ pointer: `/tokens${pointerTo(token)}`, problem }];
  });
}
