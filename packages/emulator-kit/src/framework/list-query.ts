import { camelCase, nearestName } from "@seamline/openapi/field-names";
import { parseInstant } from "../clock/times.ts";
import { type Filter, parseFilter } from "../filter/filter.ts";
import { InvalidFilterError } from "../filter/filter-syntax.ts";
import type { IndexKey, KeyPart } from "../store/index-key.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Parses the filter parameter of a list operation. An empty filter matches everything.
 *
 * @param parameter name of the query parameter
 * @throws ServiceError with status 400 and the problem's position, if the filter is invalid
 */
export function readFilter(text = "", parameter = "filter"): Filter {
  try {
    return parseFilter(text);
  } catch (error) {
    if (!(error instanceof InvalidFilterError)) throw error;
    throw unreadableFilterError(error.message, parameter);
  }
}

/**
 * Creates the 400 error for an invalid filter.
 *
 * @param why the problem, in full sentences
 * @param parameter name of the query parameter
 */
export function unreadableFilterError(why: string, parameter = "filter"): ServiceError {
  const problem = `The ${parameter} is invalid. ${why}`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "filter", problem }],
  });
}

/** The sort order of a list, for `keyPage`. */
interface Order {
  /** Returns a value's sort key. Missing fields are sorted as null. The last part breaks ties. */
  keyOf(value: object): IndexKey;
  /** True for each part of the key that is sorted in descending order. */
  readonly descending: readonly boolean[];
  /** Canonical form of the order, used to identify the list in page tokens. */
  readonly text: string;
}

export interface OrderRules {
  /** Paths of the fields that the list can be sorted by, in camelCase: `name`, `serviceConfig.availableCpu`. */
  readonly sortable: readonly string[];
  /** A unique field. It is appended to every order as the last sort field, so an empty order sorts by it. */
  readonly lastly: string;
}

interface SortField {
  readonly path: string;
  readonly isDescending: boolean;
}

/** Maximum number of sort fields. */
const MAX_FIELDS = 20;

/**
 * Parses the order of a list (AIP-132), such as `state, updateTime desc`. Fields are separated by commas. ` desc` after
 * a field means descending order. Field names can be in camelCase or snake_case. Timestamps are compared as times. An
 * empty order sorts by `lastly`.
 *
 * @param parameter name of the query parameter
 * @throws ServiceError with status 400 if the order is invalid or contains a field that the list cannot be sorted by
 */
export function orderOf(text: string | undefined, rules: OrderRules, parameter = "orderBy"): Order {
  const sortFields = readFields(text ?? "", rules, parameter);
  const fields = [...sortFields, { path: rules.lastly, isDescending: false }];
  const paths = fields.map(({ path }) => path.split("."));
  return {
    keyOf: (value) => paths.map((path) => partAt(value, path)),
    descending: fields.map(({ isDescending }) => isDescending),
    text: fields.map(({ path, isDescending }) => (isDescending ? `${path} desc` : path)).join(),
  };
}

function readFields(text: string, rules: OrderRules, parameter: string): SortField[] {
  if (text.trim() === "") return [];
  const parts = text.split(",");
  if (parts.length > MAX_FIELDS)
    throw unreadableOrderError(
      parameter,
      `The order has ${parts.length} fields, but the maximum is ${MAX_FIELDS}.`,
    );
  let column = 1;
  return parts.map((part) => {
    const field = readField(part.trim(), rules, (problem) => {
      const at = column + part.length - part.trimStart().length;
      return unreadableOrderError(parameter, `${problem} (column ${at})`);
    });
    column += part.length + 1;
    return field;
  });
}

function readField(
  written: string,
  { sortable }: OrderRules,
  errorOf: (problem: string) => ServiceError,
): SortField {
  const [name = "", direction = "asc", ...more] = written.split(/\s+/);
  if (name === "") throw errorOf("A field name is missing before or after a comma.");
  if (more.length > 0 || !/^(?:asc|desc)$/i.test(direction))
    throw errorOf(
      `${quoted(name)} must be followed by desc, asc or a comma, but is followed by ${quoted(direction)}.`,
    );
  const path = camelCase(name);
  if (!sortable.includes(path)) {
    const near = nearestName(path, sortable);
    const hint =
      near === undefined ? `Sortable fields: ${plainest(sortable).join(", ")}.` : `Did you mean ${near}?`;
    throw errorOf(`The list cannot be sorted by ${quoted(name)}. ${hint}`);
  }
  return { path, isDescending: direction.toLowerCase() === "desc" };
}

/**
 * Returns the fields to suggest. Nested fields are only included if all fields are nested, because there can be many.
 */
function plainest(paths: readonly string[]): readonly string[] {
  const plain = paths.filter((path) => !path.includes("."));
  return plain.length > 0 ? plain : paths;
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function unreadableOrderError(parameter: string, why: string): ServiceError {
  const problem = `The ${parameter} is invalid. ${why}`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "orderBy", problem }],
  });
}

function partAt(value: object, path: readonly string[]): KeyPart {
  let found: unknown = value;
  for (const key of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, key)) return null;
    found = (found as Readonly<Record<string, unknown>>)[key];
  }
  if (typeof found === "string") return parseInstant(found) ?? found;
  return typeof found === "number" || typeof found === "boolean" ? found : null;
}
