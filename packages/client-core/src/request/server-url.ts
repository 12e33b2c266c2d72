import { recordOf, textOf } from "../arguments/checks.ts";
import { InvalidArgumentError } from "../errors/seamline-error.ts";
import { fillTemplate, parametersOf, VOID_SEGMENT } from "./path.ts";

/** Variable in a server URL. */
export interface ServerVariable {
  readonly default: string;
  /** The allowed values. Default: any. */
  readonly enum?: readonly string[];
}

/**
 * A server listed in a document.
 *
 * @typeParam Values values of the variables; all are optional, because each variable has a default
 */
export interface ServerDefinition<Values extends object = Readonly<Record<string, string>>> {
  /** URL with variables in braces: `https://{region}.api.example.com`. */
  readonly url: string;
  readonly description?: string;
  readonly variables?: Readonly<Record<string, ServerVariable>>;
  /** Never set. Carries the type. */
  readonly values?: Values;
}

/** Matches values without delimiters, which could change the URL's host or end one of its components. */
const SAFE_VALUE = /^[\w.~-]+$/;

/**
 * Returns a server's URL for the `baseUrl` option: `serverUrl(servers[0], { region: "eu" })`.
 *
 * @param values values of the variables; a variable without a value uses its default
 * @throws InvalidArgumentError for an unknown variable, a value outside its variable's enum, or a value with characters
 * other than letters, digits, `-`, `.`, `_` and `~`
 */
export function serverUrl<Values extends object>(server: ServerDefinition<Values>, values?: Values): string {
  const { url, variables = {} } = server;
  const given = recordOf(values, "values", parametersOf(url));
  return fillTemplate(url, (name) => {
    const argument = `values.${name}`;
    const variable = variables[name];
    const value = given[name];
    if (value === undefined) return variable?.default ?? "";
    const text = textOf(value, argument);
    if (variable?.enum) {
      if (variable.enum.includes(text)) return text;
      throw new InvalidArgumentError(argument, `must be one of ${variable.enum.join(", ")}`);
    }
    if (SAFE_VALUE.test(text) && !VOID_SEGMENT.test(text)) return text;
    throw new InvalidArgumentError(argument, "must consist of letters, digits, -, ., _ and ~");
  });
}
