/**
 * Whether `If-Match` or `If-None-Match` names a tag (RFC 9110 sections 13.1.1 and 13.1.2).
 *
 * @param weakly whether `W/` does not matter, which holds for `If-None-Match`
 */
export function namesTag(field: string, tag: string, weakly: boolean): boolean {
  if (field.trim() === "*") return true;
  const tags = field.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((each) => each === tag || (weakly && each === `W/${tag}`));
}
