import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: {
    "every row": `
      x-api-version: v1
      --- inventory.yaml
      operations:
        - { operationId: text, heading: text, method: text, path: text }
        - operationId: text
          heading: text
          method: text
          path: text
          operation: text
          about: text
          documents: [v1]
      resources:
        - { heading: text, resource: text }
        - { heading: text, resource: text, path: text, parameter: text, about: text, documents: [v1] }
      fields:
        - { heading: text, resource: text, field: text }
        - heading: text
          resource: text
          field: text
          type: text
          point: text
          about: text
          documents: [v1]
      parameters:
        - { heading: text, name: text }
        - { heading: text, name: text, type: text, operations: text, about: text, documents: [v1] }
      statuses:
        - { heading: text, status: text }
        - { heading: text, status: text, about: text, documents: [v1] }
      rules:
        - { id: text, heading: text }
        - { id: text, heading: text, operations: text, about: text, documents: [v1] }
      notShown:
        - { id: text, heading: text, about: text, points: [a] }
        - { id: text, heading: text, about: text, points: [a], documents: [v1] }
      inferred: [{ about: text, reason: text }, { about: text, reason: text, documents: [v1] }]
    `,
    "two documents": `
      x-api-version: v1
      --- inventory.yaml
      documents: [v1, v2]
      --- v2/openapi.yaml
      openapi: 3.1.0
      info: { title: Fixture, version: v2 }
      paths: {}
    `,
  },
  fails: {
    "incomplete rows": `
      x-api-version: v1
      --- inventory.yaml
      operations:
        - { heading: text, method: text, path: text } # expected
        - { operationId: text, method: text, path: text } # expected
        - { operationId: text, heading: text, path: text } # expected
        - { operationId: text, heading: text, method: text } # expected
        - { operationId: text, heading: text, method: text, path: text, documnets: [v1] } # expected
      resources:
        - { resource: text } # expected
        - { heading: text } # expected
        - { heading: text, resource: text, documnets: [v1] } # expected
      fields:
        - { resource: text, field: text } # expected
        - { heading: text, field: text } # expected
        - { heading: text, resource: text } # expected
        - { heading: text, resource: text, field: text, documnets: [v1] } # expected
      parameters:
        - { name: text } # expected
        - { heading: text } # expected
        - { heading: text, name: text, documnets: [v1] } # expected
      statuses:
        - { status: text } # expected
        - { heading: text } # expected
        - { heading: text, status: text, documnets: [v1] } # expected
      rules:
        - foo # expected
        - { id: text, heading: '' } # expected
        - { id: text, heading: text, documents: v1 } # expected
        - { id: text, heading: text, documents: [v1, v3] } # expected
        - { heading: text } # expected
        - { id: text } # expected
        - { id: text, heading: text, documnets: [v1] } # expected
      notShown:
        - { heading: text, about: text, points: [a] } # expected
        - { id: text, about: text, points: [a] } # expected
        - { id: text, heading: text, points: [a] } # expected
        - { id: text, heading: text, about: text } # expected
        - { id: text, heading: text, about: text, points: [a], documnets: [v1] } # expected
      inferred:
        - { reason: text } # expected
        - { about: text } # expected
        - { about: text, reason: text, documnets: [v1] } # expected
    `,
    head: `
      x-api-version: v1
      --- inventory.yaml
      service: other # expected
      documents: [v2] # expected
      title: 3 # expected
      operations: none # expected
      operatons: [] # expected
    `,
    "no list": `
      x-api-version: v1
      --- inventory.yaml
      documents: v1 # expected
    `,
    documents: `
      x-api-version: v1
      --- inventory.yaml
      documents: [v1, v2] # expected
    `,
    "without inventory": "openapi: 3.1.0 # expected",
  },
} satisfies RuleCases;
