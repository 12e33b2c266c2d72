import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        get:
          parameters:
            - { name: page, in: query, schema: { type: integer } }
            - name: kinds
              in: query
              explode: true
              schema: { type: array, items: { type: string } }
            - { name: size, in: query, schema: { oneOf: [{ type: string }, { type: integer }] } }
            - name: Trace
              in: header
              schema: { type: array, items: { type: array, items: { type: string } } }
  `,
  fails: `
    paths:
      /zones:
        get:
          parameters:
            - name: filter # expected
              in: query
              style: deepObject
              schema: { $ref: '#/components/schemas/Filter' }
            - name: kinds # expected
              in: query
              explode: false
              schema: { type: array, items: { type: string } }
            - name: matrix # expected
              in: query
              schema: { type: array, items: { type: array, items: { type: string } } }
            - name: choice # expected
              in: query
              schema: { oneOf: [{ type: string }, { $ref: '#/components/schemas/Filter' }] }
            - name: anything # expected
              in: query
              schema: { type: [array, 'null'], items: { type: object, additionalProperties: true } }
            - { name: raw, in: query, allowReserved: true, schema: { type: string } } # expected
            - name: encoded # expected
              in: query
              content: { application/json: { schema: { type: string } } }
            - name: piped # expected
              in: query
              style: pipeDelimited
              schema: { type: array, items: { type: string } }
            - name: mixed # expected
              in: query
              schema:
                type: array
                items: { oneOf: [{ type: string }, { $ref: '#/components/schemas/Filter' }] }
    components: { schemas: { Filter: { type: object, properties: { name: { type: string } } } } }
  `,
} satisfies RuleCases;
