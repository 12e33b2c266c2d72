import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { isLoopbackHost } from "../is-loopback-host.ts";

/** Whether nobody but this machine reaches a server. */
export function isOnLoopback(server: Server): boolean {
  return isLoopbackHost((server.address() as AddressInfo | null)?.address ?? "");
}
