import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        get:
          x-pagination:
            style: page
            parameter: page
            items: /Items
            current: /CurrentPage
            more: /HasMoreItems
          parameters:
            - { name: kind, in: query, schema: { type: string } }
            - { name: page, in: query, schema: { type: integer } }
          responses:
            '200':
              description: A page.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
      /owners: { get: { summary: List owners } }
      /tags:
        get:
          x-pagination: { style: single, items: /Items }
          responses:
            '200':
              description: All tags.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
    components:
      schemas:
        ZonePage:
          type: object
          properties:
            Items: { type: array, items: { type: string } }
            CurrentPage: { type: integer }
            HasMoreItems: { type: boolean }
  `,
  fails: `
    paths:
      /zones:
        get:
          x-pagination: # expected
            style: page
            parameter: offset # expected
            items: /HasMoreItems # expected
            current: CurrentPage # expected
            total: /TotalItems # expected
          parameters: [{ name: page, in: query, schema: { type: integer } }]
          responses:
            '200':
              description: A page.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
      /owners: { get: { summary: List owners } }
      /tags:
        get:
          x-pagination:
            style: single
            items: /HasMoreItems # expected
          responses:
            '200':
              description: All tags.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
      /keys:
        get:
          x-pagination:
            style: token
            parameter: pageToken # expected
            items: /Items
            next: /Next # expected
          parameters: [{ name: pageToken, in: header, schema: { type: string } }]
          responses:
            '200':
              description: A page.
              content: { application/json: { schema: { $ref: '#/components/schemas/ZonePage' } } }
      /records:
        get:
          x-pagination:
            style: cursor # expected
    components:
      schemas:
        ZonePage:
          type: object
          properties:
            Items: { type: array, items: { type: string } }
            CurrentPage: { type: integer }
            HasMoreItems: { type: boolean }
  `,
} satisfies RuleCases;
