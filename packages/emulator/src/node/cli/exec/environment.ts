import type { AnyService } from "@seamline/emulator-kit";
import type { ServiceName } from "../../../emulated-services.ts";
import { services } from "../../../generated/services.gen.ts";
import type { StartedEmulator } from "../ready.ts";

/** Suffixes of the credential variables, by type of security scheme. */
const CREDENTIAL_SUFFIXES: Readonly<Record<string, string>> = { http: "TOKEN", apiKey: "KEY" };

/**
 * Returns the variables that clients read, such as `SEAMLINE_RETENTION_URL` and `SEAMLINE_RETENTION_TOKEN`. The
 * credentials belong to a seed account with broad access.
 */
export function clientVariables({ urls, seed }: StartedEmulator): Readonly<Record<string, string>> {
  const variables = (Object.entries(urls) as [ServiceName, string][]).flatMap(([name, url]) => {
    const service: AnyService = services[name];
    const prefix = `SEAMLINE_${name.toUpperCase().replaceAll("-", "_")}`;
    return [
      [`${prefix}_URL`, url],
      [`${prefix}_${credentialSuffix(service)}`, service.defaultCaller(seed)],
    ];
  });
  return Object.fromEntries(variables);
}

interface Secured {
  readonly components?: {
    readonly securitySchemes?: Readonly<Record<string, { readonly type: string }>>;
  };
}

function credentialSuffix({ documents }: AnyService): string {
  const { components } = (documents[0]?.document ?? {}) as Secured;
  const [scheme] = Object.values(components?.securitySchemes ?? {});
  return CREDENTIAL_SUFFIXES[scheme?.type ?? ""] ?? "TOKEN";
}
