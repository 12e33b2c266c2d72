/** Returns the first sentence of a description, or the whole first paragraph if it contains no complete sentence. */
export function firstSentence(description: string): string {
  const [paragraph = ""] = description.split("\n\n");
  return /^.*?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph;
}
