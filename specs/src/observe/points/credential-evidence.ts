import type { RecordedHeaders } from "@seamline/openapi/recorded-exchange";
import { entryOf, Sightings } from "../sightings.ts";

/** Matches names of headers that authenticate requests. */
const CREDENTIAL =
  /^(?:authorization|cookie|(?:x-)?(?:[a-z]+-)*(?:api-?key|access-?key|auth-token|access-token))$/;
const SCHEME = /^(basic|bearer|digest) /i;

/**
 * Collects the headers that authenticated requests. Values are dropped, except for registered authentication schemes.
 */
export class CredentialEvidence {
  readonly kinds: Map<string, Sightings> = new Map();

  add(headers: RecordedHeaders, at: number | undefined): void {
    for (const name of headers.names()) {
      if (!CREDENTIAL.test(name)) continue;
      const scheme = name === "authorization" ? SCHEME.exec(headers.get(name) ?? "")?.[1] : undefined;
      const kind = scheme === undefined ? `header ${name}` : `header ${name} with ${scheme.toLowerCase()}`;
      entryOf(this.kinds, kind, () => new Sightings()).add(at);
    }
  }
}
