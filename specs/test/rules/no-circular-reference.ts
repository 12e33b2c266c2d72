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
            Parent: { $ref: '#/components/schemas/Owner' }
            Owner: { $ref: '#/components/schemas/Owner' }
        Owner: { type: object, properties: { Name: { type: string } } }
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
        Zone: { type: object, properties: { Owner: { $ref: '#/components/schemas/Owner' } } }
        Owner:
          type: object
          properties:
            Zones:
              type: array
              items: { $ref: '#/components/schemas/Zone' } # expected
            Manager: { $ref: '#/components/schemas/Owner' } # expected
  `,
} satisfies RuleCases;
