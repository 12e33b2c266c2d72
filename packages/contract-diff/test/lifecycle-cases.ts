import type { OperationCase } from "./operation-cases.ts";

const text = { type: "string" };
const deprecated = { deprecated: true };
const ok = { 200: { description: "Done.", content: { "application/json": { schema: text } } } };
const operation = (rest: object = {}): object => ({ responses: ok, ...rest });
const parameter = (rest: object = {}): object =>
  operation({ parameters: [{ name: "limit", in: "query", schema: { type: "integer" }, ...rest }] });

/** Changes to sunset dates, stability levels and the schemas of bodies. */
export const lifecycleCases: readonly OperationCase[] = [
  {
    title: "an operation is deprecated with a sunset date in the future",
    before: operation(),
    after: operation({ ...deprecated, "x-sunset": "2999-01-31" }),
    step: "minor",
  },
  {
    title: "an operation is deprecated with a sunset date in the past",
    before: operation(),
    after: operation({ ...deprecated, "x-sunset": "1999-01-31" }),
    step: "major",
  },
  {
    title: "an operation is deprecated with an invalid sunset date",
    before: operation(),
    after: operation({ ...deprecated, "x-sunset": "soon" }),
    step: "major",
  },
  {
    title: "an operation is deprecated with an impossible sunset date",
    before: operation(),
    after: operation({ ...deprecated, "x-sunset": "2999-13-01" }),
    step: "major",
  },
  {
    title: "a parameter is deprecated with a sunset date in the past",
    before: parameter(),
    after: parameter({ ...deprecated, "x-sunset": "1999-01-31" }),
    step: "major",
  },
  {
    title: "a sunset date is removed",
    before: operation({ ...deprecated, "x-sunset": "2999-01-31" }),
    after: operation(deprecated),
    step: "major",
  },
  {
    title: "a deprecation is withdrawn with its sunset date",
    before: operation({ ...deprecated, "x-sunset": "2999-01-31" }),
    after: operation(),
    step: "patch",
  },
  {
    title: "a sunset date moves to an earlier date",
    before: operation({ ...deprecated, "x-sunset": "2999-01-31" }),
    after: operation({ ...deprecated, "x-sunset": "2998-01-31T00:00:00Z" }),
    step: "major",
  },
  {
    title: "a sunset date moves to a later date",
    before: operation({ ...deprecated, "x-sunset": "2998-01-31" }),
    after: operation({ ...deprecated, "x-sunset": "2999-01-31" }),
    step: "patch",
  },
  {
    title: "a stability level decreases",
    before: operation({ "x-stability-level": "beta" }),
    after: operation({ "x-stability-level": "alpha" }),
    step: "major",
  },
  {
    title: "an operation without a stability level becomes a draft",
    before: operation(),
    after: operation({ "x-stability-level": "draft" }),
    step: "major",
  },
  {
    title: "a stability level increases",
    before: operation({ "x-stability-level": "beta" }),
    after: operation(),
    step: "minor",
  },
  {
    title: "a stability level becomes invalid",
    before: operation({ "x-stability-level": "beta" }),
    after: operation({ "x-stability-level": "final" }),
    step: "major",
  },
  {
    title: "a request body gets its first schema",
    before: operation({ requestBody: { content: { "application/json": {} } } }),
    after: operation({ requestBody: { content: { "application/json": { schema: text } } } }),
    step: "major",
  },
  {
    title: "a request body loses its schema",
    before: operation({ requestBody: { content: { "application/json": { schema: text } } } }),
    after: operation({ requestBody: { content: { "application/json": {} } } }),
    step: "minor",
  },
  {
    title: "a response body loses its schema",
    before: operation(),
    after: operation({ responses: { 200: { description: "Done.", content: { "application/json": {} } } } }),
    step: "major",
  },
  {
    title: "a request body becomes false",
    before: operation({ requestBody: { content: { "application/json": { schema: {} } } } }),
    after: operation({ requestBody: { content: { "application/json": { schema: false } } } }),
    step: "major",
  },
];
