/** Version of the overlay format, without the patch number. */
export type OverlayFormat = "1.0" | "1.1";

/** An object of an overlay that has a fixed set of keys. */
export type OverlayPart = "root" | "info" | "action";

const root = ["overlay", "info", "extends", "actions"];

const keys: Record<OverlayFormat, Record<OverlayPart, readonly string[]>> = {
  "1.0": { root, info: ["title", "version"], action: ["target", "description", "update", "remove"] },
  "1.1": {
    root,
    info: ["title", "version", "description"],
    action: ["target", "description", "update", "copy", "remove"],
  },
};

/** Allowed effects of an action, for messages. */
export const effectsOf: Record<OverlayFormat, string> = {
  "1.0": "update or remove",
  "1.1": "update, copy or remove",
};

/** Returns the format for a version such as 1.0.0, or `undefined` if the version is not supported. */
export function formatOf(version: unknown): OverlayFormat | undefined {
  const [, format] = (typeof version === "string" && /^(1\.[01])\.\d+$/.exec(version)) || [];
  return format as OverlayFormat | undefined;
}

/** Returns the allowed keys, without extensions. */
export function keysOf(part: OverlayPart, format: OverlayFormat): readonly string[] {
  return keys[format][part];
}
