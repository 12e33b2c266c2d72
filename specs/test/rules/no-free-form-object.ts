import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zone:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Choice' } } }
    components:
      schemas:
        Zone: { type: object, properties: { Labels: { $ref: '#/components/schemas/Labels' } } }
        Labels: { type: object, additionalProperties: { type: string } }
        Choice: { type: object, anyOf: [{ $ref: '#/components/schemas/Zone' }] }
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
        Zone: { type: object, properties: { Labels: { $ref: '#/components/schemas/Labels' } } }
        Labels: { type: object } # expected
  `,
} satisfies RuleCases;
