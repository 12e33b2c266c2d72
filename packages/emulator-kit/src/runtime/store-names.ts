/** Returns the service and the epoch of the store with this name. */
export function epochOf(storeName: string): { readonly service: string; readonly epoch: number } {
  const [, service = storeName, epoch = "1"] = /^(.*)\.(\d+)$/.exec(storeName) ?? [];
  return { service, epoch: Number(epoch) };
}

/** Returns the store name for an epoch (1, 2, 3 …) of a service. */
export function storeNameOf(service: string, epoch: number): string {
  return epoch === 1 ? service : `${service}.${epoch}`;
}
