import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      paths:
        /zones: { get: { operationId: listZones } }
        /v1/projects/{project}/zones/{zone}:close:
          post:
            operationId: closeZone
            x-resource-name: { parameter: name, pattern: 'projects/{project}/zones/{zone}' }
      --- inventory.yaml
      operations:
        - { operationId: listZones, heading: Endpoints, operation: list, method: GET, path: /zones }
        - operationId: closeZone
          heading: Endpoints
          operation: close
          method: POST
          path: /{v}/{name=projects/**}:close
        - operationId: openZone
          documents: [v2]
          heading: Endpoints
          operation: open
          method: POST
          path: /{v}/{name}:open
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /zones: { get: { operationId: listZones }, post: { operationId: createZone } }
      --- inventory.yaml
      operations: [{ operationId: listZones, heading: Endpoints, method: GET, path: /zones }]
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      paths:
        /zones:
          get: { operationId: listZones }
          post: { operationId: createZone } # expected
      --- inventory.yaml
      operations:
        - operationId: listZones # expected
          heading: Endpoints
          operation: list
          method: GET
          path: /zone
        - operationId: closeZone # expected
          heading: Endpoints
          operation: close
          method: POST
          path: /v1/{name}:close
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /zones: { post: { operationId: createZone } }
      --- inventory.yaml
      operations:
        - { operationId: listZones, heading: Endpoints, method: GET, path: /zones } # expected
    `,
  },
} satisfies RuleCases;
