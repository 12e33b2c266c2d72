import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seed, SeedAccount } from "./seed.ts";

/** An account. */
export interface Account {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | undefined;
  readonly lastName: string | undefined;
  /** Returns whether the account has a service privilege. Contracts define the privilege names. */
  hasPrivilege(privilege: string): boolean;
  /** Id of the organizational unit that the account belongs to. */
  readonly orgUnit: string | undefined;
}

/** Length of the digest that replaces a token, in hexadecimal digits. */
const DIGEST_DIGITS = 8;

/**
 * Returns a display name for an account. The name does not reveal secrets. If the seed lists no accounts, the "e-mail
 * address" of an account may be a secret token. Text other than e-mail addresses and plain words is therefore replaced
 * by the beginning of its digest.
 */
export function accountLabel({ email }: Account): string {
  if (looksLikeEmail(email) || /^[a-z][a-z._-]{0,30}$/.test(email)) return email;
  return `token ${bytesToHex(sha256(utf8ToBytes(email))).slice(0, DIGEST_DIGITS)}`;
}

/** The account and scope of a bearer token. */
export interface TokenHolder {
  readonly account: Account;
  /** True if the token only allows reading and listing resources. */
  readonly readOnly: boolean;
}

/** The accounts that all services share, and their tokens. */
export interface Directory {
  /** True if the seed lists all accounts. */
  readonly isClosed: boolean;
  readonly accounts: readonly Account[];
  /** Returns the account with the given id or e-mail address. */
  find(idOrEmail: string): Account | undefined;
  /** Returns the account and scope for a bearer token, or `undefined` if the token does not belong to an account. */
  byToken(token: string): TokenHolder | undefined;
}

/**
 * Creates the directory for a seed. E-mail addresses and the ids in the seed are case-insensitive.
 *
 * @param withheld privileges that an account has only if the seed lists them; an account without a list has all other
 * privileges
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
 * Creates an account that the seed does not list. Its address is converted to lowercase, because addresses are
 * case-insensitive.
 */
function unlistedAccount(name: string, withheld: readonly string[]): Account {
  return accountOf({ email: looksLikeEmail(name) ? name.toLowerCase() : name }, withheld);
}

/**
 * Caches the most recent account: the journal stores each request's caller, and consecutive requests often have the
 * same caller.
 */
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
