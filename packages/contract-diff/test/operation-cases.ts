import type { Step } from "../src/change.ts";

/** A change to an operation and its version bump. */
export interface OperationCase {
  readonly title: string;
  readonly before: object;
  /** The changed operation. Undefined if it is removed. */
  readonly after: object | undefined;
  readonly step: Step;
  /** New path. Default: the same path. */
  readonly movedTo?: string;
}

const text = { type: "string" };
const json = (schema: object): object => ({ content: { "application/json": { schema } } });
const ok = { 200: { description: "Done.", ...json(text) } };
const get = (rest: object = {}): object => ({ responses: ok, ...rest });
const query = (rest: object = {}): object => ({
  name: "limit",
  in: "query",
  schema: { type: "integer" },
  ...rest,
});
const parameters = (...list: object[]): object => get({ parameters: list });

export const operationCases: readonly OperationCase[] = [
  { title: "an operation is removed", before: get(), after: undefined, step: "major" },
  {
    title: "an operation moves to another path",
    before: get(),
    after: get(),
    movedTo: "/moved",
    step: "major",
  },
  {
    title: "a response is removed",
    before: get({ responses: { ...ok, 404: { description: "None.", ...json(text) } } }),
    after: get(),
    step: "major",
  },
  {
    title: "a response is removed, but a default response remains",
    before: get({
      responses: { ...ok, 404: { description: "None." }, default: { description: "Failure." } },
    }),
    after: get({ responses: { ...ok, default: { description: "Failure." } } }),
    step: "major",
  },
  {
    title: "an error response is added",
    before: get(),
    after: get({ responses: { ...ok, 404: { description: "None." } } }),
    step: "minor",
  },
  {
    title: "a second success response is added",
    before: get(),
    after: get({ responses: { ...ok, 202: { description: "Later." } } }),
    step: "major",
  },
  {
    title: "the status of a success response changes",
    before: get(),
    after: get({ responses: { 201: { description: "Done.", ...json(text) } } }),
    step: "major",
  },
  {
    title: "a response loses its body",
    before: get(),
    after: get({ responses: { 200: { description: "Done." } } }),
    step: "major",
  },
  {
    title: "a response loses a content type",
    before: get({
      responses: { 200: { description: "Done.", content: { "text/csv": {}, "text/plain": {} } } },
    }),
    after: get({ responses: { 200: { description: "Done.", content: { "text/plain": {} } } } }),
    step: "major",
  },
  {
    title: "a request loses a content type",
    before: get({ requestBody: { content: { "text/csv": {}, "text/plain": {} } } }),
    after: get({ requestBody: { content: { "text/plain": {} } } }),
    step: "major",
  },
  {
    title: "a request gains a content type",
    before: get({ requestBody: { content: { "text/plain": {} } } }),
    after: get({ requestBody: { content: { "text/csv": {}, "text/plain": {} } } }),
    step: "minor",
  },
  {
    title: "a response loses a header",
    before: get({ responses: { 200: { description: "Done.", headers: { "X-A": { schema: text } } } } }),
    after: get({ responses: { 200: { description: "Done." } } }),
    step: "major",
  },
  { title: "an optional parameter is added", before: get(), after: parameters(query()), step: "minor" },
  {
    title: "a required parameter is added",
    before: get(),
    after: parameters(query({ required: true })),
    step: "major",
  },
  { title: "a parameter is removed", before: parameters(query()), after: get(), step: "major" },
  {
    title: "a parameter becomes required",
    before: parameters(query()),
    after: parameters(query({ required: true })),
    step: "major",
  },
  {
    title: "a parameter is no longer required",
    before: parameters(query({ required: true })),
    after: parameters(query()),
    step: "minor",
  },
  {
    title: "a query parameter is renamed",
    before: parameters(query()),
    after: parameters(query({ name: "max" })),
    step: "major",
  },
  {
    title: "the style of a parameter changes",
    before: parameters(query({ explode: true })),
    after: parameters(query({ explode: false })),
    step: "major",
  },
  {
    title: "the default of a parameter changes",
    before: parameters(query({ schema: { type: "integer", default: 1 } })),
    after: parameters(query({ schema: { type: "integer", default: 2 } })),
    step: "major",
  },
  {
    title: "an optional request body is added",
    before: get(),
    after: get({ requestBody: json(text) }),
    step: "minor",
  },
  {
    title: "a required request body is added",
    before: get(),
    after: get({ requestBody: { required: true, ...json(text) } }),
    step: "major",
  },
  {
    title: "a request body becomes required",
    before: get({ requestBody: json(text) }),
    after: get({ requestBody: { required: true, ...json(text) } }),
    step: "major",
  },
  {
    title: "a request body is removed",
    before: get({ requestBody: json(text) }),
    after: get(),
    step: "major",
  },
  {
    title: "the operationId changes",
    before: get({ operationId: "getOne" }),
    after: get({ operationId: "readOne" }),
    step: "major",
  },
  {
    title: "the client method changes",
    before: get({ "x-method": "things.get" }),
    after: get({ "x-method": "things.read" }),
    step: "major",
  },
  {
    title: "the pattern of a resource name changes",
    before: get({ "x-resource-name": { parameter: "name", pattern: "a/{b}" } }),
    after: get({ "x-resource-name": { parameter: "name", pattern: "a/{c}" } }),
    step: "major",
  },
  {
    title: "a list gains pagination",
    before: get(),
    after: get({ "x-pagination": { style: "token", parameter: "pageToken" } }),
    step: "minor",
  },
  {
    title: "a list loses its pagination",
    before: get({ "x-pagination": { style: "token", parameter: "pageToken" } }),
    after: get(),
    step: "major",
  },
  {
    title: "an operation becomes idempotent",
    before: get({ "x-idempotent": false }),
    after: get({ "x-idempotent": true }),
    step: "minor",
  },
  { title: "an operation is deprecated", before: get(), after: get({ deprecated: true }), step: "minor" },
  {
    title: "a summary is reworded",
    before: get({ summary: "One." }),
    after: get({ summary: "Two." }),
    step: "patch",
  },
  {
    title: "an example is added",
    before: get(),
    after: get({
      responses: {
        200: {
          description: "Done.",
          content: { "application/json": { schema: text, examples: { one: { value: "a" } } } },
        },
      },
    }),
    step: "patch",
  },
  {
    title: "a value inside another extension changes",
    before: get({ "x-permissions": { all: ["a"] } }),
    after: get({ "x-permissions": { all: ["b"] } }),
    step: "patch",
  },
  {
    title: "an operation requires credentials",
    before: get(),
    after: get({ security: [{ key: [] }] }),
    step: "major",
  },
];
