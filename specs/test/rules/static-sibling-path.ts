import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones/{zone}: { get: { summary: Get a zone } }
      /zones/{zone}:close: { post: { summary: Close a zone } }
      /zones/{zone}/records: { get: { summary: List records } }
      /records/mine: { get: { summary: Get the caller's record } }
      /records/{record}:count: { post: { summary: Count a record } }
      /owners/a{owner}: { get: { summary: Get an owner } }
      /owners/mine: { get: { summary: Get the caller } }
      /owners/a: { get: { summary: Get the first } }
      /pages/{page}:
        get:
          parameters:
            - { name: page, in: path, required: true, schema: { type: integer, format: int64 } }
      /pages/last: { get: { summary: Get the last page } }
      /keys/{key}:rotate: { post: { summary: Rotate a key } }
      /keys/mine: { get: { summary: Get the caller's key } }
      /operations/{operation}:
        get: { parameters: [{ $ref: '#/components/parameters/operation' }] }
      /operations/{operation}:cancel:
        post: { parameters: [{ $ref: '#/components/parameters/operation' }] }
      /operations: { get: { summary: List operations } }
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
      /zones/{zone}: { get: { summary: Get a zone } } # expected
      /zones/mine: { get: { summary: Get the caller's zone } }
      /records/{record}:count: { post: { summary: Count a record } } # expected
      /records/mine:count: { post: { summary: Count the caller's records } }
      /operations/{operation}: # expected
        get: { parameters: [{ $ref: '#/components/parameters/operation' }] }
        delete: { summary: Delete an operation }
      /operations/old/{year}: { get: { summary: List the operations of a year } }
      /steps/{operation}:cancel: # expected
        get: { parameters: [{ $ref: '#/components/parameters/operation' }] }
      /steps/old/last:cancel: { get: { summary: Cancel the last step } }
      /pages/{page}: # expected
        get: { parameters: [{ name: page, in: path, required: true, schema: { type: integer } }] }
      /pages/7: { get: { summary: Get the seventh page } }
    components:
      parameters:
        operation:
          name: operation
          in: path
          required: true
          x-multi-segment: true
          schema: { type: string }
  `,
} satisfies RuleCases;
