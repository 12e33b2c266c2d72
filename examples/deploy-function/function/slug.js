/** Converts text to a URL slug: lower case, without accents, with hyphens between words. */
export function slugOf(text) {
  const letters = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
