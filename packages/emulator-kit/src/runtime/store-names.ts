/** Returns the service and the epoch of a store. */
export function epochOf(storeName: string): { readonly service: string; readonly epoch: number } {
  const [, service = storeName, epoch = "1"] = /^(.*)\.(\d+)$/.exec(storeName) ?? [];
  return { service, epoch: Number(epoch) };
}

/** Returns the name of the store for an epoch (1, 2, 3 …) of a service. */
export function storeNameOf(service: string, epoch: number): string {
  return epoch === 1 ? service : `${service}.${epoch}`;
}
