import { parsePointer, valueAt } from "@seamline/openapi/json-pointer";
import type { Violation } from "@seamline/openapi/violation";
import type { FieldFinding } from "@seamline/ui/form/field-findings";
import { parseJson } from "@seamline/ui/form/json-text";
import { pathFields, type RequestDraft } from "@seamline/ui/request/request-draft";
import type { TryItOperation } from "./try-it-data.ts";

/** Returns the form field that a request violation is about: `query.pageSize` or `body.accounts.0`. */
export function fieldOf(
  operation: TryItOperation,
  { in: place, pointer }: Pick<Violation, "in" | "pointer">,
): string | undefined {
  const segments = parsePointer(pointer);
  if (place === "body") return operation.body?.schema ? ["body", ...segments].join(".") : undefined;
  const [name = ""] = segments;
  if (place === "path") {
    const { resourceName } = operation.called;
    const key = resourceName?.input ?? name;
    return pathFields(operation).some((field) => field.key === key) ? `path.${key}` : undefined;
  }
  const parameter = operation.parameters.find((each) => each.in === place && each.name === name);
  return parameter && `${place}.${name}`;
}

/**
 * Maps the violations in a sent request to form fields. Omits fields whose value has changed since.
 *
 * @param id prefix of the element ids
 */
export function findingsAt(
  id: string,
  operation: TryItOperation,
  violations: readonly Violation[],
  drafts: { readonly sent: RequestDraft; readonly now: RequestDraft },
): FieldFinding[] {
  return violations.flatMap((violation) => {
    const field = fieldOf(operation, violation);
    const isSame = valueText(drafts.sent, violation) === valueText(drafts.now, violation);
    return field === undefined || !isSame
      ? []
      : [{ elementId: `${id}-${field}`, message: violation.problem }];
  });
}

/** Returns, as text, the value that a violation is about. */
function valueText(draft: RequestDraft, { in: place, pointer }: Violation): string {
  if (place !== "body") return JSON.stringify([draft.path, draft.others[parsePointer(pointer)[0] ?? ""]]);
  const parsed = parseJson(draft.body);
  return "value" in parsed ? JSON.stringify(valueAt(parsed.value, pointer)) : draft.body;
}
