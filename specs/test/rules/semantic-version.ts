import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    info: { title: Fixture, version: 1.20.3-rc.1 }
    x-api-version: v1
  `,
  fails: {
    "version of an API": `
      info:
        title: Fixture
        version: v1 # expected
    `,
    "two numbers": `
      info:
        title: Fixture
        version: '1.0' # expected
    `,
  },
} satisfies RuleCases;
