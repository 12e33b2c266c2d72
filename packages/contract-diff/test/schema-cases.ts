import type { Step } from "../src/change.ts";

/** A change to a schema, and its version bumps in a request and in a response. */
export interface SchemaCase {
  readonly title: string;
  readonly before: object;
  readonly after: object;
  readonly request: Step;
  readonly response: Step;
}

const fields = (properties: object, rest: object = {}): object => ({ type: "object", properties, ...rest });
const text = { type: "string" };

/** Returns an object schema with one field, before and after a change to the schema of the field. */
const field = (before: object, after: object): { before: object; after: object } => ({
  before: fields({ value: before }),
  after: fields({ value: after }),
});

export const schemaCases: readonly SchemaCase[] = [
  {
    title: "a field is removed",
    before: fields({ name: text, size: { type: "integer" } }),
    after: fields({ name: text }),
    request: "major",
    response: "major",
  },
  {
    title: "a field is added",
    before: fields({ name: text }),
    after: fields({ name: text, size: { type: "integer" } }),
    request: "minor",
    response: "minor",
  },
  {
    title: "a required field is added",
    before: fields({ name: text }, { required: ["name"] }),
    after: fields({ name: text, size: { type: "integer" } }, { required: ["name", "size"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "the first required field is added",
    before: fields({ name: text }),
    after: fields({ name: text, size: { type: "integer" } }, { required: ["size"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "a field becomes required",
    before: fields({ name: text }),
    after: fields({ name: text }, { required: ["name"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "a field is no longer required",
    before: fields({ name: text }, { required: ["name"] }),
    after: fields({ name: text }),
    request: "minor",
    response: "major",
  },
  {
    title: "a field is renamed",
    before: fields({ displayName: text, size: { type: "integer" } }),
    after: fields({ display_name: text, size: { type: "integer" } }),
    request: "major",
    response: "major",
  },
  {
    title: "an enum loses a value",
    ...field({ ...text, enum: ["A", "B"] }, { ...text, enum: ["A"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "an enum gains a value",
    ...field({ ...text, enum: ["A"] }, { ...text, enum: ["A", "B"] }),
    request: "minor",
    response: "major",
  },
  {
    title: "an open enum gains a value",
    ...field(
      { ...text, enum: ["A"], "x-open-enum": true },
      { ...text, enum: ["A", "B"], "x-open-enum": true },
    ),
    request: "minor",
    response: "minor",
  },
  {
    title: "a closed enum becomes open",
    ...field({ ...text, enum: ["A"] }, { ...text, enum: ["A"], "x-open-enum": true }),
    request: "minor",
    response: "major",
  },
  {
    title: "an open enum becomes closed",
    ...field({ ...text, enum: ["A"], "x-open-enum": true }, { ...text, enum: ["A"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "a string gains an enum",
    ...field(text, { ...text, enum: ["A"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "a type changes",
    ...field(text, { type: "integer" }),
    request: "major",
    response: "major",
  },
  {
    title: "a type is narrowed",
    ...field({ type: "number" }, { type: "integer" }),
    request: "major",
    response: "minor",
  },
  {
    title: "null becomes allowed",
    ...field(text, { type: ["string", "null"] }),
    request: "minor",
    response: "major",
  },
  {
    title: "null is no longer allowed",
    ...field({ type: ["string", "null"] }, text),
    request: "major",
    response: "minor",
  },
  {
    title: "a format changes",
    ...field({ ...text, format: "date" }, { ...text, format: "date-time" }),
    request: "major",
    response: "major",
  },
  {
    title: "a format is added",
    ...field(text, { ...text, format: "date-time" }),
    request: "major",
    response: "minor",
  },
  {
    title: "a bound is narrowed",
    ...field({ type: "integer", maximum: 100 }, { type: "integer", maximum: 50 }),
    request: "major",
    response: "minor",
  },
  {
    title: "a bound is widened",
    ...field({ ...text, maxLength: 10 }, { ...text, maxLength: 20 }),
    request: "minor",
    response: "major",
  },
  {
    title: "a pattern is added",
    ...field(text, { ...text, pattern: "^a" }),
    request: "major",
    response: "minor",
  },
  {
    title: "a default changes",
    ...field({ type: "integer", default: 10 }, { type: "integer", default: 20 }),
    request: "major",
    response: "patch",
  },
  {
    title: "a default object changes",
    ...field({ type: "object", default: { a: 1 } }, { type: "object", default: { a: 2 } }),
    request: "major",
    response: "patch",
  },
  {
    title: "a default is removed",
    ...field({ type: "integer", default: 10 }, { type: "integer" }),
    request: "major",
    response: "patch",
  },
  {
    title: "a default is added",
    ...field({ type: "integer" }, { type: "integer", default: 10 }),
    request: "minor",
    response: "patch",
  },
  {
    title: "a field is deprecated",
    ...field(text, { ...text, deprecated: true }),
    request: "minor",
    response: "minor",
  },
  {
    title: "unlisted fields are no longer allowed",
    before: fields({ name: text }, { additionalProperties: true }),
    after: fields({ name: text }, { additionalProperties: false }),
    request: "major",
    response: "minor",
  },
  {
    title: "unlisted fields become allowed",
    before: fields({ name: text }, { additionalProperties: false }),
    after: fields({ name: text }, { additionalProperties: true }),
    request: "minor",
    response: "major",
  },
  {
    // If the field is read-only or write-only, the rule cannot determine where the schema is used.
    title: "a field can no longer be sent",
    ...field(text, { ...text, readOnly: true }),
    request: "major",
    response: "major",
  },
  {
    title: "a field is no longer returned",
    ...field(text, { ...text, writeOnly: true }),
    request: "major",
    response: "major",
  },
  {
    title: "a description is reworded",
    ...field({ ...text, description: "One." }, { ...text, description: "Two." }),
    request: "patch",
    response: "patch",
  },
  {
    title: "a nested value in an example changes",
    before: fields({ name: text }, { examples: [{ name: { first: "a" } }] }),
    after: fields({ name: text }, { examples: [{ name: { first: "b" } }] }),
    request: "patch",
    response: "patch",
  },
  {
    title: "an open field is filled with a type",
    ...field({ "x-extension-point": "thing.fields" }, text),
    request: "major",
    response: "minor",
  },
  {
    title: "an open object is filled with optional fields",
    before: fields({}, { additionalProperties: true, "x-extension-point": "thing.fields" }),
    after: fields({ name: text }, { additionalProperties: true }),
    request: "minor",
    response: "minor",
  },
  {
    title: "an open object is filled with a required field",
    before: fields({}, { additionalProperties: true, "x-extension-point": "thing.fields" }),
    after: fields({ name: text }, { additionalProperties: true, required: ["name"] }),
    request: "major",
    response: "minor",
  },
  {
    title: "the property of a discriminator changes",
    before: { oneOf: [fields({ kind: text, sort: text })], discriminator: { propertyName: "kind" } },
    after: { oneOf: [fields({ kind: text, sort: text })], discriminator: { propertyName: "sort" } },
    request: "major",
    response: "major",
  },
  {
    title: "a variant is added",
    before: { oneOf: [fields({ a: text }, { required: ["a"] })] },
    after: {
      oneOf: [
        fields({ a: text }, { required: ["a"] }),
        fields({ b: { type: "integer" } }, { required: ["b"] }),
      ],
    },
    request: "minor",
    response: "major",
  },
  {
    title: "unordered lists are reordered",
    before: fields({ a: { ...text, enum: ["A", "B"] }, b: text }, { required: ["a", "b"] }),
    after: fields({ a: { ...text, enum: ["B", "A"], description: "A." }, b: text }, { required: ["b", "a"] }),
    request: "patch",
    response: "patch",
  },
  {
    title: "the name of an enum value changes",
    ...field(
      { type: "integer", enum: [0, 1], "x-enum-varnames": ["ECDSA", "RSA"] },
      { type: "integer", enum: [1, 0], "x-enum-varnames": ["ECDSA", "RSA"] },
    ),
    request: "major",
    response: "major",
  },
  {
    title: "an open enum gains a value with a name",
    ...field(
      { type: "integer", enum: [0], "x-enum-varnames": ["ECDSA"], "x-open-enum": true },
      { type: "integer", enum: [0, 1], "x-enum-varnames": ["ECDSA", "RSA"], "x-open-enum": true },
    ),
    request: "minor",
    response: "minor",
  },
];
