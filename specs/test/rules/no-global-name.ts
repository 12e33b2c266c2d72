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
          title: Date
          properties:
            Date: { $ref: '#/components/schemas/CalendarDate' }
            Function: { $ref: '#/components/schemas/UserFunction' }
        CalendarDate: { type: object, additionalProperties: true }
        UserFunction: { type: object, additionalProperties: true }
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
            function: { $ref: '#/components/schemas/Function' }
            date: { $ref: '#/components/schemas/Date' }
            location: { $ref: '#/components/schemas/Location' }
            record: { $ref: '#/components/schemas/Record' }
            iterator: { $ref: '#/components/schemas/Iterator' }
            numbers: { $ref: '#/components/schemas/Intl' }
        Function: { type: object, additionalProperties: true } # expected
        Date: { type: object, additionalProperties: true } # expected
        Location: { type: object, additionalProperties: true } # expected
        Record: { type: object, additionalProperties: true } # expected
        Iterator: { type: object, additionalProperties: true } # expected
        Intl: { type: object, additionalProperties: true } # expected
  `,
} satisfies RuleCases;
