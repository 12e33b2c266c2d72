import { integerBounds, STRING_FORMATS, type StringFormat } from "../../../contract/string-formats.ts";

/** What a member of an event must be: a test, and in words what would be right. */
export interface EventMember {
  isRight(value: unknown): boolean;
  readonly right: string;
}

const text: EventMember = {
  isRight: (value) => typeof value === "string" && value !== "",
  right: "a text that is not empty",
};

const mediaType: EventMember = {
  isRight: (value) => typeof value === "string" && /^[\w.+-]+\/[\w.+-]+(?: *;[ -~]*)?$/.test(value),
  right: "a media type such as application/json",
};

function formatted(format: string, right: string): EventMember {
  const { pattern } = STRING_FORMATS[format] as StringFormat;
  const expression = new RegExp(pattern);
  return { isRight: (value) => typeof value === "string" && expression.test(value), right };
}

/** Members that every event may have (CloudEvents 1.0, sections 3.1 and 3.2; JSON format, section 3.1). */
export const eventMembers: Readonly<Record<string, EventMember>> = {
  specversion: { isRight: (value) => value === "1.0", right: '"1.0"' },
  id: text,
  source: text,
  type: text,
  subject: text,
  dataschema: text,
  datacontenttype: mediaType,
  time: formatted("date-time", "a time such as 2026-03-04T05:06:07Z"),
  data: { isRight: () => true, right: "JSON" },
  data_base64: formatted("byte", "base64"),
};

const { minimum, maximum } = integerBounds("int32");

/** Attributes that extend an event (CloudEvents 1.0, sections 3.1 and 3.3). */
export const extension: EventMember = {
  isRight: (value) => typeof value === "string" || typeof value === "boolean" || isInteger(value),
  right: "a text, a boolean or a 32-bit integer",
};

function isInteger(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}
