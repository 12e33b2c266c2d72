import { ServiceError } from "../../../framework/service-error.ts";

const DOMAIN_LABEL = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/i;
const MAX_DOMAIN_LENGTH = 253;

/** Whether a text is a host name of at least two labels (RFC 1035 section 2.3.4), with `_` for service names. */
export function isDomainName(text: string): boolean {
  const labels = text.split(".");
  return (
    text.length <= MAX_DOMAIN_LENGTH &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** The form in which domains are the same whatever their case (RFC 4343). */
export function canonicalDomain(domain: string): string {
  return domain.toLowerCase();
}

/** @throws Refusal 400 that names the member */
export function assertDomainName(member: string, text: string): void {
  if (isDomainName(text)) return;
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  const right = "a domain such as example.com, without a dot at its end and with xn-- for what is not ASCII";
  throw new ServiceError(400, `${member} must be ${right}, and is ${shown}.`, { field: member });
}

const RECORD_NAME_LABEL = /^(?:\*|[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)$/i;
const MAX_RECORD_NAME_LENGTH = 253;

/** The owner of a record, relative to the origin: `@` for the zone itself. `undefined` for what is no name. */
export function ownerName(name: string): string | undefined {
  return name === "" || name === "@" ? "@" : isRecordName(name.replace(/\.$/, "")) ? name : undefined;
}

/** A name that a record points to: whole, with the dot at its end. `undefined` for what is no name. */
export function targetName(value: string): string | undefined {
  if (value === "@" || value === ".") return value;
  const name = value.replace(/\.$/, "");
  return isRecordName(name) ? `${name}.` : undefined;
}

/** An e-mail address as a name: what is before its @ is one label (RFC 1035 section 8). */
export function mailboxName(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).replace(/[^a-z\d_-]/gi, "\\$&");
  return `${local}.${email.slice(at + 1)}.`;
}

function isRecordName(name: string): boolean {
  return (
    name.length <= MAX_RECORD_NAME_LENGTH && name.split(".").every((label) => RECORD_NAME_LABEL.test(label))
  );
}
