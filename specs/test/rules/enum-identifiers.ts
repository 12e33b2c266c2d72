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
            Kind: { type: string, enum: [primary, secondary_copy] }
            Size: { type: string, enum: [256x256, 512x512], x-enum-varnames: [Small, Large] }
            Level: { type: integer, enum: [1, 2], x-enum-varnames: [Low, High] }
            Grade: { type: [string, 'null'], enum: [low, high, null] }
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
              enum: [primary, Primary] # expected
            Size:
              type: string
              enum: [256x256] # expected
            Level:
              type: integer
              enum: [1, 2] # expected
            Grade:
              type: integer
              enum: [1, 2] # expected
              x-enum-varnames: [Low]
            Copy:
              type: string
              enum: [primary, secondary-copy] # expected
            Mark:
              type: string
              enum: [primary!] # expected
            Case:
              type: string
              enum: [zone_full, zoneFull] # expected
  `,
} satisfies RuleCases;
