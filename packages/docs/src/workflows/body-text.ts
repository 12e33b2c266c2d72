/** A body as shown on pages. */
export interface StoryBody {
  /** `json` bodies are indented, and comments may replace omitted items. */
  readonly kind: "json" | "text" | "file";
  /** The text, or a description of the file. */
  readonly text: string;
}

/** Longer lists are shortened. */
const MAX_LIST_ITEMS = 4;
/** Number of items at the start of a shortened list. The last item is also shown. */
const KEPT_ITEMS = 2;

/** Prefix of a placeholder for omitted items. Bodies never contain this text. */
const OMITTED = "\u0000omitted ";

/** Formats a body. Shortens lists in JSON, keeps other text unchanged, and replaces binary data with its size. */
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
