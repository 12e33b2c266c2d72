import type { ComponentChildren, JSX } from "preact";
import { formText } from "../strings.ts";
import { useFinding } from "./field-findings.ts";

/** Attributes that associate an input with its label, hint and error message. */
export interface InputAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-required": boolean | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Type of the value, for example `int64` or `one of 3 values`. */
  readonly kind?: string;
  /** One sentence. Text between backticks is shown as code. */
  readonly hint?: string;
  /** Error message that explains why the value cannot be sent. */
  readonly problem?: string;
  readonly required?: boolean;
  /** Control next to the label, such as a button that removes the field. */
  readonly action?: ComponentChildren;
  readonly children: (attributes: InputAttributes) => ComponentChildren;
}

/** A labeled input with its type, hint and error message. */
export function Field({
  id,
  label,
  kind,
  hint,
  problem: ownProblem,
  required,
  action,
  children,
}: FieldProps): JSX.Element {
  const finding = useFinding(id);
  const problem = ownProblem ?? finding;
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const describedBy = [problem && problemId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div class="ti-field">
      <div class="ti-field-head">
        <label for={id}>{label}</label>
        {kind && <span class="ti-kind">{kind}</span>}
        {required && <span class="ti-kind ti-required">{formText.required}</span>}
        {action}
      </div>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": problem ? true : undefined,
        "aria-required": required || undefined,
      })}
      {problem && (
        <p class="ti-problem" id={problemId}>
          {problem}
        </p>
      )}
      {hint && (
        <p class="ti-hint" id={hintId}>
          <Prose text={hint} />
        </p>
      )}
    </div>
  );
}

/** The contract violation in a group of fields. */
export function GroupProblem({ id }: { readonly id: string }): JSX.Element | null {
  const finding = useFinding(id);
  return finding === undefined ? null : <p class="ti-problem">{finding}</p>;
}

/** Renders text between backticks as code, and links as plain text. */
export function Prose({ text }: { readonly text: string }): JSX.Element {
  const parts = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").split("`");
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

/** A button that removes a field's value from its parent. */
export function RemoveButton({
  label,
  onRemove,
}: {
  readonly label: string;
  readonly onRemove?: () => void;
}): JSX.Element | null {
  if (!onRemove) return null;
  return (
    <button
      type="button"
      class="ti-quiet ti-remove"
      aria-label={formText.removeField(label)}
      onClick={onRemove}
    >
      {formText.remove}
    </button>
  );
}
