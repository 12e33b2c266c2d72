import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "as shown": `
      x-api-version: v1
      paths:
        /v1/zones/{zone}:
          get:
            x-idempotent: true
            x-inferred: [idempotency]
            x-resource-name: { parameter: name, pattern: 'zones/{zone}', x-inferred: [nameSegments] }
            responses:
              2XX: { description: Found., x-inferred: [successStatus] }
              '404': { description: Not found. }
          post: { responses: { '201': { description: Created. } } }
      --- inventory.yaml
      statuses: [{ heading: Endpoints, status: 201 }]
    `,
    filled: `
      x-api-version: v1
      x-filled-points: {}
      paths:
        /v1/zones/{zone}:
          post:
            x-idempotent: false
            x-inferred: [idempotency]
            responses: { '201': { description: Created. } }
      --- inventory.yaml
    `,
  },
  fails: {
    "as shown": `
      x-api-version: v1
      paths:
        /v1/zones/{zone}:
          get:
            x-idempotent: true # expected
            x-resource-name: { parameter: name, pattern: 'zones/{zone}' } # expected
            responses:
              2XX: { description: Found. } # expected
              '404': { description: Not found. }
          post:
            x-idempotent: false
            x-inferred: [idempotency]
            responses:
              '201': { description: Created. } # expected
      --- inventory.yaml
      statuses: [{ heading: Endpoints, status: 404 }]
    `,
    filled: `
      x-filled-points: {}
      paths:
        /v1/zones/{zone}:
          post:
            x-idempotent: true # expected
            responses: { '201': { description: Created. } }
    `,
  },
} satisfies RuleCases;
