/** Content security policies without `unsafe-eval`, and workerd, let no code be made from strings. */
export function mayMakeCode(): boolean {
  try {
    return new Function("return true")() === true;
  } catch {
    return false;
  }
}
