/**
 * Building blocks for the validators that `seamline-codegen --validators` generates: JSON Schema keywords as functions,
 * so a bundle only contains the keywords that it uses. No code is generated at run time.
 */

export { allOf, anyOf, later, not, ofTypes, oneOf, when } from "@seamline/openapi/schema-combinations";
export type { Finding, Findings, Rule } from "@seamline/openapi/schema-findings";
export { contains, items, prefixItems } from "@seamline/openapi/schema-items";
export {
  exclusiveMaximum,
  exclusiveMinimum,
  maxItems,
  maximum,
  maxLength,
  maxProperties,
  minItems,
  minimum,
  minLength,
  minProperties,
  multipleOf,
  pattern,
  uniqueItems,
} from "@seamline/openapi/schema-limits";
export {
  dependentRequired,
  dependentSchemas,
  type Members,
  patternProperties,
  properties,
  propertyNames,
} from "@seamline/openapi/schema-members";
export {
  any,
  array,
  boolean,
  constant,
  equalToOne,
  integer,
  nil,
  number,
  object,
  oneOfValues,
  string,
  wholeNumber,
} from "@seamline/openapi/schema-values";
export { absent, response, responses, type Validator } from "./validation/response-validator.ts";
