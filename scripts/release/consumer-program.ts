import { ACCESS_KEY } from "./start-edge-stand-in.ts";

/** Settings of a careful user: everything strict, the declarations of dependencies checked as well. */
export const consumerSettings: object = {
  compilerOptions: {
    target: "ES2022",
    lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"],
    module: "NodeNext",
    moduleResolution: "NodeNext",
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: false,
    noEmit: true,
  },
  include: ["consumer.ts"],
};

/** What the program prints when every call went as it must. */
export const expectedOutput: string = '{"zones":3,"refused":401,"code":"account.unauthorized"}';

/**
 * A program of a user of the edge client. Its errors that the compiler must find show that the types arrived:
 * without them everything would be `any` and nothing an error.
 */
export function consumerProgram(client: string, baseUrl: string): string {
  return `import { createEdgeClient, isApiError } from ${JSON.stringify(client)};

const edge = createEdgeClient({ baseUrl: ${JSON.stringify(baseUrl)}, accessKey: ${JSON.stringify(ACCESS_KEY)} });
const zones: Record<string, unknown>[] = [];
for await (const zone of edge.dnsZones.list({ query: { perPage: 2 } })) zones.push(zone);

// @ts-expect-error: a page size is a number
void (() => edge.dnsZones.list({ query: { perPage: "2" } }));
// @ts-expect-error: there is no such method
void (() => edge.dnsZones.lists());

const refused = await edge.withOptions({ headers: { "X-Refuse": "1" } }).dnsZones.list().result();
const code = !refused.ok && isApiError(refused.error) ? refused.error.code : undefined;
console.log(JSON.stringify({ zones: zones.length, refused: refused.status, code }));
`;
}
