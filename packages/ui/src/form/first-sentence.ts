/** Returns the first sentence of a description, or its first paragraph if that contains no full sentence. */
export function firstSentence(description: string): string {
  const [paragraph = ""] = description.split("\n\n");
  return /^.*?[.!?](?=\s|$)/s.exec(paragraph)?.[0] ?? paragraph;
}
