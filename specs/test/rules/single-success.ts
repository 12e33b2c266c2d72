import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        post:
          requestBody: { content: { application/json: { schema: { type: string } } } }
          responses:
            '200':
              description: Created.
              content: { application/json: { schema: { type: string } } }
            '404': { description: Not found. }
  `,
  fails: `
    paths:
      /zones:
        post:
          requestBody:
            content: # expected
              application/json: { schema: { type: string } }
              text/plain: { schema: { type: string } }
          responses: # expected
            '200': { description: Created. }
            '202': { description: Accepted. }
  `,
} satisfies RuleCases;
