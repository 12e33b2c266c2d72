import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    servers: [{ url: '{base_url}', variables: { base_url: { default: http://127.0.0.1:4010 } } }]
    paths:
      /zones: { get: { summary: List zones } }
  `,
  fails: {
    "trailing slash": `
      servers: # expected
        - { url: '{base_url}', variables: { base_url: { default: http://127.0.0.1:4010/ } } }
      paths:
        /zones:
          servers: [{ url: http://127.0.0.1:4010 }] # expected
          get:
            servers: [{ url: http://127.0.0.1:4010 }] # expected
        /records: { get: { summary: List records } }
    `,
    relative: `
      servers: # expected
        - { url: '{base_url}', variables: { base_url: { default: /to/http://127.0.0.1 } } }
    `,
    "other url": `
      servers: # expected
        - { url: '{base_url}/v1', variables: { base_url: { default: http://127.0.0.1:4010 } } }
    `,
    "no servers": "openapi: 3.1.0 # expected",
    "no variable": "servers: [{ url: '{base_url}' }] # expected",
    "two servers": `
      servers: # expected
        - { url: '{base_url}', variables: { base_url: { default: http://127.0.0.1:4010 } } }
        - { url: http://127.0.0.1:4010 }
    `,
  },
} satisfies RuleCases;
