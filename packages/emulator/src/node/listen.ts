import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { AnyEmulator, EmulatedService } from "@seamline/emulator-kit";
import type { ServerContext } from "@seamline/emulator-kit/host";
import { DEFAULT_PORT } from "@seamline/emulator-kit/host";
import type { ServiceName } from "../emulated-services.ts";
import { ListenError, toListenError } from "./listen-error.ts";
import { packageVersion } from "./package-folder.ts";
import { createPage } from "./page/create-page.ts";
import { Connections } from "./server/connections.ts";
import { createServiceServer } from "./server/http-server.ts";
import { defaultTimeouts, type Timeouts } from "./server/timeouts.ts";

export interface ListenOptions<Names extends string = ServiceName> {
  /** Host name or address of this machine. The default is `127.0.0.1`, which other machines cannot reach. */
  readonly host?: string;
  /** Base port, to which each service adds its offset. The default is 4010. With 0, each service uses a free port. */
  readonly port?: number;
  /** The default is all services. */
  readonly services?: readonly Names[];
  readonly timeouts?: Partial<Timeouts>;
  /**
   * Origins such as `http://localhost:4321` whose pages have the same access as programs: they can send requests,
   * change the state and read responses. By default, only the emulator's own pages have access.
   */
  readonly allowOrigins?: readonly string[];
  /**
   * URL of the documentation, such as `http://localhost:4321/`. The emulator's page links operations to their
   * documentation pages. By default, there are no links.
   */
  readonly docsUrl?: string;
  /**
   * Returns the example seed, which the emulator's page and `POST /__emulator/seed/example` can load. By default, there
   * is no example.
   */
  readonly exampleSeed?: () => Promise<object>;
  /** Time limit of {@link Listening.close} for requests in flight, in milliseconds. The default is 2,000. */
  readonly closeWithinMs?: number;
}

type ServiceNamesOf<Served extends AnyEmulator> = keyof Served["services"] & string;

/** An emulator that listens on ports of this machine. */
export interface Listening<Names extends string = ServiceName> {
  /** URL of each service, such as `http://127.0.0.1:4010`. */
  readonly urls: Readonly<Record<Names, string>>;
  /**
   * Stops accepting requests, waits for requests in flight, and frees the ports. The emulator itself stays usable.
   * Closing twice is allowed.
   */
  close(): Promise<void>;
}

/**
 * Serves an emulator over HTTP after its seed is applied. Each service has its own port.
 *
 * @example
 * const { urls, close } = await listen(createEmulator(), { port: 0 });
 *
 * @throws ListenError if the host or a port cannot be used; in that case, no port stays open
 * @throws the error that prevented the emulator from opening, such as StoreUnavailableError
 */
export async function listen<
  Served extends AnyEmulator,
  const Names extends ServiceNamesOf<Served> = ServiceNamesOf<Served>,
>(emulator: Served, options: ListenOptions<Names> = {}): Promise<Listening<Names>> {
  const services = servicesOf(emulator, options.services);
  checkPorts(services, options.port ?? DEFAULT_PORT);
  const allowedOrigins = readOrigins(options.allowOrigins);
  const docsUrl = readDocsUrl(options.docsUrl);
  await emulator.ready;
  const open: OpenServer[] = [];
  const closed = new AbortController();
  const context: ServerContext = {
    closing: closed.signal,
    allowedOrigins,
    docsUrl,
    ...(options.exampleSeed && { exampleSeed: options.exampleSeed }),
    pageResponse: createPage(),
    get version() {
      return packageVersion();
    },
    urlOf: (name, origin) => urlByHost(open.find((server) => server.name === name)?.url, origin),
  };
  try {
    for (const service of services) open.push(await openServer(service, context, options));
  } catch (error) {
    await Promise.all(open.map((server) => server.close()));
    throw error;
  }
  const urls = open.map(({ name, url }) => [name, url]);
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    closed.abort();
    await Promise.all(open.map((server) => server.close()));
  };
  return {
    urls: Object.fromEntries(urls),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

const DEFAULT_HOST = "127.0.0.1";

interface OpenServer {
  readonly name: string;
  readonly url: string;
  close(): Promise<void>;
}

function servicesOf({ services }: AnyEmulator, chosen: readonly string[] | undefined): EmulatedService[] {
  const names = Object.keys(services);
  const unknown = chosen?.find((name) => !names.includes(name));
  if (unknown !== undefined || chosen?.length === 0) {
    throw new ListenError(
      "invalid",
      `services must be a list of ${names.join(", ")}${unknown === undefined ? "" : `, but contains ${unknown}`}.`,
    );
  }
  return [...new Set(chosen ?? names)]
    .flatMap((name) => services[name] ?? [])
    .sort((one, other) => one.portOffset - other.portOffset);
}

function checkPorts(services: readonly EmulatedService[], port: number): void {
  const highest = 65_535 - Math.max(...services.map(({ portOffset }) => portOffset));
  if (Number.isInteger(port) && port >= 0 && port <= highest) return;
  throw new ListenError("invalid", `The port must be an integer from 0 to ${highest}, but is ${port}.`);
}

async function openServer(
  service: EmulatedService,
  context: ServerContext,
  { host = DEFAULT_HOST, port = DEFAULT_PORT, timeouts, closeWithinMs = 2_000 }: ListenOptions<string>,
): Promise<OpenServer> {
  const connections = new Connections();
  const server = createServiceServer(service, connections, {
    context,
    timeouts: { ...defaultTimeouts, ...timeouts },
  });
  const ownPort = port === 0 ? 0 : port + service.portOffset;
  try {
    server.listen(ownPort, host);
    await once(server, "listening");
  } catch (error) {
    throw toListenError(error as Error, host, ownPort, service.name);
  }
  return {
    name: service.name,
    url: urlOf(server.address() as AddressInfo),
    close: () => closeServer(server, connections, closeWithinMs),
  };
}

/** Returns a server's URL. If the server listens on all addresses, returns its loopback URL, which clients can use. */
function urlOf({ address, family, port }: AddressInfo): string {
  if (address === "0.0.0.0" || address === "::") return `http://127.0.0.1:${port}`;
  return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}

/** @throws ListenError if an origin is not in the format that browsers use, because it would never match */
export function readOrigins(origins: readonly string[] = []): ReadonlySet<string> {
  for (const origin of origins) {
    const isOrigin = /^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin;
    if (!isOrigin)
      throw new ListenError(
        "invalid",
        `An allowed origin must consist of a scheme, a host and an optional port, such as http://localhost:4321, but is ${origin || "empty"}.`,
      );
  }
  return new Set(origins);
}

/** @throws ListenError if the value is not an HTTP URL, because links to it would be broken or could run scripts */
export function readDocsUrl(docsUrl: string | undefined): string | undefined {
  const isSite = docsUrl === undefined || (/^https?:\/\//.test(docsUrl) && URL.canParse(docsUrl));
  if (isSite) return docsUrl;
  throw new ListenError(
    "invalid",
    `The docs address must be a URL such as http://localhost:4321/, but is ${docsUrl || "empty"}.`,
  );
}

/** Replaces a URL's host with the host of a request, because the sender can reach that host. */
function urlByHost(url: string | undefined, origin: string): string | undefined {
  if (url === undefined || !URL.canParse(origin)) return url;
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}:${new URL(url).port}`;
}

async function closeServer(server: Server, connections: Connections, withinMs: number): Promise<void> {
  const closed = once(server, "close");
  const limit = setTimeout(() => server.closeAllConnections(), withinMs);
  server.close();
  connections.close();
  await closed;
  clearTimeout(limit);
}
