import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /v1/projects/{project}/zones/{zone}:close: { post: { summary: Close a zone } }
      /v1/projects/{project}/zones:count: { post: { summary: Count zones } }
  `,
  fails: `
    paths:
      /v1/{name=projects/**}: { get: { summary: Get a zone } } # expected
      /v1/{+name}: { get: { summary: Get a zone } } # expected
      /v1/files/{folder}-{file}: { get: { summary: Get a file } } # expected
      /v1/{function.name}: { get: { summary: Get a function } } # expected
      /v1/files/**: { get: { summary: Get a file } } # expected
  `,
} satisfies RuleCases;
