import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    x-inferred-reasons:
      pageNumber:
        reason: No type is stated.
        covers: [schema/type]
      payload:
        reason: No payload is stated.
        covers: [content/*/schema/**]
    paths: {}
  `,
  fails: `
    x-inferred-reasons:
      pageNumber:
        reason: No type is stated.
        covers: [schema/**] # expected
    paths: {}
  `,
} satisfies RuleCases;
