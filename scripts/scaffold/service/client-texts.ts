import { camelCase, pascalCase } from "../names.ts";
import type { OperationRequest } from "../operation/operation-request.ts";
import type { ServiceRequest } from "./service-request.ts";

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly repository?: object;
  readonly exports: Readonly<Record<string, unknown>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Returns a client's manifest: a copy of the model's manifest with another name. */
export function clientManifest(text: string, model: string, service: string): string {
  const manifest = JSON.parse(
    text
      .replaceAll(`packages/${model}"`, `packages/${service}"`)
      .replaceAll(`specs-${model}"`, `specs-${service}"`),
  ) as Manifest;
  const own = {
    ...manifest,
    name: `@seamline/${service}`,
    version: "0.0.0",
    description: `Typed client for the ${service} service.`,
  };
  return `${JSON.stringify(own, null, 2)}\n`;
}

/** Returns the manifest of a service's specs for Turbo: a copy of the model's manifest with another name. */
export function specsManifest(text: string, model: string, service: string): string {
  return text
    .replaceAll(`specs-${model}"`, `specs-${service}"`)
    .replaceAll(`specs/${model}"`, `specs/${service}"`);
}

/** Adds the client to the dependencies of the README snippet folder. */
export function withDependency(text: string, service: string): string {
  const manifest = JSON.parse(text) as { readonly dependencies: Readonly<Record<string, string>> };
  const all = Object.entries({ ...manifest.dependencies, [`@seamline/${service}`]: "workspace:*" });
  const dependencies = Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
  return `${JSON.stringify({ ...manifest, dependencies }, null, 2)}\n`;
}

export function readme({ service, operation }: ServiceRequest, method: string): string {
  const [name, type] = [camelCase(service), pascalCase(service)];
  return `# @seamline/${service}

\`\`\`ts
import { createEmulator } from "@seamline/emulator";
import { create${type}Client } from "@seamline/${service}/reference";

const client = create${type}Client(createEmulator().${name}.options());
console.log((await client.${method}(${exampleInput(operation)}).result()).status);
// → 501
\`\`\`

Typed client for the ${service} service. The emulator responds with 501 to operations whose behaviour is not known yet.
\`@seamline/${service}\` is the contract as shown, \`@seamline/${service}/reference\` has the reference profile.
`;
}

/** Returns the input of the first call in a README. */
function exampleInput({ path }: OperationRequest): string {
  const values = path.parameters.map((name) => `${name}: "1"`);
  return values.length === 0 ? "" : `{ ${values.join(", ")} }`;
}

/** Returns the client test: every operation sends the request described in its document. */
export function clientTest(service: string): string {
  const type = pascalCase(service);
  return `import { testEveryOperation } from "@seamline/contract-server/bundle-tests";
import { documents } from "@seamline/specs-${service}";
import { describe } from "vitest";
import { create${type}Client } from "../src/generated/index.gen.ts";

const documentsAsShown = documents.filter(
  (each) => each.service === "${service}" && each.profile === "as shown",
);

describe.each(documentsAsShown)("$title", (document) => {
  const createClient = (baseUrl: string) => create${type}Client({ baseUrl, auth: false, retry: false });
  testEveryOperation(document, createClient, {}, () => {});
});
`;
}

export function serviceChangeset({ service }: ServiceRequest): string {
  return `---
"@seamline/specs": minor
"@seamline/${service}": minor
"@seamline/emulator": minor
---

The ${service} service is new. What its source does not show are extension points, and the emulator responds with 501.
`;
}
