import { ControlError, type ControlProblem } from "@seamline/emulator-kit";
import { integerBounds, STRING_FORMATS, type StringFormat } from "@seamline/openapi/string-formats";

/** An event in CloudEvents 1.0 JSON format. */
export interface CloudEvent {
  readonly specversion: "1.0";
  readonly id: string;
  readonly source: string;
  readonly type: string;
  /** All other attributes, and the members `data` and `data_base64`. */
  readonly [member: string]: unknown;
}

/** Members of a JSON event that are not attributes (CloudEvents JSON format, section 3.1). */
const DATA_MEMBERS: ReadonlySet<string> = new Set(["data", "data_base64"]);

/** Yields the name and string value of each event attribute. */
export function* attributesOf(event: CloudEvent): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(event)) if (!DATA_MEMBERS.has(name)) yield [name, `${value}`];
}

/** Returns an attribute of an event as a string, or `undefined` if it is missing. */
export function attributeOf(event: CloudEvent, name: string): string | undefined {
  return DATA_MEMBERS.has(name) || !Object.hasOwn(event, name) ? undefined : `${event[name]}`;
}

interface EventDefaults {
  readonly id: string;
  /** In RFC 3339. */
  readonly time: string;
}

const DEFAULT_SOURCE = "//seamline.test/emulator";

/** The pattern of attribute names (CloudEvents 1.0, section 3). */
const ATTRIBUTE_NAME = /^[a-z\d]+$/;

/**
 * Reads an event from JSON. `type` is mandatory. The other required attributes have default values.
 *
 * @throws ControlError 400 with all invalid members
 */
export function readCloudEvent(value: unknown, defaults: EventDefaults): CloudEvent {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw invalidEventError([{ member: "", problem: "must be an object" }]);
  // A null member is equivalent to a missing one (CloudEvents JSON format, section 2.2), but null is valid data.
  const members = Object.entries(value).filter(([name, member]) => member !== null || name === "data");
  const attributes: Partial<CloudEvent> = Object.fromEntries(members);
  const problems = Object.entries(attributes).flatMap(([name, member]) => memberProblems(name, member));
  if (attributes.type === undefined) problems.push({ member: "type", problem: "is required" });
  if (attributes.data !== undefined && attributes.data_base64 !== undefined)
    problems.push({ member: "data_base64", problem: "cannot be combined with data" });
  if (problems.length > 0) throw invalidEventError(problems);
  return { specversion: "1.0", source: DEFAULT_SOURCE, ...defaults, ...attributes } as CloudEvent;
}

interface MemberProblem extends ControlProblem {
  readonly member: string;
}

function memberProblems(member: string, value: unknown): MemberProblem[] {
  const known = Object.hasOwn(eventMembers, member) ? eventMembers[member] : undefined;
  if (!known && !ATTRIBUTE_NAME.test(member))
    return [{ member, problem: "must have a name that contains only lower-case letters and digits" }];
  const { isValid, expected } = known ?? extensionAttribute;
  return isValid(value) ? [] : [{ member, problem: `must be ${expected}` }];
}

function invalidEventError(problems: readonly MemberProblem[]): ControlError {
  const descriptions = problems
    .map(({ member, problem }) => `${member || "The event"} ${problem}`)
    .join("; ");
  return new ControlError(400, "invalid-event", `Invalid event: ${descriptions}.`, { problems });
}

/** A rule for a member of an event, with a description of valid values. */
interface EventMember {
  isValid(value: unknown): boolean;
  readonly expected: string;
}

const nonEmptyText: EventMember = {
  isValid: (value) => typeof value === "string" && value !== "",
  expected: "a non-empty string",
};

const mediaType: EventMember = {
  isValid: (value) => typeof value === "string" && /^[\w.+-]+\/[\w.+-]+(?: *;[ -~]*)?$/.test(value),
  expected: "a media type such as application/json",
};

function textOfFormat(format: string, expected: string): EventMember {
  const { pattern } = STRING_FORMATS[format] as StringFormat;
  const expression = new RegExp(pattern);
  return { isValid: (value) => typeof value === "string" && expression.test(value), expected };
}

/** The standard members of events (CloudEvents 1.0, sections 3.1 and 3.2; JSON format, section 3.1). */
const eventMembers: Readonly<Record<string, EventMember>> = {
  specversion: { isValid: (value) => value === "1.0", expected: '"1.0"' },
  id: nonEmptyText,
  source: nonEmptyText,
  type: nonEmptyText,
  subject: nonEmptyText,
  dataschema: nonEmptyText,
  datacontenttype: mediaType,
  time: textOfFormat("date-time", "a time such as 2026-03-04T05:06:07Z"),
  data: { isValid: () => true, expected: "JSON" },
  data_base64: textOfFormat("byte", "base64"),
};

const { minimum, maximum } = integerBounds("int32");

/** The rule for extension attributes (CloudEvents 1.0, sections 3.1 and 3.3). */
const extensionAttribute: EventMember = {
  isValid: (value) => typeof value === "string" || typeof value === "boolean" || isInteger(value),
  expected: "a string, a boolean or a 32-bit integer",
};

function isInteger(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
}
