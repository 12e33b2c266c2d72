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
            Kind: { type: string, enum: [primary, secondary] }
            State: { anyOf: [{ type: string, enum: [open] }, { type: string, enum: [closed] }] }
            Size: { oneOf: [{ type: string }, { type: integer }] }
            Level: { anyOf: [{ type: string, enum: [low] }, { type: integer }] }
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
              anyOf: [{ type: string, enum: [primary, secondary] }, { type: string }] # expected
            State:
              oneOf: [{ enum: [open, closed] }, { type: string }] # expected
            Level:
              anyOf: [{ const: low }, { const: high }, { type: string }] # expected
            Mixed:
              anyOf: [{ enum: [open, 1] }, { type: string }] # expected
  `,
} satisfies RuleCases;
