import type { ContractOperation } from "./contract-operation.ts";
import { ContractError } from "./document.ts";
import { parseTemplate, type TemplateSegment } from "./path-template.ts";
import { decodeSegment, type PathFault, type PathSegment, readPath } from "./request-target.ts";

/** An operation at the end of its template, and the names of its path parameters. */
export interface Leaf {
  readonly operation: ContractOperation;
  readonly names: readonly string[];
  /** True if the last value may span several segments. */
  readonly isRest: boolean;
}

/** Nodes after a parameter: one without a custom verb, and one per custom verb. */
interface Branch {
  plain: RouteNode | undefined;
  readonly verbs: Map<string, RouteNode>;
}

/** A node shared by all templates with the same leading segments. */
export interface RouteNode {
  readonly literals: Map<string, RouteNode>;
  /** Matches one segment. */
  readonly parameter: Branch;
  /** Matches all remaining segments. */
  readonly rest: Branch;
  readonly methods: Map<string, Leaf>;
}

/** One interpretation of a path: operations by method, and decoded values. */
export interface PathReading {
  readonly methods: ReadonlyMap<string, Leaf>;
  readonly values: readonly string[];
}

/**
 * Builds a tree of all templates, with one level per segment.
 *
 * @throws ContractError if two operations match the same requests
 */
export function routeTree(operations: Iterable<ContractOperation>): RouteNode {
  const root = newNode();
  for (const operation of operations) addOperation(root, operation);
  return root;
}

/**
 * Returns the interpretations of a path, most likely first. The list is empty if no template matches. It contains
 * several only if a colon can either start a custom verb or belong to a value. The depth of the templates limits the
 * recursion.
 */
export function readingsOf(
  node: RouteNode,
  path: readonly PathSegment[],
  index = 0,
  values: readonly string[] = [],
): PathReading[] {
  const segment = path[index];
  if (!segment) return node.methods.size > 0 ? [{ methods: node.methods, values }] : [];
  const literal = node.literals.get(segment.decoded);
  const literally = literal ? readingsOf(literal, path, index + 1, values) : [];
  if (literally.length > 0) return literally;
  const isLast = index === path.length - 1;
  const through: PathReading[] = [];
  for (const [value, next] of valuesOf(node.parameter, segment, isLast))
    through.push(...readingsOf(next, path, index + 1, [...values, value]));
  if (through.length > 0) return through;
  const rest = readRest(node.rest, path.slice(index), values);
  return rest.length > 0 ? rest : readEncodedName(node, path.slice(index), values);
}

/** Maximum number and maximum length of cached paths. */
const REMEMBERED = { paths: 256, length: 200 };

/** Finds and caches path interpretations, because clients often send the same paths again. */
export class PathReader {
  readonly #root: RouteNode;
  readonly #known = new Map<string, readonly PathReading[] | PathFault>();

  constructor(root: RouteNode) {
    this.#root = root;
  }

  /** @param path path as sent, without a query */
  read(path: string): readonly PathReading[] | PathFault {
    const known = this.#known.get(path);
    if (known !== undefined) return known;
    const segments = readPath(path);
    const readings = typeof segments === "string" ? segments : readingsOf(this.#root, segments);
    if (this.#known.size === REMEMBERED.paths) this.#known.clear();
    if (path.length <= REMEMBERED.length) this.#known.set(path, readings);
    return readings;
  }
}

/** Reads a resource name that was sent as a single segment with encoded slashes: `operations%2Fa%2Fb`. */
function readEncodedName(
  node: RouteNode,
  [first, ...others]: readonly PathSegment[],
  values: readonly string[],
): PathReading[] {
  const [, literal = "", raw = ""] = /^(.*?)%2F(.*)$/is.exec(first?.raw ?? "") ?? [];
  const rest = node.literals.get(decodeSegment(literal) ?? "")?.rest;
  const decoded = decodeSegment(raw);
  return rest && decoded !== undefined ? readRest(rest, [{ raw, decoded }, ...others], values) : [];
}

function readRest(branch: Branch, path: readonly PathSegment[], values: readonly string[]): PathReading[] {
  const last = path.at(-1);
  if (!last || (branch.plain === undefined && branch.verbs.size === 0)) return [];
  const before = path.slice(0, -1).map((each) => `${each.decoded}/`);
  return valuesOf(branch, last, true).map(([value, { methods }]) => ({
    methods,
    values: [...values, `${before.join("")}${value}`],
  }));
}

/**
 * Returns the possible values of a segment. If the last segment ends in a verb, returns two interpretations, starting
 * with the verb. The request's method determines which one applies. An unencoded colon before a verb takes precedence
 * over an encoded colon.
 */
function valuesOf(
  { plain, verbs }: Branch,
  { raw, decoded }: PathSegment,
  isLast: boolean,
): [string, RouteNode][] {
  const whole: [string, RouteNode][] = plain ? [[decoded, plain]] : [];
  if (!isLast) return whole;
  const encodedAt = raw.includes("%") ? raw.toUpperCase().lastIndexOf("%3A") : -1;
  const verb = cutVerb(verbs, raw, raw.lastIndexOf(":"), 1) ?? cutVerb(verbs, raw, encodedAt, 3);
  return verb ? [verb, ...whole] : whole;
}

function cutVerb(
  verbs: ReadonlyMap<string, RouteNode>,
  raw: string,
  at: number,
  width: number,
): [string, RouteNode] | undefined {
  if (at <= 0) return undefined;
  const next = verbs.get(decodeSegment(raw.slice(at + width)) ?? "");
  const value = decodeSegment(raw.slice(0, at));
  return next && value !== undefined ? [value, next] : undefined;
}

function addOperation(root: RouteNode, operation: ContractOperation): void {
  const spanning = operation.parameters.filter((each) => each.multiSegment).map((each) => each.name);
  const segments = parseTemplate(operation.template, new Set(spanning));
  const end = segments.reduce(step, root);
  const other = end.methods.get(operation.method)?.operation;
  if (other) {
    throw new ContractError(
      `${operation.operationId} and ${other.operationId} match the same requests: change one of their paths.`,
    );
  }
  const names = segments.flatMap((each) => (each.kind === "parameter" ? [each.name] : []));
  end.methods.set(operation.method, { operation, names, isRest: spanning.length > 0 });
}

function step(node: RouteNode, segment: TemplateSegment): RouteNode {
  if (segment.kind === "literal") return childOf(node.literals, segment.text);
  const branch = segment.isRest ? node.rest : node.parameter;
  if (segment.verb !== undefined) return childOf(branch.verbs, segment.verb);
  branch.plain ??= newNode();
  return branch.plain;
}

function childOf(children: Map<string, RouteNode>, key: string): RouteNode {
  const child = children.get(key) ?? newNode();
  children.set(key, child);
  return child;
}

function newNode(): RouteNode {
  const branch = (): Branch => ({ plain: undefined, verbs: new Map() });
  return { literals: new Map(), parameter: branch(), rest: branch(), methods: new Map() };
}
