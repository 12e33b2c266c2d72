/** A pet as described in `pets-contract.yaml`. */
export interface Pet {
  readonly id: string;
  readonly name: string;
  readonly tag?: string;
}

/** An in-memory service that can overwrite and delete all its pets. Tests change how it responds to new pets. */
export class PetsService {
  readonly pets: Map<string, Pet> = new Map([
    ["pet-1", { id: "pet-1", name: "Rex", tag: "dog" }],
    ["pet-7", { id: "pet-7", name: "Tom", tag: "cat" }],
  ]);
  /** Requests in order, such as `POST /pets`. */
  readonly requests: string[] = [];
  /** Responds to the creation of a pet. */
  created: (pet: Pet) => Response = (pet) => Response.json(pet, { status: 201 });
  /** Selects the pet that a creation stores. Default: a new pet. */
  select: (pet: Pet) => Pet = (pet) => pet;
  /** Returns whether a pet can be deleted. */
  canDelete: (pet: Pet) => boolean = () => true;
  #count = 100;

  readonly fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    this.requests.push(`${request.method} ${pathname}`);
    const [, id] = /^\/pets\/([^/]+)$/.exec(pathname) ?? [];
    if (pathname === "/pets") return this.#collection(request);
    const pet = this.pets.get(id ?? "");
    if (pet === undefined) return new Response(null, { status: 404 });
    if (request.method === "GET") return Response.json(pet);
    if (!this.canDelete(pet)) return new Response(null, { status: 500 });
    this.pets.delete(pet.id);
    return new Response(null, { status: 204 });
  };

  async #collection(request: Request): Promise<Response> {
    if (request.method === "GET") return Response.json([...this.pets.values()]);
    if (request.method !== "POST") {
      this.pets.clear();
      return new Response(null, { status: 204 });
    }
    this.#count += 1;
    const input = (await request.json()) as Partial<Pet>;
    const pet = this.select({ id: `pet-${this.#count}`, name: "", ...input });
    this.pets.set(pet.id, pet);
    return this.created(pet);
  }
}
