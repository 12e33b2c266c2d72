/** A text as a part of a URL: lower case, without accents, and with hyphens between its words. */
export function slugOf(text) {
  const letters = text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
