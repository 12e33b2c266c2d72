/** A body as a reader sees it. */
export interface StoryBody {
  /** `json` bodies are indented, and may contain comments for what is left out. */
  readonly kind: "json" | "text" | "file";
  /** The text; for a file what it is. */
  readonly text: string;
}

/** Lists with more items are shortened. */
const MAX_LIST_ITEMS = 4;
/** How many items a shortened list keeps at its start; it keeps the last one as well. */
const KEPT_ITEMS = 2;

/** Takes the place of items; no body has a text like this. */
const OMITTED = "\u0000omitted ";

/** Renders a body: JSON with short lists, other text as it is, and bytes by their number. */
export function storyBody(bytes: Uint8Array, mediaType: string, file?: string): StoryBody | undefined {
  if (bytes.length === 0) return undefined;
  if (file !== undefined || /zip|octet-stream/.test(mediaType)) {
    return { kind: "file", text: `${file ?? mediaType}, ${bytes.length.toLocaleString("en")} bytes` };
  }
  const text = new TextDecoder().decode(bytes);
  return /\bjson\b/.test(mediaType) ? { kind: "json", text: jsonText(text) } : { kind: "text", text };
}

function jsonText(text: string): string {
  const shortened = JSON.stringify(JSON.parse(text), (_, value: unknown) => shortList(value), 2);
  return shortened.replaceAll(/"\\u0000omitted (\d+)",?/g, (_, count: string) => {
    return `// ${Number(count).toLocaleString("en")} more`;
  });
}

function shortList(value: unknown): unknown {
  if (!Array.isArray(value) || value.length <= MAX_LIST_ITEMS) return value;
  const omitted = value.length - KEPT_ITEMS - 1;
  return [...value.slice(0, KEPT_ITEMS), `${OMITTED}${omitted}`, value.at(-1)];
}
