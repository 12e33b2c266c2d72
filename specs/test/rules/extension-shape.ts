import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    info:
      title: Fixture
      version: v1
      x-inferred: [version]
      license: { name: MIT, x-inferred: [licence] }
    servers:
      - url: '{base_url}'
        variables: { base_url: { default: http://127.0.0.1:4010, x-inferred: [baseUrlDefault] } }
    x-extension-points: { events: { area: events, source: Events, summary: Events. } }
    x-extension-point: events
    x-filled-points:
      zone.fields: { area: fields, source: Resources, summary: Every field of a zone. }
    x-profile: reference
    x-inferred-reasons:
      licence:
        reason: Of this description.
        covers: ['**', ., x-idempotent, content/*/schema/**, /security/**]
    x-facts: { oneKey: { source: Authentication, says: An account has one key. } }
    x-access-rules:
      zoneAccess:
        source: Authentication
        says: Only owners have access.
        any: [{ zone: created by the account }]
    x-errors: { code: /Code, message: /Message, field: /Field }
    paths:
      /v1/zones/{zone}:
        get:
          x-method: zones.get
          x-idempotent: true
          x-inferred: [idempotency, returnedResource]
          x-extension-point: [query, limits]
          x-access-rules: [zoneAccess]
          x-resource-name: { parameter: name, pattern: 'zones/{zone}', x-inferred: [nameSegments] }
          x-pagination: { style: page, parameter: page, items: /Items, current: /Page, more: /More }
          x-operation:
            get: getOperation
            cancel: cancelOperation
            parameters: { zone: /zone }
            done: /done
            doneValues: [DONE]
            failedValues: [LOST]
            response: ""
            metadata: /metadata
          x-permissions: { all: [zones.get] }
          x-scopes: [zones, zones.readonly]
          parameters:
            - name: zone
              in: path
              required: true
              x-multi-segment: true
              x-extension-point: limits
              x-inferred: [nameSegments]
              schema: { type: string, example: { x-any: Examples hold anything. } }
          requestBody:
            x-inferred: [mediaType]
            content:
              application/json:
                schema:
                  type: object
                  default: { x-any: Defaults hold anything. }
                  properties:
                    x-kind:
                      type: string
                      enum: [1x]
                      x-open-enum: true
                      x-observed: { count: 2, of: 3, firstSeen: "2026-03-02T09:30:00.000Z" }
                      x-enum-varnames: [Single]
                      x-states:
                        transitions:
                          - { operation: createZone, to: 1x, requires: The zone is free. }
                          - { event: The zone is old., from: [1x] }
                        unstated: [true]
          responses:
            2XX:
              description: Found.
              x-inferred: [successStatus]
              x-extension-point: limits
              headers: { x-request-id: { schema: { type: string } } }
              content:
                application/json:
                  schema:
                    type: object
                    x-inferred: [guessed]
                    x-extension-point: limits
                    x-named-fields: { scope: What it covers. }
      /v1/zones:
        get:
          x-permissions: { any: [zones.list, zones.get] }
          x-pagination: { style: token, parameter: pageToken, items: /zones, next: /next }
  `,
  fails: `
    info:
      title: Fixture
      version: v1
      x-idempotent: true # expected
      contact:
        name: Fixture
        x-inferred: [contact] # expected
    tags:
      - name: zones
        x-extension-point: events # expected
    x-extension-points: events # expected
    x-filled-points: [events] # expected
    x-profile: true # expected
    x-inferred-reasons: { licence: { reason: Of this description., covers: ['**/below'] } } # expected
    x-facts: { oneKey: { says: An account has one key. } } # expected
    x-access-rules: [zoneAccess] # expected
    x-errors: /ErrorKey # expected
    paths:
      x-method: zones.list # expected
      /v1/zones/{zone}:
        x-idempotent: true # expected
        get:
          x-method: 5 # expected
          x-idempotent: yes # expected
          x-inferred: '' # expected
          x-extension-point: 5 # expected
          x-access-rules: nope # expected
          x-resource-name: zones/{zone} # expected
          x-pagination: page # expected
          x-operation: { get: getOperation, finished: /done } # expected
          x-paginaton: { style: page } # expected
          parameters:
            - name: zone
              in: path
              required: true
              x-multi-segment: yes # expected
              x-method: zones.get # expected
              schema: { type: string }
          requestBody:
            x-extension-point: events # expected
            content:
              application/json:
                x-inferred: [mediaType] # expected
                schema:
                  type: object
                  x-named-fields: [scope] # expected
                  x-extension-point: [events, events] # expected
                  discriminator:
                    propertyName: kind
                    x-inferred: [guessed] # expected
                  properties:
                    Kind:
                      type: string
                      x-enum-varnames: [] # expected
                      x-open-enum: false # expected
                      x-observed: { count: many } # expected
                      x-states: [pending, active] # expected
                    Phase:
                      type: string
                      x-states: # expected
                        transitions:
                          - { operation: createZone, event: The zone is there., to: pending }
                    Step:
                      type: string
                      x-states: # expected
                        transitions: [{ operation: createZone, from: pending, to: active }]
                    Part:
                      type: string
                      x-states: { transitions: [], unstated: [1] } # expected
          responses:
            x-inferred: [successStatus] # expected
            2XX:
              description: Found.
              x-inferred: [5] # expected
              headers:
                Retry-After:
                  x-inferred: [guessed] # expected
                  schema:
                    type: string
                    x-idempotent: true # expected
        post:
          x-permissions: { all: [zones.create], any: [zones.write] } # expected
          x-scopes: zones # expected
          x-profile: reference # expected
          x-resource-name: # expected
            parameter: name
            pattern: zones/{zone}
            x-inferrd: nameSegments
          x-pagination: # expected
            style: page
            parameter: page
            items: Items
            current: /Page
            more: /More
          x-operation: { done: /done } # expected
          x-extension-point: [] # expected
          x-access-rules: [] # expected
      /v1/records:
        get:
          parameters:
            - name: kind
              in: query
              schema:
                type: string
                externalDocs:
                  url: http://127.0.0.1
                  x-inferred: [guessed] # expected
                xml:
                  name: kind
                  x-inferred: [guessed] # expected
  `,
} satisfies RuleCases;
