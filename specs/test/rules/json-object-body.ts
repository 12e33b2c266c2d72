import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zone:
        post:
          requestBody:
            content:
              application/merge-patch+json: { schema: { $ref: '#/components/schemas/Zone' } }
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
            '404':
              description: Not found.
              content:
                application/problem+json; charset=utf-8:
                  schema: { $ref: '#/components/schemas/Zone' }
      /file:
        get:
          responses:
            '200': { description: A file., content: { text/plain: { schema: { type: string } } } }
    components: { schemas: { Zone: { type: object, additionalProperties: true } } }
  `,
  fails: `
    paths:
      /zone:
        post:
          requestBody:
            content:
              application/xml: { schema: { $ref: '#/components/schemas/Zone' } } # expected
          responses:
            '200':
              description: Found.
              content:
                text/plain: { schema: { type: array, items: { type: string } } } # expected
            '404':
              description: Not found.
              content:
                application/jsonlines: { schema: { $ref: '#/components/schemas/Zone' } } # expected
      /records:
        get:
          responses:
            '200':
              description: Found.
              content:
                text/application/json: { schema: { $ref: '#/components/schemas/Zone' } } # expected
    components: { schemas: { Zone: { type: object, additionalProperties: true } } }
  `,
} satisfies RuleCases;
