import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones/{zone}/{record}:
        get:
          parameters:
            - name: zone
              in: path
              required: true
              style: simple
              allowReserved: false
              schema: { type: string }
            - { name: record, in: path, required: true, schema: { type: integer } }
            - name: kinds
              in: query
              style: form
              schema: { type: array, items: { type: string } }
  `,
  fails: `
    paths:
      /zones/{zone}/{record}/{owner}/{keys}:
        get:
          parameters:
            - name: zone
              in: path
              required: true
              style: label # expected
              schema: { type: string }
            - name: record
              in: path
              required: true
              allowReserved: true # expected
              schema: { type: string }
            - name: owner
              in: path
              required: true
              schema: { type: object, additionalProperties: true } # expected
            - name: keys # expected
              in: path
              required: true
              content: { text/plain: { schema: { type: string } } }
  `,
} satisfies RuleCases;
