/**
 * What the validators that `seamline-codegen --validators` writes are made of: keywords of JSON Schema as functions, so
 * that a bundle holds those that its validators use. No code is made at run time.
 */

export { allOf, anyOf, later, not, oneOf, when } from "./validation/combinations.ts";
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
} from "./validation/keywords.ts";
export {
  array,
  contains,
  dependentSchemas,
  items,
  type Members,
  type OtherMembers,
  object,
  patternProperties,
  prefixItems,
  properties,
  propertyNames,
} from "./validation/parts.ts";
export type { Problem, Schema } from "./validation/schema.ts";
export { response, responses, type Validator } from "./validation/validator.ts";
export {
  absent,
  any,
  boolean,
  equalToOne,
  integer,
  never,
  nil,
  nullable,
  number,
  oneOfValues,
  string,
} from "./validation/values.ts";
