/** The service and the generation that the store of a service's state belongs to. */
export function generationOf(storeName: string): { readonly service: string; readonly generation: number } {
  const [, service = storeName, generation = "1"] = /^(.*)\.(\d+)$/.exec(storeName) ?? [];
  return { service, generation: Number(generation) };
}

/** The name of the store of a service's state, by its generation: 1, 2, 3 and so on. */
export function storeNameOf(service: string, generation: number): string {
  return generation === 1 ? service : `${service}.${generation}`;
}
