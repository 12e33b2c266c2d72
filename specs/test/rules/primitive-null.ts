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
            Name: { type: [string, 'null'] }
            Kind: { type: string, enum: [primary, secondary] }
            Size: { anyOf: [{ type: string }, { type: integer }] }
            Tags: { type: [array, 'null'], items: { type: string } }
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
            Name:
              type: [string, 'null']
              enum: [a, null] # expected
            Owner:
              anyOf: [{ $ref: '#/components/schemas/Owner' }, { type: 'null' }] # expected
            Record: { $ref: '#/components/schemas/Record' }
            Choice: { $ref: '#/components/schemas/Choice' }
            Either: { $ref: '#/components/schemas/Either' }
            Whole: { $ref: '#/components/schemas/Whole' }
            All: { $ref: '#/components/schemas/All' }
            Fixed: { $ref: '#/components/schemas/Fixed' }
            Constant: { $ref: '#/components/schemas/Constant' }
            Nothing: { $ref: '#/components/schemas/Nothing' }
        Owner: { type: object, additionalProperties: true }
        Record:
          type: [object, 'null'] # expected
          additionalProperties: true
        Choice:
          anyOf: [{ type: [string, 'null'] }, { type: integer }] # expected
        Either:
          oneOf: [{ type: 'null' }, { type: integer }] # expected
        Whole:
          type: [string, 'null'] # expected
          allOf: [{ minLength: 1 }, { maxLength: 9 }]
        All:
          allOf: [{ type: [string, 'null'] }, { maxLength: 9 }] # expected
        Fixed:
          type: [string, 'null'] # expected
          enum: [a, b]
        Nothing:
          const: null # expected
        Constant:
          type: [string, 'null'] # expected
          const: a
  `,
} satisfies RuleCases;
