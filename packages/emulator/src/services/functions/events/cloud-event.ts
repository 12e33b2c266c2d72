/** An event as CloudEvents 1.0 has it in JSON. */
export interface CloudEvent {
  readonly specversion: "1.0";
  readonly id: string;
  readonly source: string;
  readonly type: string;
  /** Attributes, `data` and `data_base64`. */
  readonly [member: string]: unknown;
}

/** Members of an event in JSON that are no attributes (CloudEvents JSON format, section 3.1). */
const DATA_MEMBERS: ReadonlySet<string> = new Set(["data", "data_base64"]);

/** The attributes of an event by name, as texts. */
export function* attributesOf(event: CloudEvent): Generator<readonly [string, string]> {
  for (const [name, value] of Object.entries(event)) if (!DATA_MEMBERS.has(name)) yield [name, `${value}`];
}

/** An attribute of an event, as a text; `undefined` for one that it does not have. */
export function attributeOf(event: CloudEvent, name: string): string | undefined {
  return DATA_MEMBERS.has(name) || !Object.hasOwn(event, name) ? undefined : `${event[name]}`;
}
