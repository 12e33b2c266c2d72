/** The service and the epoch that the store of a service's state belongs to. */
export function epochOf(storeName: string): { readonly service: string; readonly epoch: number } {
  const [, service = storeName, epoch = "1"] = /^(.*)\.(\d+)$/.exec(storeName) ?? [];
  return { service, epoch: Number(epoch) };
}

/** The name of the store of a service's state, by its epoch: 1, 2, 3 and so on. */
export function storeNameOf(service: string, epoch: number): string {
  return epoch === 1 ? service : `${service}.${epoch}`;
}
