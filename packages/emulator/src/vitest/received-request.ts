import type { JournalEntry } from "@seamline/emulator-kit";

/** A request in the journal, with the parts that matchers compare. */
export interface ReceivedParts {
  /** Values by parameter, decoded. Empty if the path template is unknown. */
  readonly path: Readonly<Record<string, string>>;
  /** Values by parameter, decoded. A repeated parameter is an array. */
  readonly query: Readonly<Record<string, string | readonly string[]>>;
  /** The JSON body, or its text. */
  readonly body: unknown;
  readonly caller: string | undefined;
  readonly status: number | undefined;
}

/** Returns the parts of a request. @param template path template of its operation */
export function receivedParts(entry: JournalEntry, template: string | undefined): ReceivedParts {
  const [path = "", query = ""] = entry.target.split(/\?(.*)/s);
  const { body } = entry.request;
  return {
    path: template === undefined ? {} : pathParameters(path, template),
    query: queryParameters(query),
    body: body?.json ?? body?.text,
    caller: entry.caller,
    status: entry.status,
  };
}

/** Returns a path's parameters. A prefix before the template, such as a base path, is ignored. */
function pathParameters(path: string, template: string): Record<string, string> {
  const names = Array.from(template.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
  const literals = template.split(/\{[^{}]+\}/).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const values = new RegExp(`${literals.join("(.+?)")}$`).exec(path)?.slice(1) ?? [];
  return Object.fromEntries(names.map((name, at) => [name, decoded(values[at] ?? "")]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function queryParameters(query: string): Record<string, string | string[]> {
  const parameters = new URLSearchParams(query);
  const names = [...new Set(parameters.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const [first = "", ...others] = parameters.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}
