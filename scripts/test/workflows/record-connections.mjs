/**
 * Preloaded into Redocly's runner. Writes every host that it connects to as a line in the file RECORDED_CONNECTIONS.
 * Connections to other machines are closed before they open.
 */
import { appendFileSync } from "node:fs";
import { Socket } from "node:net";

const LOOPBACK = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

const connect = Socket.prototype.connect;

Socket.prototype.connect = function (...given) {
  const [options] = given.flat();
  const host = options?.host ?? options?.hostname ?? options?.path ?? "localhost";
  appendFileSync(process.env.RECORDED_CONNECTIONS, `${host}\n`);
  if (LOOPBACK.test(host)) return connect.apply(this, given);
  return this.destroy(new Error(`A workflow must not connect to ${host}.`));
};
