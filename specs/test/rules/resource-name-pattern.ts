import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /v1/projects/{project}/zones/{zone}:close:
        post:
          x-resource-name: { parameter: name, pattern: 'projects/{project}/zones/{zone}' }
          parameters:
            - { name: project, in: path, required: true, schema: { type: string } }
            - { name: zone, in: path, required: true, schema: { type: string } }
      /v1/zones: { get: { x-resource-name: { parameter: name, pattern: zones } } }
      /v1/projects/{project}/zones:
        get:
          x-resource-name: { parameter: parent, pattern: 'projects/{project}' }
          parameters: [{ name: project, in: path, required: true, schema: { type: string } }]
        post: { summary: Create a zone }
  `,
  fails: `
    paths:
      /v1/projects/{project}/zones/{zone}:close:
        post:
          x-resource-name:
            parameter: name
            pattern: projects/{project}/zone # expected
          parameters:
            - { name: project, in: path, required: true, schema: { type: string } }
            - { name: zone, in: path, required: true, schema: { type: string } }
      /v1/zones/{zone}:
        put:
          x-resource-name:
            parameter: name
            pattern: zones/{zone} # expected
      /v1/records/{record}:
        put:
          x-resource-name:
            parameter: name
            pattern: other/{record} # expected
          parameters: [{ name: record, in: path, required: true, schema: { type: string } }]
      /v1/owners/{owner}:
        put:
          x-resource-name:
            parameter: name
            pattern: owners/{owner} # expected
          parameters: [{ name: owner, in: query, schema: { type: string } }]
      /v1/rules/{rule}:
        put:
          x-resource-name:
            parameter: name
            pattern: rules/{rule} # expected
          parameters: [{ name: filter, in: path, required: true, schema: { type: string } }]
      /v1/zonesOfAll:
        get:
          x-resource-name:
            parameter: name
            pattern: zones # expected
  `,
} satisfies RuleCases;
