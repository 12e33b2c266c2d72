import { type Context, createContext } from "preact";
import { useContext } from "preact/hooks";

/** A contract violation at a form field. */
export interface FieldFinding {
  readonly elementId: string;
  readonly message: string;
}

/** The contract violations in the last request. Fields show them until their value changes. */
export const FieldFindings: Context<readonly FieldFinding[]> = createContext<readonly FieldFinding[]>([]);

/** Returns the violations at a field as a single string, or undefined if there are none. */
export function useFinding(elementId: string): string | undefined {
  return textOf(useContext(FieldFindings).filter((finding) => finding.elementId === elementId));
}

/** Returns the violations at a field and at the fields inside it as a single string. */
export function useFindingsWithin(elementId: string): string | undefined {
  const findings = useContext(FieldFindings);
  return textOf(findings.filter((each) => `${each.elementId}.`.startsWith(`${elementId}.`)));
}

function textOf(findings: readonly FieldFinding[]): string | undefined {
  return findings.length === 0 ? undefined : findings.map(({ message }) => message).join(" ");
}
