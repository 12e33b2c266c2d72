import { createHash, generateKeyPairSync, type KeyObject } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import type { SerializedBundle } from "@sigstore/bundle";
import { fulcioHandler, initializeCA, initializeCTLog, initializeTLog, rekorHandler } from "@sigstore/mock";
import { TrustedRoot } from "@sigstore/protobuf-specs";
import { attest } from "sigstore";

/** A small version of Sigstore's authorities on loopback. */
export interface Authorities extends AsyncDisposable {
  readonly trusted: TrustedRoot;
  /** Signs a statement as the workflow that the claims describe. */
  readonly sign: (statement: object, claims: Claims) => Promise<SerializedBundle>;
}

/** An identity provider's claims about a workflow. */
export interface Claims {
  readonly sub: string;
  readonly iss: string;
  readonly sha: string;
  readonly repository: string;
  readonly runner_environment: string;
}

/** Starts authorities that sign any statement. Each has its own keys. */
export async function startAuthorities(): Promise<Authorities> {
  const keys = { ca: keyPair("P-384"), ctlog: keyPair(), tlog: keyPair() };
  const ctlog = await initializeCTLog(keys.ctlog);
  const ca = await initializeCA(keys.ca, ctlog);
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tlog = await initializeTLog(url, keys.tlog);
  serve(server, [fulcioHandler(ca), rekorHandler(tlog)]);
  return {
    trusted: trustedRoot(url, bytesOf(ca.rootCertificate), keys.ctlog.publicKey, keys.tlog.publicKey),
    sign: (statement, claims) =>
      attest(Buffer.from(JSON.stringify(statement)), "application/vnd.in-toto+json", {
        fulcioURL: url,
        rekorURL: url,
        identityToken: tokenOf(claims),
        // The stand-in log stores the proposed entries unchanged, which only works for the legacy format.
        legacyCompatibility: true,
        retry: false,
      }),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

type Handler = ReturnType<typeof fulcioHandler>;

function serve(server: Server, handlers: readonly Handler[]): void {
  server.on("request", async (request, response) => {
    const handler = handlers.find(({ path }) => path === request.url);
    const result = await handler?.fn(await text(request));
    response.writeHead(result?.statusCode ?? 404, { "content-type": result?.contentType ?? "text/plain" });
    response.end(result?.response);
  });
}

function keyPair(namedCurve = "P-256"): { publicKey: KeyObject; privateKey: KeyObject } {
  return generateKeyPairSync("ec", { namedCurve });
}

/** Creates a token with an arbitrary signature, because the signature is never checked. */
function tokenOf(claims: Claims): string {
  const parts = [{ alg: "none" }, { aud: "sigstore", ...claims }, {}];
  return parts.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url")).join(".");
}

function trustedRoot(baseUrl: string, certificate: Buffer, ctlog: KeyObject, tlog: KeyObject): TrustedRoot {
  const validFor = { start: new Date(Date.now() - 3_600_000).toISOString() };
  const logOf = (key: KeyObject): object => {
    const bytes = key.export({ format: "der", type: "spki" });
    return {
      baseUrl,
      hashAlgorithm: "SHA2_256",
      publicKey: { rawBytes: bytes.toString("base64"), keyDetails: "PKIX_ECDSA_P256_SHA_256", validFor },
      logId: { keyId: createHash("sha256").update(bytes).digest("base64") },
    };
  };
  return TrustedRoot.fromJSON({
    mediaType: "application/vnd.dev.sigstore.trustedroot+json;version=0.1",
    certificateAuthorities: [
      { certChain: { certificates: [{ rawBytes: certificate.toString("base64") }] }, validFor },
    ],
    ctlogs: [logOf(ctlog)],
    tlogs: [logOf(tlog)],
  });
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
