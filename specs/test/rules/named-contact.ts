import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: "info: { title: Fixture, version: 1.0.0, contact: { name: The maintainers } }",
  fails: {
    "no contact": "info: { title: Fixture, version: 1.0.0 } # expected",
    url: `
      info:
        title: Fixture
        version: 1.0.0
        contact:
          name: The maintainers
          url: https://homepage.invalid # expected
          email: someone@example.com # expected
    `,
  },
} satisfies RuleCases;
