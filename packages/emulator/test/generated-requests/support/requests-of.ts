import fc from "fast-check";
import type {
  BundledOperation,
  BundledParameter,
  ReferenceBundle,
  Schema,
} from "../../support/reference-bundle.ts";
import { breakagesOf, wrongTexts } from "./breakages.ts";
import type { Breakage, GeneratedRequest, PathChoice, QueryValue } from "./generated-request.ts";
import { isWellFormed } from "./is-well-formed.ts";
import { RESPELLINGS, respelt } from "./respellings.ts";
import type { ValueSource } from "./values-of.ts";

/** Everything that is needed to generate requests. */
export interface RequestMaterial {
  readonly bundle: ReferenceBundle;
  readonly values: ValueSource;
  /** Headers of a caller with all permissions. */
  readonly owner: Readonly<Record<string, string>>;
  /** Headers of other callers. */
  readonly others: readonly Readonly<Record<string, string>>[];
  /** True if the service accepts the JSON spelling of Protocol Buffers clients. */
  readonly takesRespelling: boolean;
}

const JSON_TYPES = ["application/json", "application/json; charset=utf-8", "Application/JSON;x=y"];

/** Headers that the services ignore. */
const FURTHER_HEADERS: fc.Arbitrary<Record<string, string>> = fc.dictionary(
  fc.constantFrom("accept", "x-request-id", "user-agent", "cookie", "if-none-match", "traceparent"),
  fc.stringMatching(/^[!-~]{1,20}$/),
  { maxKeys: 2 },
);

/** Generates valid requests for an operation. */
export function validRequests(
  material: RequestMaterial,
  operation: BundledOperation,
): fc.Arbitrary<GeneratedRequest> {
  const { owner, others } = material;
  const caller = fc.oneof(
    { weight: 8, arbitrary: fc.constant(owner) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
  return fc
    .record({
      path: pathOf(material, operation),
      query: queryOf(material, operation),
      further: FURTHER_HEADERS,
      caller,
      type: fc.constantFrom(...JSON_TYPES),
      body: bodyOf(material, operation),
    })
    .map(({ path, query, further, caller, type, body }) => ({
      kind: "request",
      operationId: operation.operationId,
      path,
      query,
      headers: { ...further, ...caller, ...(body !== undefined && { "content-type": type }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }));
}

/** Generates valid requests that use an alternative spelling in the body. */
export function respeltRequests(
  material: RequestMaterial,
  operation: BundledOperation,
): fc.Arbitrary<GeneratedRequest> | undefined {
  const { bundle, takesRespelling } = material;
  const schema = operation.body && schemaOf(operation.body);
  if (!takesRespelling || !schema) return undefined;
  return fc.tuple(validRequests(material, operation), RESPELLINGS).map(([request, how]) => {
    if (request.body === undefined) return request;
    const value: unknown = JSON.parse(String(request.body));
    return { ...request, body: JSON.stringify(respelt(bundle, schema, value, how)), isRespelt: true };
  });
}

/** Generates requests with one invalid part. Returns `undefined` if no part of the operation can be invalid. */
export function invalidRequests(
  material: RequestMaterial,
  operation: BundledOperation,
): fc.Arbitrary<GeneratedRequest> | undefined {
  const ways = [...brokenParameters(material, operation), ...brokenBodies(material, operation)];
  if (ways.length === 0) return undefined;
  return fc
    .tuple(validRequests({ ...material, others: [material.owner] }, operation), fc.oneof(...ways))
    .map(([request, breakIt]) => breakIt(request));
}

type Break = (request: GeneratedRequest) => GeneratedRequest;

function pathOf(
  { bundle, values }: RequestMaterial,
  { parameters }: BundledOperation,
): fc.Arbitrary<PathChoice> {
  const named = parameters.filter((each) => each.in === "path");
  const texts = fc.record(
    Object.fromEntries(
      named.map((each) => [each.name, segmentOf(values, bundle.resolve(each.schema), each)]),
    ),
  );
  const last = named.at(-1)?.name ?? "";
  return fc.oneof(
    { weight: 8, arbitrary: fc.nat(1000).map((existing) => ({ existing, texts: {} })) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(fc.nat(1000), texts)
        .map(([existing, all]) => ({ existing, texts: { [last]: all[last] ?? "" } })),
    },
    { weight: 1, arbitrary: texts.map((all) => ({ texts: all })) },
  );
}

/** Generates values for a path parameter. Excludes empty, `.` and `..` segments, because URLs do not preserve them. */
function segmentOf(
  values: ValueSource,
  schema: Schema,
  { name, "x-multi-segment": isMulti }: BundledParameter,
): fc.Arbitrary<string> {
  const isKept = (text: string): boolean =>
    (isMulti ? text.split("/") : [text]).every((segment) => !["", ".", ".."].includes(segment));
  return values
    .of(schema, name)
    .map(String)
    .filter((text) => isKept(text) && isWellFormed(text));
}

function queryOf(
  { bundle, values }: RequestMaterial,
  { parameters }: BundledOperation,
): fc.Arbitrary<[string, QueryValue][]> {
  const named = parameters.filter((each) => each.in === "query");
  const pairs = named.map((each): fc.Arbitrary<[string, QueryValue][]> => {
    const text = values.of(bundle.resolve(each.schema), each.name).map(String).filter(isWellFormed);
    const token = fc.nat(1000).map((place) => ({ token: place }));
    const value: fc.Arbitrary<QueryValue> = each.name === "pageToken" ? fc.oneof(token, text) : text;
    const pair = value.map((sent): [string, QueryValue][] => [[each.name, sent]]);
    if (each.required) return pair;
    const weight = each.name.startsWith("page") ? 2 : 1;
    return fc.oneof(
      { weight: 4, arbitrary: fc.constant<[string, QueryValue][]>([]) },
      { weight, arbitrary: pair },
    );
  });
  const unknown = fc.dictionary(fc.stringMatching(/^unknown[!-~]{0,6}$/), fc.string({ maxLength: 5 }), {
    maxKeys: 1,
  });
  return fc
    .tuple(fc.tuple(...pairs), unknown)
    .map(([sent, more]) => [...sent.flat(), ...Object.entries(more)]);
}

function bodyOf({ values }: RequestMaterial, { body }: BundledOperation): fc.Arbitrary<unknown> {
  const schema = body && schemaOf(body);
  if (!schema) return fc.constant(undefined);
  const sent = values.of(schema);
  return body.required
    ? sent
    : fc.oneof({ weight: 1, arbitrary: fc.constant(undefined) }, { weight: 8, arbitrary: sent });
}

function schemaOf({ content }: NonNullable<BundledOperation["body"]>): Schema | undefined {
  return content["application/json"]?.schema;
}

function brokenParameters(
  { bundle }: RequestMaterial,
  { parameters }: BundledOperation,
): fc.Arbitrary<Break>[] {
  return parameters.flatMap((parameter) => {
    const { name, in: place } = parameter;
    if (place === "header") return [];
    const wrong = wrongTexts(bundle.resolve(parameter.schema)).filter(
      (text) => place === "query" || text !== "",
    );
    const broken: Breakage = { in: place, pointer: `/${name}` };
    const breaks = wrong.map((text) =>
      place === "path" ? withPath(name, text, broken) : withQuery(name, [text], broken),
    );
    const isList = bundle.resolve(parameter.schema).type === "array";
    const twice = place === "query" && !isList ? [withQuery(name, ["1", "1"], broken)] : [];
    const none = place === "query" && parameter.required ? [withQuery(name, [], broken)] : [];
    const all = [...breaks, ...twice, ...none];
    return all.length > 0 ? [fc.constantFrom(...all)] : [];
  });
}

function withPath(name: string, text: string, broken: Breakage): Break {
  return (request) => {
    const path = { existing: request.path.existing ?? 0, texts: { ...request.path.texts, [name]: text } };
    return { ...request, path, broken };
  };
}

function withQuery(name: string, texts: readonly string[], broken: Breakage): Break {
  return (request) => {
    const others = request.query.filter(([other]) => other !== name);
    return { ...request, query: [...others, ...texts.map((text) => [name, text] as const)], broken };
  };
}

function brokenBodies(
  { bundle, values }: RequestMaterial,
  { body }: BundledOperation,
): fc.Arbitrary<Break>[] {
  const schema = body && schemaOf(body);
  if (!schema) return [];
  const value = fc.tuple(values.of(schema), fc.nat(100_000)).map(([sound, place]) => {
    const all = breakagesOf(bundle, schema, sound);
    const { value: sent, pointer, missing } = all[place % all.length] ?? { value: [], pointer: "" };
    return withBody(JSON.stringify(sent), { in: "body", pointer, missing });
  });
  return [value, fc.constantFrom(...UNREADABLE, TOO_LARGE), values.of(schema).map(withWrongType)];
}

function withBody(body: string | Uint8Array, broken: Breakage): Break {
  return (request) => {
    const headers = { ...request.headers, "content-type": "application/json" };
    return { ...request, headers, body, broken };
  };
}

function withWrongType(value: unknown): Break {
  return (request) => {
    const headers = { ...request.headers, "content-type": "text/plain" };
    return {
      ...request,
      headers,
      body: JSON.stringify(value),
      broken: { in: "header", pointer: "/content-type" },
    };
  };
}

/** Bodies that are not valid JSON, or that are nested too deeply. */
const UNREADABLE: readonly Break[] = [
  "{",
  "{'a': 1}",
  '{"a":1,}',
  '{"a":"\u0001"}',
  "nonsense",
  "NaN",
  `${"[".repeat(5000)}${"]".repeat(5000)}`,
  new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
].map((body) => withBody(body, { in: "body", pointer: "" }));

/** A body with a number that a double cannot represent. */
const TOO_LARGE: Break = withBody("[-1e400]", { in: "body", pointer: "/0" });
