import type { OpenApiDocument } from "../document/editable-document.ts";
import type { ServerModel, ServerVariableModel } from "./model.ts";

/** Domains that are reserved for documentation and tests (RFC 2606, RFC 6761). */
const PLACEHOLDER = /(?:^|\.)(?:example|invalid|test|example\.(?:com|net|org))$/i;

/** Returns the servers that can receive requests: absolute URLs whose host is not a placeholder. */
export function describeServers({ servers }: OpenApiDocument): ServerModel[] {
  const written: readonly unknown[] = Array.isArray(servers) ? servers : [];
  return written.flatMap((server) => {
    const { url, description, variables } = Object(server) as Record<string, unknown>;
    const described = Object.entries(Object(variables)).map(([name, variable]) => [
      name,
      variableOf(variable),
    ]);
    const model: ServerModel = {
      url: String(url),
      ...(typeof description === "string" && { description }),
      variables: Object.fromEntries(described) as Record<string, ServerVariableModel>,
    };
    return isUsable(model) ? [model] : [];
  });
}

function variableOf(variable: unknown): ServerVariableModel {
  const { default: value = "", enum: values, description } = Object(variable) as Record<string, unknown>;
  return {
    default: String(value),
    ...(Array.isArray(values) && values.length > 0 && { enum: values.map(String) }),
    ...(typeof description === "string" && { description }),
  };
}

function isUsable({ url, variables }: ServerModel): boolean {
  const filled = url.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => variables[name]?.default ?? "");
  if (!/^https?:\/\//i.test(url) || !URL.canParse(filled)) return false;
  const { hostname, search, hash, username } = new URL(filled);
  return !PLACEHOLDER.test(hostname) && search === "" && hash === "" && username === "";
}
