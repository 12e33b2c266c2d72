import { expectTypeOf, test } from "vitest";
import type * as v1 from "../../src/generated/v1/reference/index.gen.ts";
import * as v2 from "../../src/generated/v2/reference/index.gen.ts";
import { updatePolicy } from "../../src/policy.ts";
import { deploySource } from "../../src/source.ts";

const location = "projects/p/locations/l";
const name = `${location}/functions/greet`;
const source = new Uint8Array();

/** Only compiled; nothing is sent. */
const compiled = (_: (v2Client: v2.FunctionsClient, v1Client: v1.FunctionsClient) => unknown): void =>
  undefined;

type Functions = v2.FunctionsClient["projects"]["locations"]["functions"];
const functionsOf = (client: v2.FunctionsClient): Functions => client.projects.locations.functions;

test("a request accepts listed values, and other values only with unlisted()", () => {
  const target = { parent: location, query: { functionId: "resize" } };
  compiled((client) => functionsOf(client).create({ ...target, body: { environment: "GEN_2" } }));
  compiled((client) =>
    functionsOf(client).create({ ...target, body: { environment: v2.unlisted("GEN_3") } }),
  );
  // @ts-expect-error an environment that is not listed
  compiled((client) => functionsOf(client).create({ ...target, body: { environment: "GEN_3" } }));
  compiled((client) =>
    functionsOf(client).patch({
      name,
      // @ts-expect-error ALLOW_ALL is misspelled, in a nested object
      body: { serviceConfig: { ingressSettings: "ALOW_ALL" } },
    }),
  );
  compiled((_, { projects }) =>
    projects.locations.functions.create({
      location,
      // @ts-expect-error SECURE_ALWAYS is misspelled, in v1
      body: { httpsTrigger: { securityLevel: "SECURE_ALWAY" } },
    }),
  );
  compiled(({ http }) =>
    http.PATCH("/v2/projects/{project}/locations/{location}/functions/{function}", {
      params: { path: { project: "p", location: "l", function: "greet" } },
      // @ts-expect-error an environment that is not listed, in http
      body: { environment: "GEN_3" },
    }),
  );
});

test("the helpers accept only listed values", () => {
  compiled((client) => deploySource(client, { name, source, function: { environment: "GEN_2" } }));
  // @ts-expect-error an environment that is not listed
  compiled((client) => deploySource(client, { name, source, function: { environment: "GEN_3" } }));
  compiled((client) => updatePolicy(client, name, () => ({ version: 3, bindings: [] })));
  compiled((client) => updatePolicy(client, name, () => ({ version: v2.unlisted(4), bindings: [] })));
  compiled((client) => updatePolicy(client, name, (policy) => ({ ...policy, version: 1 })));
  // @ts-expect-error a version that is not listed
  compiled((client) => updatePolicy(client, name, () => ({ version: 4, bindings: [] })));
});

test("received values can be sent back", () => {
  compiled(async (client) => {
    const read = await functionsOf(client).get({ name });
    return functionsOf(client).patch({ name, body: { ...read, description: "Greets." } });
  });
  compiled(async (_, { projects }) => {
    const { functions } = projects.locations;
    const body = { ...(await functions.get({ name })), description: "Greets." };
    return functions.patch({ name, query: { updateMask: "description" }, body });
  });
  compiled(async (client) => {
    const policy = await functionsOf(client).getIamPolicy({ resource: name });
    return functionsOf(client).setIamPolicy({ resource: name, body: { policy } });
  });
});

test("policy versions are numbers", () => {
  expectTypeOf<v2.Policy["version"]>().toEqualTypeOf<0 | 1 | 3 | v2.Unlisted<number> | undefined>();
  expectTypeOf<v1.Policy["version"]>().toEqualTypeOf<v2.Policy["version"]>();
});
