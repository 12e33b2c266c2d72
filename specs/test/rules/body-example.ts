import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      paths:
        /zones:
          post: { requestBody: { content: { application/json: { schema: { type: string } } } } }
    `,
    open: `
      x-filled-points: {}
      x-extension-points: { createZone.request: { area: payload } }
      paths:
        /zones:
          post:
            requestBody:
              content:
                application/json:
                  schema:
                    type: object
                    additionalProperties: true
                    x-extension-point: createZone.request
            responses: { '204': { description: Empty. } }
    `,
    filled: `
      x-filled-points: {}
      paths:
        /zones:
          post:
            requestBody: { content: { application/json: { schema: { type: string }, example: Zone } } }
            responses:
              '204': { description: Empty. }
              '400':
                description: Failed.
                content:
                  application/json:
                    schema: { type: string }
                    examples: { failed: { value: Failed } }
    `,
  },
  fails: `
    x-filled-points: {}
    paths:
      /zones:
        post:
          requestBody:
            content:
              application/json: { schema: { type: string } } # expected
          responses:
            '200':
              description: Created.
              content:
                application/json: { schema: { type: string }, examples: {} } # expected
            '400': { $ref: '#/components/responses/Error' }
        get: { responses: { '400': { $ref: '#/components/responses/Error' } } }
    components:
      responses:
        Error:
          description: Failed.
          content:
            application/json: { schema: { type: string } } # expected
  `,
} satisfies RuleCases;
