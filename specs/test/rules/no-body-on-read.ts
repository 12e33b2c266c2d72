import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        post: { requestBody: { content: { application/json: { schema: { type: string } } } } }
  `,
  fails: `
    paths:
      /zones:
        get:
          requestBody: { content: { application/json: { schema: { type: string } } } } # expected
        head:
          requestBody: { content: { application/json: { schema: { type: string } } } } # expected
        delete:
          requestBody: { content: { application/json: { schema: { type: string } } } } # expected
  `,
} satisfies RuleCases;
