/** How an overlay fills a point, by area. The wording matches the table of extensions in the README. */
export const pointRemedies: Readonly<Record<string, string>> = {
  fields: "the properties of these schemas, without additionalProperties: true",
  values: "the allowed values (enum) or the bounds of these fields",
  states: "the states as an enum, and the transitions between them in descriptions and in x-states",
  payload: "the properties of these bodies, without additionalProperties: true",
  parameters: "the parameters of these operations",
  pagination: "the parameters and the envelope of these lists, and x-pagination",
  auth: "components.securitySchemes and security",
  permissions: "x-permissions or x-scopes on these operations",
  errors: "the statuses of failures, the fields of their bodies, and x-errors",
  events: "the events, in x-facts or as webhooks",
  limits: "the limits, in x-facts and on the parameters and fields that they bound",
  versioning: "the rules, in x-facts",
  endpoints: "the paths",
};
