import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seed, SeedAccount } from "./seed.ts";

/** An account that calls, or that a call is about. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** Whether it has a service privilege, by the name that the contracts give it. */
  hasPrivilege(privilege: string): boolean;
  /** Id of its organizational unit. */
  readonly orgUnit: string | undefined;
}

/** How many digits of a digest stand for a token. */
const DIGEST_DIGITS = 8;

/**
 * Names an account to people. Where the seed lists no accounts, an account may be named by its token, which may be a
 * secret: unless it is an address or a plain word, digits of its digest stand for it.
 */
export function accountLabel({ email }: Account): string {
  if (looksLikeEmail(email) || /^[a-z][a-z._-]{0,30}$/.test(email)) return email;
  return `token ${bytesToHex(sha256(utf8ToBytes(email))).slice(0, DIGEST_DIGITS)}`;
}

/** The account that a bearer token stands for, and what the token allows. */
export interface TokenHolder {
  readonly account: Account;
  /** Whether the token's scope allows only gets and lists. */
  readonly readOnly: boolean;
}

/** The accounts that services know, and the tokens by which they call. */
export interface Directory {
  /** Whether the seed lists accounts, so that there are no others. */
  readonly isClosed: boolean;
  /** The accounts of the seed. */
  readonly accounts: readonly Account[];
  /** Returns the account with an id or e-mail address, or `undefined`. */
  find(idOrEmail: string): Account | undefined;
  /** What a bearer token stands for; `undefined` where it stands for no account. */
  byToken(token: string): TokenHolder | undefined;
}

/**
 * Makes the directory that a seed describes. It compares e-mail addresses, and ids that the seed lists, ignoring case.
 *
 * @param withheld privileges that an account has only if the seed gives them. It has all others unless the seed says
 * which
 */
export function createDirectory(
  { accounts, tokens = {} }: Pick<Seed, "accounts" | "tokens">,
  withheld: readonly string[] = [],
): Directory {
  const known = (accounts ?? []).map((account) => accountOf(account, withheld));
  const byName = new Map<string, Account>();
  for (const account of known)
    byName.set(account.email.toLowerCase(), account).set(account.id.toLowerCase(), account);
  const isClosed = accounts !== undefined;
  const unlisted = rememberLast((name) => unlistedAccount(name, withheld));
  const find = (name: string): Account | undefined =>
    byName.get(name.toLowerCase()) ?? (isClosed || name === "" ? undefined : unlisted(name));
  const byToken = (token: string): TokenHolder | undefined => {
    const listed = !looksLikeEmail(token) && Object.hasOwn(tokens, token) ? tokens[token] : undefined;
    const { account: name, readOnly = false } =
      typeof listed === "object" ? listed : { account: listed ?? token };
    const account = find(name);
    return account && { account, readOnly };
  };
  return { isClosed, accounts: known, find, byToken };
}

/**
 * An account that the seed does not list. Its address is in lower case, since every spelling means the same account.
 */
function unlistedAccount(name: string, withheld: readonly string[]): Account {
  return accountOf({ email: looksLikeEmail(name) ? name.toLowerCase() : name }, withheld);
}

/** Makes an account once for successive requests of one caller, since the journal keeps the caller of each. */
function rememberLast(accountOf: (name: string) => Account): (name: string) => Account {
  let last: { readonly name: string; readonly account: Account } | undefined;
  return (name) => {
    if (last?.name !== name) last = { name, account: accountOf(name) };
    return last.account;
  };
}

function accountOf(
  { id, email, firstName, lastName, privileges, orgUnit }: SeedAccount,
  withheld: readonly string[],
): Account {
  const hasPrivilege = (privilege: string): boolean =>
    privileges ? privileges.includes(privilege) : !withheld.includes(privilege);
  return { id: id ?? email, email, firstName, lastName, orgUnit, hasPrivilege };
}

function looksLikeEmail(text: string): boolean {
  return /^[^@\s]+@[^@\s]+$/.test(text);
}
