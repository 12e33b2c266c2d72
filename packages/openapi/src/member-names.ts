const LONGEST_NAME = 64;
/** A dot or a colon joins parts of a name after `@`, as in `@odata.type`, and else those of hosts and identities. */
const NAME = /^(?:[$@][\w.:-]+|[\p{L}_$][\p{L}\p{M}\p{N}_$-]*)$/u;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;
const MOST_DIGITS = 5;

/**
 * Whether the name of a member reads like data: an ID, an address or a date that an object is keyed by, rather than the
 * name of a field. Such names differ between objects, and may be secrets.
 */
export function isDataName(name: string): boolean {
  const digits = name.replace(/\D/g, "").length;
  return name.length > LONGEST_NAME || !NAME.test(name) || UUID.test(name) || digits > MOST_DIGITS;
}
