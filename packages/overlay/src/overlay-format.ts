/** Version of the format. Its third number changes nothing. */
export type OverlayFormat = "1.0" | "1.1";

/** Part of an overlay that has keys of its own. */
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

/** What an action may do, as messages list it. */
export const effectsOf: Record<OverlayFormat, string> = {
  "1.0": "update or remove",
  "1.1": "update, copy or remove",
};

/** The format of a version like 1.0.0; `undefined` for one that is not read. */
export function formatOf(version: unknown): OverlayFormat | undefined {
  const [, format] = (typeof version === "string" && /^(1\.[01])\.\d+$/.exec(version)) || [];
  return format as OverlayFormat | undefined;
}

/** Keys that a part may have in a version of the format, extensions aside. */
export function keysOf(part: OverlayPart, format: OverlayFormat): readonly string[] {
  return keys[format][part];
}
