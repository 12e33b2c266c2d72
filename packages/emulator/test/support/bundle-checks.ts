import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import type { ReferenceBundle, Schema } from "./reference-bundle.ts";

export interface ActualResponse {
  readonly status: number;
  readonly contentType: string | null;
  readonly text: string;
}

/** Checks values and responses against a reference document, without code from the emulator. */
export interface BundleChecks {
  /** Returns the violations of a schema in a sent value. Each line starts with a JSON pointer. */
  value(schema: Schema, value: unknown): string[];
  /** Returns the violations of the document in a response, including undocumented members. */
  response(operationId: string, response: ActualResponse): string[];
  /** Returns the violations in the data of a successful response. `data` is `undefined` if there is no body. */
  success(operationId: string, data: unknown): string[];
}

/** Date and time according to RFC 3339 section 5.6. */
const DATE_TIME = /^(\d{4}-\d\d-\d\d)T(?!24)\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/i;

const isInteger = (bits: number) => ({
  type: "number" as const,
  validate: (value: number) =>
    Number.isInteger(value) && BigInt.asIntN(bits, BigInt(value)) === BigInt(value),
});

/** Formats by type, because an int64 is a string in one document and a number in another. */
const FORMATS = {
  "string date-time": isDateTime,
  "string int64": (text: string) => /^-?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text),
  "string uint64": (text: string) => /^\d+$/.test(text) && BigInt.asUintN(64, BigInt(text)) === BigInt(text),
  "string byte": /^(?:[\w+/-]{4})*(?:[\w+/-]{2,3}={0,2})?$/,
  "string google-duration": /^-?\d+(?:\.\d{1,9})?s$/,
  "string google-fieldmask": (text: string) =>
    text === "" || text === "*" || text.split(/, */).every((name) => /^[a-z_][\w.-]*$/i.test(name)),
  "integer int32": isInteger(32),
  "integer int64": isInteger(64),
};

/** `Date` does not support leap seconds, and parses 30 February as 2 March. */
function isDateTime(text: string): boolean {
  const day = DATE_TIME.exec(text)?.[1];
  if (day === undefined || Number.isNaN(Date.parse(text.replace(/:60/, ":59")))) return false;
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}

export function bundleChecks(bundle: ReferenceBundle): BundleChecks {
  const sent = compiler(bundle, false);
  const given = compiler(bundle, true);
  const check = (compile: Compile, schema: Schema, value: unknown): string[] => {
    const validate = compile(schema);
    return validate(value) ? [] : (validate.errors ?? []).map(line);
  };
  const checkText = (operationId: string, { status, contentType, text }: ActualResponse): string[] => {
    const content = bundle.operations.get(operationId)?.responses[status];
    if (!content) return [`the status ${status} is not documented`];
    if (Object.keys(content).length === 0) return text === "" ? [] : ["a body is not documented"];
    const media = content[contentType?.split(";", 1)[0] ?? ""];
    if (!media?.schema) return [`the content type ${contentType} is not documented`];
    return check(given, media.schema, contentType?.includes("json") ? JSON.parse(text) : text);
  };
  return {
    value: (schema, value) => check(sent, schema, value),
    response: checkText,
    success: (operationId, data) => {
      const responses = bundle.operations.get(operationId)?.responses ?? {};
      const [, content = {}] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
      const [media] = Object.values(content);
      if (!media?.schema) return data === undefined ? [] : ["data are not documented"];
      return check(given, media.schema, data);
    },
  };
}

type Compile = (schema: Schema) => ValidateFunction;

/** @param isClosed whether objects reject undocumented members by default */
function compiler({ schemas }: ReferenceBundle, isClosed: boolean): Compile {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, formats: FORMATS });
  const prepare = (value: unknown): unknown => prepared(value, isClosed);
  ajv.addSchema({ $id: "bundle:/", components: { schemas: prepare(schemas) } });
  const compiled = new Map<string, ValidateFunction>();
  return (schema) => {
    const key = JSON.stringify(schema);
    const known = compiled.get(key);
    if (known) return known;
    const validate = ajv.compile(prepare(schema) as object);
    compiled.set(key, validate);
    return validate;
  };
}

/** Prepares a schema for Ajv: resolves references, adds the type to formats and, if requested, closes objects. */
function prepared(value: unknown, isClosed: boolean): unknown {
  if (Array.isArray(value)) return value.map((each) => prepared(each, isClosed));
  if (typeof value !== "object" || value === null) return value;
  const { $ref, format, ...schema } = value as Schema & Record<string, unknown>;
  if (typeof $ref === "string") return { $ref: `bundle:/${$ref}` };
  const entries = Object.entries(schema).map(([key, each]) => [key, prepared(each, isClosed)]);
  const isClosable = isClosed && schema.properties && !("additionalProperties" in schema);
  return {
    ...Object.fromEntries(entries),
    ...(typeof format === "string" && { format: `${schema.type} ${format}` }),
    ...(isClosable && { additionalProperties: false }),
  };
}

function line({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}
