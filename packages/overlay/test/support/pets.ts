/** Returns a document with three operations, two open points, and a point that is defined but not used. */
export function pets(): Record<string, unknown> {
  return structuredClone({
    openapi: "3.1.0",
    info: { title: "Pets", version: "1" },
    tags: [{ name: "pets" }, { name: "shops" }, { name: "people" }],
    "x-extension-points": {
      "pet.fields": { area: "fields", source: "Pets", summary: "Every field of a pet." },
      "pet.states": { area: "states", source: "Pets", summary: "The states of a pet." },
      "error.body": { area: "errors", source: "Errors", summary: "The body of an error." },
    },
    paths: {
      "/pets": {
        get: { operationId: "listPets", tags: ["pets"], parameters: [{ name: "page", in: "query" }] },
        post: { operationId: "createPet", tags: ["pets"] },
      },
      "/shops": { get: { operationId: "listShops", tags: ["shops"], parameters: [] } },
    },
    components: {
      schemas: {
        Pet: {
          type: "object",
          properties: { name: { type: "string" } },
          additionalProperties: true,
          "x-extension-point": ["pet.fields", "pet.states"],
        },
        PetInput: { type: "object", additionalProperties: true, "x-extension-point": "pet.fields" },
      },
    },
  });
}
