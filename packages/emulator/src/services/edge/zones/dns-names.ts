import { ServiceError } from "@seamline/emulator-kit";

const DOMAIN_LABEL = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/i;
const RECORD_NAME_LABEL = /^(?:\*|[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)$/i;
/** The maximum length of a name: 255 octets on the wire are 253 characters (RFC 1035 section 2.3.4). */
const MAX_NAME_LENGTH = 253;
const MAX_QUOTED_LENGTH = 60;

/**
 * Returns whether a string is a domain name with at least two labels (RFC 1035 section 2.3.4). Labels can contain `_`,
 * because service names do.
 */
export function isDomainName(text: string): boolean {
  const labels = text.split(".");
  return (
    text.length <= MAX_NAME_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** Returns a domain in lower case for comparisons (RFC 4343). */
export function canonicalDomain(domain: string): string {
  return domain.toLowerCase();
}

/** @throws ServiceError 400 with the name of the member */
export function assertDomainName(member: string, text: string): void {
  if (isDomainName(text)) return;
  const quoted = JSON.stringify(
    text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text,
  );
  const rule = "a domain such as example.com, without a trailing dot and with non-ASCII labels in xn-- form";
  throw new ServiceError(400, `${member} must be ${rule}, but is ${quoted}.`, { field: member });
}

/**
 * Returns a record's owner name, relative to the origin. `@` represents the zone itself.
 *
 * @returns `undefined` if the name is not valid
 */
export function ownerName(name: string): string | undefined {
  if (name === "" || name === "@") return "@";
  return isRecordName(name.replace(/\.$/, "")) ? name : undefined;
}

/**
 * Returns the absolute name that a record points to, with a trailing dot.
 *
 * @returns `undefined` if the value is not a valid name
 */
export function targetName(value: string): string | undefined {
  if (value === "@" || value === ".") return value;
  const name = value.replace(/\.$/, "");
  return isRecordName(name) ? `${name}.` : undefined;
}

/** Converts an e-mail address to a domain name. The part before the @ becomes one label (RFC 1035 section 8). */
export function mailboxName(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).replace(/[^a-z\d_-]/gi, "\\$&");
  return `${local}.${email.slice(at + 1)}.`;
}

function isRecordName(name: string): boolean {
  return name.length <= MAX_NAME_LENGTH && name.split(".").every((label) => RECORD_NAME_LABEL.test(label));
}
