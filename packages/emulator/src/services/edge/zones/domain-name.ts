import { Refusal } from "../../../service/refusal.ts";

const LABEL = /^(?!-)[a-z\d_-]{1,63}(?<!-)$/i;
const LONGEST = 253;

/** Whether a text is a host name of at least two labels (RFC 1035 section 2.3.4), with `_` for service names. */
export function isDomainName(text: string): boolean {
  const labels = text.split(".");
  return (
    text.length <= LONGEST &&
    labels.length > 1 &&
    labels.every((label) => LABEL.test(label)) &&
    !/^\d+$/.test(labels.at(-1) ?? "")
  );
}

/** The form in which domains are the same whatever their case (RFC 4343). */
export function foldedDomain(domain: string): string {
  return domain.toLowerCase();
}

/** @throws Refusal 400 that names the member */
export function holdDomainName(member: string, text: string): void {
  if (isDomainName(text)) return;
  const shown = JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
  const right = "a domain such as example.com, without a dot at its end and with xn-- for what is not ASCII";
  throw new Refusal(400, `${member} must be ${right}, and is ${shown}.`, { field: member });
}
