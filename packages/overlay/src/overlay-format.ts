/** Version of the overlay format, without the patch number. */
export type OverlayFormat = "1.0" | "1.1" | "1.2";

/** An object in an overlay with a fixed set of keys. `fields` is a reusable action. */
export type OverlayPart =
  | "root"
  | "info"
  | "action"
  | "reference"
  | "components"
  | "reusableAction"
  | "fields";

const root = ["overlay", "info", "extends", "actions"];
const info = ["title", "version", "description"];
const fields = ["description", "update", "copy", "remove"];
const action = ["target", ...fields];

const keys: Record<OverlayFormat, Partial<Record<OverlayPart, readonly string[]>>> = {
  "1.0": { root, info: ["title", "version"], action: ["target", "description", "update", "remove"] },
  "1.1": { root, info, action },
  "1.2": {
    root: [...root, "$self", "components"],
    info,
    action,
    reference: ["$ref", "target", "description"],
    components: ["actions"],
    reusableAction: ["description", "fields"],
    fields,
  },
};

const formats = Object.keys(keys) as OverlayFormat[];

/** Allowed effects of an action, for messages. */
export const effectsOf: Record<OverlayFormat, string> = {
  "1.0": "update or remove",
  "1.1": "update, copy or remove",
  "1.2": "update, copy or remove",
};

/** Returns the format for a version such as 1.0.0, or `undefined` if the version is not supported. */
export function formatOf(version: unknown): OverlayFormat | undefined {
  const [, format] = (typeof version === "string" && /^(1\.[012])\.\d+$/.exec(version)) || [];
  return format as OverlayFormat | undefined;
}

/** Returns the allowed keys, without extensions. */
export function keysOf(part: OverlayPart, format: OverlayFormat): readonly string[] {
  return keys[format][part] ?? [];
}

/** Returns the first format that allows a key. */
export function formatWith(key: string, part: OverlayPart): OverlayFormat | undefined {
  return formats.find((format) => keysOf(part, format).includes(key));
}
