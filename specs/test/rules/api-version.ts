import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "with version": `
      x-api-version: v2beta
      paths:
        /v2beta/things: { get: { responses: { '200': { description: Found. } } } }
    `,
    "without version": `
      paths:
        /zone: { get: { responses: { '200': { description: Found. } } } }
    `,
  },
  fails: `
    x-api-version: v1
    paths:
      /v2/things: { get: { responses: { '200': { description: Found. } } } } # expected
  `,
} satisfies RuleCases;
