/** How a schema library expresses the schemas of the contracts. */
export interface Dialect {
  readonly name: string;
  readonly imports: string;
  readonly unknown: string;
  readonly string: string;
  readonly boolean: string;
  readonly number: string;
  integer(minimum: number, maximum: number): string;
  pattern(expression: RegExp): string;
  nullable(code: string): string;
  array(code: string): string;
  /** @param others schema of additional members; anything is valid if omitted */
  object(members: readonly Member[], others?: string): string;
}

export interface Member {
  readonly name: string;
  readonly code: string;
  readonly isRequired: boolean;
}

/** Bundlers remove unused calls with this mark. Generated validators have it, so the peers get it too. */
const PURE = "/* @__PURE__ */ ";

function call(name: string, ...args: readonly string[]): string {
  return `${PURE}${name}(${args.join(", ")})`;
}

function shape(members: readonly Member[], optional: string): string {
  const lines = members.map(({ name, code, isRequired }) => {
    return `${JSON.stringify(name)}: ${isRequired ? code : call(optional, code)}`;
  });
  return `{ ${lines.join(", ")} }`;
}

const zodMini: Dialect = {
  name: "zod/mini",
  imports: 'import * as z from "zod/mini";',
  unknown: call("z.unknown"),
  string: call("z.string"),
  boolean: call("z.boolean"),
  number: call("z.number"),
  integer: (minimum, maximum) => `${call("z.int")}.check(z.gte(${minimum}), z.lte(${maximum}))`,
  pattern: (expression) => `${call("z.string")}.check(z.regex(${expression}))`,
  nullable: (code) => call("z.nullable", code),
  array: (code) => call("z.array", code),
  object: (members, others) => {
    const code = shape(members, "z.optional");
    return others === undefined
      ? call("z.looseObject", code)
      : call("z.catchall", call("z.object", code), others);
  },
};

const zod: Dialect = {
  ...zodMini,
  name: "zod",
  imports: 'import * as z from "zod";',
  integer: (minimum, maximum) => `${call("z.int")}.gte(${minimum}).lte(${maximum})`,
  pattern: (expression) => `${call("z.string")}.regex(${expression})`,
  object: (members, others) => {
    const code = shape(members, "z.optional");
    return others === undefined
      ? call("z.looseObject", code)
      : `${call("z.object", code)}.catchall(${others})`;
  },
};

const valibot: Dialect = {
  name: "valibot",
  imports: 'import * as v from "valibot";',
  unknown: call("v.unknown"),
  string: call("v.string"),
  boolean: call("v.boolean"),
  number: call("v.number"),
  integer: (minimum, maximum) => {
    const bounds = [call("v.minValue", String(minimum)), call("v.maxValue", String(maximum))];
    return call("v.pipe", call("v.number"), call("v.integer"), ...bounds);
  },
  pattern: (expression) => call("v.pipe", call("v.string"), call("v.regex", String(expression))),
  nullable: (code) => call("v.nullable", code),
  array: (code) => call("v.array", code),
  object: (members, others) => {
    const code = shape(members, "v.optional");
    return others === undefined ? call("v.looseObject", code) : call("v.objectWithRest", code, others);
  },
};

/** zod can generate code at run time, which content security policies forbid. This configuration turns it off. */
const zodWithoutCode: Dialect = {
  ...zod,
  name: "zod, jitless",
  imports: `${zod.imports}\nz.config({ jitless: true });`,
};

export const dialects: readonly Dialect[] = [zod, zodWithoutCode, zodMini, valibot];
