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
        Zone: { type: object, properties: { Owner: { $ref: '#/components/schemas/Owner' } } }
        Owner: { type: object, additionalProperties: true }
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
            Owner:
              $ref: '#/components/schemas/Owner'
              description: Who owns the zone. # expected
              nullable: true # expected
        Owner: { type: object, additionalProperties: true }
  `,
} satisfies RuleCases;
