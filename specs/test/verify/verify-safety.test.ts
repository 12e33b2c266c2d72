import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readDocumentFile, type VerifyOptions, verifyService } from "../../src/verify.ts";
import { type Pet, PetsService } from "./pets-service.ts";

const document = readDocumentFile(fileURLToPath(new URL("pets-contract.yaml", import.meta.url)));

/** The pets that exist before a run. */
const EXISTING: readonly Pet[] = [...new PetsService().pets.values()];

function verify(service: PetsService, options: Partial<VerifyOptions> = {}) {
  return verifyService(document, {
    baseUrl: "https://pets.invalid",
    fetch: service.fetch,
    allowWrites: true,
    sleep: async () => undefined,
    ...options,
  });
}

const petsOf = ({ pets }: PetsService) => [...pets.values()];

describe("items that existed before a run of verify", () => {
  it("verify sends no request that changes existing items, such as PUT on a collection", async () => {
    const service = new PetsService();
    const { left } = await verify(service);
    expect(petsOf(service)).toEqual(EXISTING);
    expect(left).toEqual([]);
    expect(service.requests).not.toContain("PUT /pets");
    expect(service.requests).not.toContain("DELETE /pets");
    expect(service.requests).not.toContain("PUT /settings");
  });

  it("verify does not delete an existing item that the service returns for a create request", async () => {
    const service = new PetsService();
    service.select = () => ({ id: "pet-7", name: "Tom", tag: "cat" });
    const { notes } = await verify(service);
    expect(petsOf(service)).toEqual(EXISTING);
    expect(notes.join()).toContain("createPet: it returned an item that may already have existed");
  });

  it("verify omits the identifiers in examples from create requests", async () => {
    const service = new PetsService();
    const created: string[] = [];
    service.select = (pet) => {
      created.push(pet.id);
      return pet;
    };
    await verify(service);
    expect(created.length).toBeGreaterThan(1);
    expect(created).not.toContain("pet-1");
  });

  it.each(["", ".", "..", "a/../b", "\ud800"])(
    "verify sends no request for an item with the id %j",
    async (id) => {
      const service = new PetsService();
      service.created = (pet) => Response.json({ ...pet, id }, { status: 201 });
      await verify(service);
      expect(
        service.requests.filter((each) => each.startsWith("DELETE") && !/ \/pets\/[\w-]+$/.test(each)),
      ).toEqual([]);
    },
  );

  it("verify creates items under an existing item only if --set names it", async () => {
    const service = new PetsService();
    const { notes } = await verify(service);
    expect(service.requests.filter((each) => each.includes("/farms/"))).toEqual([]);
    expect(notes.join()).toContain(
      "createStable is not sent: choose where the run may write with --set farm=VALUE",
    );
    await verify(service, { values: { farm: "test" } });
    expect(service.requests).toContain("POST /farms/test/stables");
  });

  it("verify does not create items that it cannot delete", async () => {
    const service = new PetsService();
    const { notes } = await verify(service);
    expect(service.requests).not.toContain("POST /owners");
    expect(notes.join()).toContain(
      "createOwner: its items are not created, because no operation deletes them",
    );
  });
});

describe("items that a run of verify created", () => {
  it.each<[string, PetsService["created"]]>([
    [
      "the header Location",
      ({ id }) => new Response(null, { status: 201, headers: { location: `/pets/${id}` } }),
    ],
    ["nothing but a status", () => new Response(null, { status: 201 })],
    ["a server error", () => new Response(null, { status: 500 })],
  ])("verify deletes an item if the response to its creation contains %s", async (_, created) => {
    const service = new PetsService();
    service.created = created;
    const { left } = await verify(service);
    expect(petsOf(service)).toEqual(EXISTING);
    expect(left).toEqual([]);
  });

  it("verify deletes an item whose creation was interrupted and received no response", async () => {
    const service = new PetsService();
    const controller = new AbortController();
    service.created = () => {
      controller.abort();
      throw new TypeError("fetch failed");
    };
    const { left, stopped } = await verify(service, { signal: controller.signal });
    expect(stopped).toBe("the run was interrupted");
    expect(petsOf(service)).toEqual(EXISTING);
    expect(left).toEqual([]);
  });

  it("verify reports an item that cannot be deleted, and deletes the others", async () => {
    const service = new PetsService();
    service.canDelete = ({ id }) => id !== "pet-102";
    const { left } = await verify(service);
    expect(petsOf(service).map(({ id }) => id)).toEqual(["pet-1", "pet-7", "pet-102"]);
    expect(left).toEqual(["/pets/pet-102: deletePet failed"]);
  });

  it("verify deletes its items even if the run ends at the first breach", async () => {
    const service = new PetsService();
    service.created = (pet) => Response.json(pet, { status: 202 });
    const { left, stopped } = await verify(service, { stopsAtFirst: true });
    expect(stopped).toBe("the run found a breach");
    expect(petsOf(service)).toEqual(EXISTING);
    expect(left).toEqual([]);
  });
});
