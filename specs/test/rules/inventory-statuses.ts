import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      paths:
        /zones:
          get:
            responses:
              '200': { description: Found. }
              '302': { description: Elsewhere. }
              '404': { description: Not found. }
              default: { description: Failed. }
      --- inventory.yaml
      statuses: [{ heading: Errors, status: 404 }, { heading: Errors, status: 302 }]
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /zones:
          get:
            operationId: listZones
            responses:
              '200': { description: Found. }
              '404': { description: Not found. }
              '409': { description: Changed meanwhile. }
          post: { operationId: createZone, responses: { '201': { description: Created. } } }
      --- inventory.yaml
      operations: [{ operationId: listZones, heading: Endpoints, method: GET, path: /zones }]
      statuses: [{ heading: Errors, status: 404 }]
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      paths:
        /zones:
          get:
            responses: # expected
              '200': { description: Found. }
              '404': { description: Not found. }
              '418': { description: A teapot. } # expected
              '302': { description: Elsewhere. } # expected
        /records:
          get:
            responses: { '404': { description: Not found. }, 2XX: { description: Found. } } # expected
      --- inventory.yaml
      statuses: [{ heading: Errors, status: 404 }, { heading: Errors, status: 429 }]
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /zones:
          get:
            operationId: listZones
            responses: { '200': { description: Found. } } # expected
      --- inventory.yaml
      operations: [{ operationId: listZones, heading: Endpoints, method: GET, path: /zones }]
      statuses: [{ heading: Errors, status: 404 }]
    `,
  },
} satisfies RuleCases;
