import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zone:
        get:
          parameters:
            - name: after
              in: query
              description: Id of a zone, which may exceed 2^53 - 1.
              schema: { type: integer, format: int64 }
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            Size: { type: string, format: int64 }
            Count: { type: integer, format: int64, minimum: 0, maximum: 9007199254740991 }
            Page: { type: integer, format: int32 }
            Id: { type: integer, format: int64, description: It may exceed 2^53 - 1. }
  `,
  fails: `
    paths:
      /zone:
        get:
          parameters:
            - name: after
              in: query
              description: Id of a zone.
              schema:
                type: integer
                format: int64 # expected
          responses:
            '200':
              description: Found.
              headers:
                X-Total:
                  schema:
                    type: integer
                    format: int64 # expected
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            Size:
              type: integer
              format: int64 # expected
            Count:
              type: integer
              format: uint64 # expected
              minimum: 0
              maximum: 18446744073709551615
            Length:
              type: number
              format: int64 # expected
              minimum: 0
              maximum: 9
            Offset:
              format: int64 # expected
            Low:
              type: integer
              format: int64 # expected
              maximum: 9
            Id:
              type: integer
              format: int64 # expected
              description: Id of the zone.
            Any:
              type: number
              format: int64 # expected
              description: It may exceed 2^53 - 1.
  `,
} satisfies RuleCases;
