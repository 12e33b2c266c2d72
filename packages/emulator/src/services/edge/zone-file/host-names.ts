const LABEL = /^(?:\*|[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?)$/i;
const LONGEST = 253;

/** The owner of a record, relative to the origin: `@` for the zone itself. `undefined` for what is no name. */
export function ownerName(name: string): string | undefined {
  return name === "" || name === "@" ? "@" : isName(name.replace(/\.$/, "")) ? name : undefined;
}

/** A name that a record points to: whole, with the dot at its end. `undefined` for what is no name. */
export function targetName(value: string): string | undefined {
  if (value === "@" || value === ".") return value;
  const name = value.replace(/\.$/, "");
  return isName(name) ? `${name}.` : undefined;
}

/** An e-mail address as a name: what is before its @ is one label (RFC 1035 section 8). */
export function mailboxName(email: string): string {
  const at = email.lastIndexOf("@");
  const local = email.slice(0, at).replace(/[^a-z\d_-]/gi, "\\$&");
  return `${local}.${email.slice(at + 1)}.`;
}

function isName(name: string): boolean {
  return name.length <= LONGEST && name.split(".").every((label) => LABEL.test(label));
}
