import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zone:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            Kind: { type: string, enum: [primary, secondary], default: primary }
            Page: { type: integer, default: 1 }
  `,
  fails: `
    paths:
      /zone:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            Kind:
              type: string
              enum: [primary, secondary]
              default: main # expected
  `,
} satisfies RuleCases;
