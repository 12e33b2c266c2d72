import type { OperationDefinition } from "@seamline/client-core";

const PARAMETER = /\{([^{}]+)\}/g;

/** Values for the path parameters of an operation, and the resulting request. */
export interface SampleCall {
  /** Path parameters or the resource name, by input key. */
  readonly input: Readonly<Record<string, string>>;
  readonly request: { readonly method: string; readonly path: string };
}

/** Builds an operation call with the path parameters `a1`, `a2`, …, in template order. */
export function sampleCall(operation: OperationDefinition): SampleCall {
  const { method, path } = operation;
  const values = valuesOf(path);
  return { input: inputOf(operation, values), request: { method, path: filled(path, values) } };
}

/** Builds one input per path parameter of an operation, with `..` as the value of this parameter. */
export function climbingInputs(operation: OperationDefinition): Readonly<Record<string, string>>[] {
  const values = valuesOf(operation.path);
  return Object.keys(values).map((name) => inputOf(operation, { ...values, [name]: ".." }));
}

type Values = Readonly<Record<string, string>>;

function valuesOf(template: string): Values {
  const names = Array.from(template.matchAll(PARAMETER), ([, name]) => `${name}`);
  return Object.fromEntries(names.map((name, at) => [name, `a${at + 1}`]));
}

function filled(template: string, values: Values): string {
  return template.replace(PARAMETER, (_, name: string) => `${values[name]}`);
}

function inputOf({ resourceName, renamed = {} }: OperationDefinition, values: Values): Values {
  const { input = "", pattern = "" } = resourceName ?? {};
  const keyOf = (name: string): string => Object.keys(renamed).find((key) => renamed[key] === name) ?? name;
  const flat = Object.entries(values).filter(([name]) => !pattern.includes(`{${name}}`));
  return {
    ...Object.fromEntries(flat.map(([name, value]) => [keyOf(name), value])),
    ...(pattern.includes("{") && { [input]: filled(pattern, values) }),
  };
}

/** Copies a JSON value and sets `part` at a pointer (RFC 6901). An empty pointer replaces the whole value. */
export function withValueAt(value: unknown, pointer: string, part: unknown): unknown {
  const [, key, ...rest] = pointer.split("/");
  if (key === undefined) return part;
  const name = key.replaceAll("~1", "/").replaceAll("~0", "~");
  const members = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...members, [name]: withValueAt(members[name], rest.map((each) => `/${each}`).join(""), part) };
}
