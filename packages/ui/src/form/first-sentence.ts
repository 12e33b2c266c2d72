/** The first sentence of a description, or its first paragraph if that ends none; a dot inside of a word ends none. */
export function firstSentence(description: string): string {
  const [paragraph = ""] = description.split("\n\n");
  return /^.*?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph;
}
