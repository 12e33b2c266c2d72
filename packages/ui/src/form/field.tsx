import type { ComponentChildren, JSX } from "preact";

/** What an input of a field must have, so that its label, its hint and its problem belong to it. */
export interface InputAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": boolean | undefined;
  readonly "aria-required": boolean | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** `int64`, `one of 3 values`: what the value is. */
  readonly kind?: string;
  /** One sentence, in which backticks mark code. */
  readonly hint?: string;
  /** Why the value cannot be sent. */
  readonly problem?: string;
  readonly required?: boolean;
  /** Stands beside the label: a button that removes the field. */
  readonly action?: ComponentChildren;
  readonly children: (attributes: InputAttributes) => ComponentChildren;
}

/** A labelled input with what there is to say about it. */
export function Field({
  id,
  label,
  kind,
  hint,
  problem,
  required,
  action,
  children,
}: FieldProps): JSX.Element {
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const describedBy = [problem && problemId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div class="ti-field">
      <div class="ti-field-head">
        <label for={id}>{label}</label>
        {kind && <span class="ti-kind">{kind}</span>}
        {required && <span class="ti-kind ti-required">required</span>}
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

/** Text in which backticks mark code, and links are only their words. */
export function Prose({ text }: { readonly text: string }): JSX.Element {
  const parts = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").split("`");
  return <>{parts.map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part))}</>;
}

/** Removes the value of a field from what it is in. */
export function RemoveButton({
  label,
  onRemove,
}: {
  readonly label: string;
  readonly onRemove?: () => void;
}): JSX.Element | null {
  if (!onRemove) return null;
  return (
    <button type="button" class="ti-quiet ti-remove" aria-label={`Remove ${label}`} onClick={onRemove}>
      Remove
    </button>
  );
}
