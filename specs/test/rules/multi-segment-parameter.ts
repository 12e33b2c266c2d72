import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /operations/{operation}:
        get: { parameters: [{ $ref: '#/components/parameters/operation' }] }
      /zones/{zone}/operations/{operation}:
        get:
          parameters:
            - { name: zone, in: path, required: true, schema: { type: string } }
            - { $ref: '#/components/parameters/operation' }
      /operations/{operation}:cancel:
        post: { parameters: [{ $ref: '#/components/parameters/operation' }] }
    components:
      parameters:
        operation:
          name: operation
          in: path
          required: true
          x-multi-segment: true
          schema: { type: string }
  `,
  fails: `
    paths:
      /operations/{operation}/steps:
        get:
          parameters:
            - { $ref: '#/components/parameters/operation' }
            - { $ref: '#/components/parameters/filter' }
            - { name: plain, in: query, schema: { type: string } }
      /files/{file}/{part}:
        get:
          parameters:
            - { $ref: '#/components/parameters/file' }
            - { name: part, in: path, required: true, schema: { type: string } }
      /trees/{tree}/{leaf}:
        get:
          parameters:
            - { $ref: '#/components/parameters/tree' }
            - { $ref: '#/components/parameters/leaf' }
    components:
      parameters:
        operation:
          name: operation
          in: path
          required: true
          x-multi-segment: true # expected
          schema: { type: string }
        filter:
          name: filter
          in: query
          x-multi-segment: true # expected
          schema: { type: string }
        file:
          name: file
          in: path
          required: true
          x-multi-segment: true # expected
          schema: { type: string }
        tree:
          name: tree
          in: path
          required: true
          x-multi-segment: true # expected
          schema: { type: string }
        leaf:
          name: leaf
          in: path
          required: true
          x-multi-segment: true # expected
          schema: { type: string }
  `,
} satisfies RuleCases;
