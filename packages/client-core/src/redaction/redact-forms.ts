import { rangesOf, type SecretForms } from "./secret-forms.ts";
import { lettersOf, type Range, viewsOf } from "./text-views.ts";

/** Replaces every occurrence of the secrets in `text`, in any of their forms. */
export function redactForms(text: string, { exact, letters }: SecretForms): string {
  if (!exact.size) return text;
  const ranges = viewsOf(text).flatMap((view) => {
    const bare = lettersOf(view);
    // A form without separators can be cut off only if nothing but base64 or URL characters follows.
    const mayBeCut = /[\da-z][-+/=_.%]*$/i.test(view.text);
    return [
      ...[...exact].flatMap((form) => rangesOf(form, view.text).map(view.locate)),
      ...[...letters].flatMap((form) => rangesOf(form, bare.text, mayBeCut).map(bare.locate)),
    ];
  });
  return withoutRanges(text, ranges);
}

/** Replaces ranges, which may overlap. */
function withoutRanges(text: string, ranges: readonly Range[]): string {
  let redacted = "";
  let from = 0;
  for (const [start, end] of [...ranges].sort((one, other) => one[0] - other[0])) {
    if (end <= from) continue;
    if (start >= from) redacted += `${text.slice(from, start)}[redacted]`;
    from = end;
  }
  return redacted + text.slice(from);
}
