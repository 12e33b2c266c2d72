import { camelCase, nearestName } from "@seamline/openapi/field-names";
import { parseInstant } from "../clock/times.ts";
import { type Filter, parseFilter } from "../filter/filter.ts";
import { InvalidFilterError } from "../filter/filter-syntax.ts";
import type { IndexKey, KeyPart } from "../store/index-key.ts";
import { ServiceError } from "./service-error.ts";

/**
 * Reads the filter of a list operation. No filter matches everything.
 *
 * @param parameter the query parameter that it came in
 * @throws ServiceError 400 for a filter that cannot be read; it says where
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
 * The error of a filter that cannot be read: 400.
 *
 * @param why what is wrong with it, in sentences
 * @param parameter the query parameter that it came in
 */
export function unreadableFilterError(why: string, parameter = "filter"): ServiceError {
  const problem = `The ${parameter} cannot be read. ${why}`;
  return new ServiceError(400, problem, {
    violations: [{ in: "query", pointer: `/${parameter}`, rule: "filter", problem }],
  });
}

/** How a list is sorted: what `keyPage` takes. */
interface Order {
  /** Parts of the key of a value; those that it lacks are null. The name, or what stands for it, comes last. */
  keyOf(value: object): IndexKey;
  /** Of each part of the key. */
  readonly descending: readonly boolean[];
  /** The order written in one way, to be part of the scope of a page. */
  readonly text: string;
}

export interface OrderRules {
  /** Paths of the fields that a list can be sorted by, in camelCase: `name`, `serviceConfig.availableCpu`. */
  readonly sortable: readonly string[];
  /** A field that no two values share: it comes last in every order, and alone where the caller gives none. */
  readonly lastly: string;
}

interface SortField {
  readonly path: string;
  readonly isDescending: boolean;
}

/** More fields than anybody sorts by. */
const MAX_FIELDS = 20;

/**
 * Reads the order of a list (AIP-132): fields with commas between them, each with ` desc` behind it where it
 * sorts from the largest to the smallest: `state, updateTime desc`. Names are in camelCase or in snake_case. Times
 * sort as times. An empty order is that of `lastly`.
 *
 * @param parameter the query parameter that it came in
 * @throws ServiceError 400 for an order that cannot be read, and for a field that a list cannot be sorted by
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
      `It names ${parts.length} fields, and may name ${MAX_FIELDS} at most.`,
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
  if (name === "") throw errorOf("A field is missing: commas stand between fields.");
  if (more.length > 0 || !/^(?:asc|desc)$/i.test(direction))
    throw errorOf(`After ${quoted(name)} must come desc, asc or a comma, and not ${quoted(direction)}.`);
  const path = camelCase(name);
  if (!sortable.includes(path)) {
    const near = nearestName(path, sortable);
    const hint = near === undefined ? `Such are: ${plainest(sortable).join(", ")}.` : `Did you mean ${near}?`;
    throw errorOf(`${quoted(name)} is no field that the list can be sorted by. ${hint}`);
  }
  return { path, isDescending: direction.toLowerCase() === "desc" };
}

/** The fields to name in a hint: paths into objects may be many, so they are named only where there is nothing else. */
function plainest(paths: readonly string[]): readonly string[] {
  const plain = paths.filter((path) => !path.includes("."));
  return plain.length > 0 ? plain : paths;
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text);
}

function unreadableOrderError(parameter: string, why: string): ServiceError {
  const problem = `The ${parameter} cannot be read. ${why}`;
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
