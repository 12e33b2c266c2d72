import type ts from "typescript";
import { compiler } from "../compiler.ts";
import type { Schema } from "../document/editable-document.ts";
import { pointIds } from "../document/points.ts";
import { enumValues, labelsOf } from "../model/enums.ts";

/** Paragraphs and tags of a comment. Empty parts are omitted. */
export interface Doc {
  readonly paragraphs: readonly (string | undefined)[];
  readonly tags?: readonly string[];
}

/** Replaces the comments before the node. */
export function document<Node extends ts.Node>(node: Node, doc: Doc): Node {
  const text = docBody(doc);
  const comments = text === undefined ? [] : [commentOf(text)];
  return compiler.setSyntheticLeadingComments(node, comments);
}

function commentOf(text: string): ts.SynthesizedComment {
  return {
    kind: compiler.SyntaxKind.MultiLineCommentTrivia,
    text,
    hasTrailingNewLine: true,
    pos: -1,
    end: -1,
  };
}

/** Returns the text between `/*` and the end of the comment. */
function docBody({ paragraphs, tags = [] }: Doc): string | undefined {
  const texts = paragraphs.map((text) => withoutTags((text ?? "").trim())).filter((text) => text !== "");
  const parts = [...texts, ...(tags.length === 0 ? [] : [tags.join("\n")])];
  if (parts.length === 0) {
    return undefined;
  }
  const lines = parts
    .join("\n\n")
    .replaceAll("*/", "*\\/")
    .split(/\r\n|[\r\n\u2028\u2029]/);
  if (lines.length === 1) {
    return `* ${lines[0]} `;
  }
  return `*\n${lines.map((line) => ` * ${line}`.trimEnd()).join("\n")}\n `;
}

/** Escapes an `@` before a word, which would start a tag. Editors render `\@` as `@`. */
function withoutTags(text: string): string {
  return text.replaceAll(/(?<=^|\s)@(?=\p{L})/gmu, "\\@");
}

export function schemaDoc(schema: Schema): Doc {
  const { title, deprecated, example } = schema;
  const description = withoutMakersNote(schema.description ?? "");
  return {
    paragraphs: [
      description === "" ? title : description,
      namedFields(schema["x-named-fields"]),
      labelsText(schema),
      formatText(schema),
      boundsText(schema),
      schema.default === undefined ? undefined : `Default: \`${JSON.stringify(schema.default)}\`.`,
      pointsText(pointIds(schema)),
    ],
    tags: [
      ...(example === undefined ? [] : [`@example ${JSON.stringify(example)}`]),
      ...(deprecated === true ? ["@deprecated"] : []),
    ],
  };
}

/** Formats that carry no meaning for JavaScript numbers. */
const plainFormats: ReadonlySet<string> = new Set(["int32", "float", "double"]);

/** Describes the format. 64-bit numbers are sent as strings, because JavaScript numbers are only exact up to 2^53. */
function formatText({ type, format }: Schema): string | undefined {
  if (format === undefined || plainFormats.has(format)) {
    return undefined;
  }
  const isBigText = /^u?int64$/.test(format) && [type].flat().includes("string");
  return isBigText
    ? `Format: ${format}, in decimal digits. \`parseInt64\` converts it to a \`bigint\`.`
    : `Format: ${format}.`;
}

/** Lists the names of numeric enum values, unless the description contains them. */
function labelsText(schema: Schema): string | undefined {
  const values = enumValues(schema);
  const labels = labelsOf(schema, values) ?? [];
  const areDescribed = labels.every((label) => schema.description?.includes(label));
  const rows = labels.map((label, index) => `- \`${values[index]}\`: ${label}`);
  return areDescribed ? undefined : rows.join("\n");
}

/** Describes minimum, maximum and similar limits. */
function boundsText(schema: Schema): string | undefined {
  const { minimum, maximum, maxLength, maxItems } = schema;
  const texts = [
    minimum !== undefined && `At least \`${minimum}\`.`,
    maximum !== undefined && `At most \`${maximum}\`.`,
    maxLength !== undefined && `At most ${maxLength} characters.`,
    maxItems !== undefined && `At most ${maxItems} items.`,
  ];
  return texts.filter(Boolean).join(" ");
}

/** Lists extension points. Returns `undefined` for an empty list. */
export function pointsText(ids: readonly string[]): string | undefined {
  return ids.length === 0 ? undefined : `Extension points: ${ids.map((id) => `\`${id}\``).join(", ")}.`;
}

/** Lists fields whose JSON names are not documented, because the type has no properties for them. */
function namedFields(fields: unknown): string | undefined {
  if (typeof fields !== "object" || fields === null) {
    return undefined;
  }
  const rows = Object.entries(fields).map(([name, meaning]) => `- ${name}: ${meaning}`);
  return ["Fields whose JSON names are not documented:", ...rows].join("\n");
}

/** Removes notes that openapi-typescript adds to the descriptions of discriminators. */
function withoutMakersNote(description: string): string {
  const added = "discriminator enum property added by openapi-typescript";
  const replaced = " (enum property replaced by openapi-typescript)";
  return description === added || !description.endsWith(replaced)
    ? description.replace(added, "")
    : description.slice(0, -replaced.length);
}

/** Returns the text on one line, for a tag. */
export function oneLine(text: string | undefined): string {
  return withoutTags((text ?? "").replaceAll(/\s+/g, " ").trim());
}
