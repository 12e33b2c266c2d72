import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zonePage:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
    components:
      schemas:
        ZonePage: { type: object, properties: { Items: { type: array, items: { type: string } } } }
  `,
  fails: `
    paths:
      /zonePage:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
    components:
      schemas:
        ZonePage:
          allOf: # expected
            - { $ref: '#/components/schemas/Page' }
            - { $ref: '#/components/schemas/Items' }
        Page: { type: object, properties: { CurrentPage: { type: integer } } }
        Items: { type: object, properties: { Items: { type: array, items: { type: string } } } }
  `,
} satisfies RuleCases;
