import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /zones:
        post:
          operationId: createZone
          responses:
            '200':
              description: Created.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
      /zones/{zone}:
        delete: { operationId: deleteZone, responses: { '204': { description: Deleted. } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            state: { $ref: '#/components/schemas/ZoneState' }
            checked:
              type: [boolean, 'null']
              x-states:
                transitions: [{ event: The check ends., from: [false], to: true }]
                unstated: [false]
            phase:
              type: string
              enum: [new, old]
              x-states: { transitions: [], unstated: [new, old] }
        ZoneState:
          type: [string, 'null']
          enum: [unknown, pending, active, null]
          x-states:
            transitions:
              - { operation: createZone, to: pending }
              - event: The name servers are found.
                from: [pending]
                to: active
                requires: A check has passed.
              - { operation: createZone, from: [active, pending], to: pending }
              - { operation: deleteZone, from: [pending] }
            unstated: [unknown]
  `,
  fails: `
    paths:
      /zones:
        post:
          operationId: createZone
          responses:
            '200':
              description: Created.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
      /zones/{zone}:
        delete: { operationId: deleteZone, responses: { '204': { description: Deleted. } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            name:
              type: string
              x-states: { transitions: [{ operation: createZone, to: pending }] } # expected
            checked:
              type: boolean
              x-states: # expected
                transitions: [{ event: The check ends., from: [false], to: true }]
            phase:
              type: string
              enum: [new, old, older]
              x-states:
                transitions:
                  - { event: Time passes., from: [new], to: old }
                  - { event: Time passes., from: [old, new], to: older } # expected
                unstated: [new, old] # expected
            kind:
              type: string
              enum: [one, two]
              x-states:
                transitions: [{ operation: createZone, to: one }]
                unstated: [two, three] # expected
            state: { $ref: '#/components/schemas/ZoneState' }
        ZoneState:
          type: string
          enum: [pending, active, gone]
          x-states: # expected
            transitions:
              - { operation: createZones, to: pending } # expected
              - { operation: deleteZone, from: [active], to: deleted } # expected
              - { operation: deleteZone, from: [lost], to: active } # expected
              - { event: Nothing happens. } # expected
              - { event: Nothing happens at all., from: [] } # expected
  `,
} satisfies RuleCases;
